"""formdiver's crawler: frontier, fetch, page, forms, results, archive and the worker that ties them together."""

__version__ = "0.1.0"
