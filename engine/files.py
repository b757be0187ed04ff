"""Reading files that somebody names, of which none may fill the memory."""

from __future__ import annotations

from errno import EFBIG
from pathlib import Path

_MOST = 1 << 26
"""The most bytes of a word list or a proof; the largest of ours has four million."""


def read_limited(path: Path) -> bytes:
    """Return the content of a file; raises `OSError`, also for more than 64 MiB."""
    with path.open("rb") as file:
        content = file.read(_MOST + 1)
    if len(content) > _MOST:
        raise OSError(EFBIG, f"it is larger than {_MOST >> 20} MiB")
    return content
