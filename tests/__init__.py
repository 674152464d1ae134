"""The tests, and the tools that measure (`tests.bench`, `tests.accept`)."""
