"""`formdiver`, and `python -m crawler`: all of the command line is imported late, so that stopping it says so at any moment."""

import os
import signal
import sys


def main() -> None:
    """Run the command line; Ctrl-C while it is still being loaded ends it as later on, with exit code 130."""
    # Sums over several threads, which wait for each other by spinning, are slower beside other work, up to a hundred times,
    # and end in other digits on a machine with another number of processors: models would not be what others train.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from crawler.cli import main as command
    except KeyboardInterrupt:
        sys.stderr.write("formdiver: interrupted before anything was begun.\n")
        sys.exit(130)
    try:
        command()
    finally:
        # Whoever presses Ctrl-C once more is not to break off the ending: nothing is left to be stopped.
        signal.signal(signal.SIGINT, signal.SIG_IGN)


if __name__ == "__main__":
    main()
