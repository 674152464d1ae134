"""Whole made-up sites with a search, put together of independent choices: `python -m tests.bench.combinations` crawls them."""
