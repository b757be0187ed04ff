"""How memory is given back, and Python's garbage collector kept from holding up everybody."""

from __future__ import annotations

import ctypes
import gc
import sys


def tidy_memory() -> None:
    """Collect garbage, and leave what is loaded out of later collections.

    A full collection looks at every object that is not left out: 0.2 s and more for all that is
    loaded, 0.05 s for what a crowd adds. Repeat it when much was replaced: what is left out is
    never collected.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    # what only the start needed is given back where the C library can: 3 MiB
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
