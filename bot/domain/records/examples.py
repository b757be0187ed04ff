"""Shows what a share of a game looks like, made from the template that reads it."""

from __future__ import annotations

import re
from collections.abc import Iterable

_SLOT = re.compile(r"\{([a-z]+|\.\.\.)\}")
_FILLED = {
    "number": "123",
    "date": "2026-10-03",
    "day": "03/10/2026",
    "time": "1:23",
    "ticks": "83",
    "seconds": "1m 23s",
    "marks": "🟥🟥🟩",
    "signs": " ",
    "left": "4",
    "right": "6",
    "groups": " 🟨🟨🟨🟨 🟩🟩🟩🟩 🟦🟦🟦🟦 🟪🟪🟪🟪",
    "hints": " 🔵🔵🟡🔵",
    "percent": " (100%)",
    "row": "",
    "handle": "",
    "...": " … ",
}
"""What stands for a slot, where it is the same in every game."""


def write_example(template: str, figure: int, boards: int) -> str:
    """Return a line that the template reads, of a puzzle that was solved with this figure."""
    own = {
        "score": f"{figure:,}",
        "clock": f"{_write_keycaps('1')}:{_write_keycaps('23')}",
        "counts": f" {_write_keycaps(map(str, range(2, boards + 2)))}",
        "sixteen": _write_keycaps("".join(f"{guess:02}" for guess in range(5, 21))),
    }
    filled = _SLOT.sub(lambda slot: {**_FILLED, **own}[slot[1]], template)
    return " ".join(filled.split())


def _write_keycaps(digits: Iterable[str]) -> str:
    return "".join(f"{digit}\ufe0f\u20e3" for digit in digits)
