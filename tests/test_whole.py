"""Files that are there whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from crawler.whole import whole


def test_a_file_takes_its_name_when_all_is_written_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "out"
    path.write_text("before", "utf-8")
    with pytest.raises(ValueError, match="half"), whole(path) as new:
        new.write_text("half", "utf-8")
        raise ValueError("half")
    assert path.read_text("utf-8") == "before" and list(tmp_path.iterdir()) == [path]
    with whole(path) as new:
        new.write_text("after", "utf-8")
    assert path.read_text("utf-8") == "after" and list(tmp_path.iterdir()) == [path]


def test_what_a_link_stands_for_is_replaced_and_what_is_no_file_never(tmp_path: Path) -> None:
    path, link, pipe = tmp_path / "out", tmp_path / "link", tmp_path / "pipe"
    link.symlink_to(path)
    with whole(link) as new:
        new.write_text("after", "utf-8")
    assert link.is_symlink() and path.read_text("utf-8") == "after"
    os.mkfifo(pipe)
    for other in (pipe, tmp_path):
        with pytest.raises(OSError, match="no file"), whole(other) as new:
            new.write_text("after", "utf-8")
    assert pipe.is_fifo() and sorted(tmp_path.iterdir()) == sorted((path, link, pipe))
