"""`python -m crawler` is `formdiver`."""

from crawler.cli import main

if __name__ == "__main__":
    main()
