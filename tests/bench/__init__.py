"""Tools that measure: each runs alone, as `python -m tests.bench.NAME`, and prints a table or JSON."""
