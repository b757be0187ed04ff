"""How memory is given back, and Python's garbage collector kept from holding up everybody."""

from __future__ import annotations

import ctypes
import gc
import sys

RARELY = 500
"""Collections of young objects for a full one; Python's own figure is 10."""


def tidy_memory() -> None:
    """Collect garbage, leave what is loaded out of later collections, and make full ones rare.

    A full collection looks at every object, which takes 0.2 s and more while nobody is served.
    Repeat it when much was replaced: what is left out is never collected.
    """
    gc.set_threshold(*gc.get_threshold()[:2], RARELY)
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    # what only the start needed is given back where the C library can: 3 MiB
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
