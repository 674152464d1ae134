"""Files that are there whole or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

from crawler.journal import sync_folder


@contextmanager
def whole(path: Path, *, named: bool = True) -> Iterator[Path]:
    """A path beside `path` to write a file to, which takes that name when all went well: whoever reads, after a power failure
    too, finds the file before or all of the new one. With `named` false the name itself may be lost then, as long as nobody
    syncs the folder. What a link stands for is replaced, not the link. Raises OSError where something stands there that is no
    file: a device is not to be taken away."""
    path = Path(os.path.realpath(path))
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "there is something that is no file", str(path))
    new = path.with_name(f".{path.name}.{os.getpid()}.{uuid4().hex[:8]}.new")
    try:
        yield new
        file = os.open(new, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
        new.replace(path)
        if named:
            sync_folder(path.parent)
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)  # still there where something failed
