"""Letters beyond A to Z, built from the embedded font, which has no others."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

Stroke = tuple[tuple[float, float], ...]
"""Points to join, a single one being a dot: x from -1 to 1, y from 0 at the letter to 1."""

_BUILT = {"Æ": ("AE", ""), "Œ": ("OE", ""), "Ø": ("O", "\u0338"), "Ł": ("L", "\u0337")}

_RING: Stroke = ((0, 0.1), (0.35, 0.3), (0.35, 0.7), (0, 0.9), (-0.35, 0.7), (-0.35, 0.3), (0, 0.1))

ABOVE: Mapping[str, tuple[Stroke, ...]] = {
    "\u0300": (((-0.4, 0.9), (0.3, 0.2)),),  # grave
    "\u0301": (((0.4, 0.9), (-0.3, 0.2)),),  # acute
    "\u0302": (((-0.6, 0.2), (0, 0.9), (0.6, 0.2)),),  # circumflex
    "\u0303": (((-0.7, 0.3), (-0.3, 0.8), (0.3, 0.3), (0.7, 0.8)),),  # tilde
    "\u0304": (((-0.6, 0.5), (0.6, 0.5)),),  # macron
    "\u0306": (((-0.6, 0.9), (-0.3, 0.3), (0.3, 0.3), (0.6, 0.9)),),  # breve
    "\u0307": (((0, 0.5),),),  # dot
    "\u0308": (((-0.5, 0.5),), ((0.5, 0.5),)),  # diaeresis
    "\u030a": (_RING,),
    "\u030b": (((-0.1, 0.9), (-0.6, 0.2)), ((0.7, 0.9), (0.2, 0.2))),  # double acute
    "\u030c": (((-0.6, 0.9), (0, 0.2), (0.6, 0.9)),),  # caron
}
BELOW: Mapping[str, tuple[Stroke, ...]] = {
    "\u0327": (((0.1, 0), (0.3, 0.5), (-0.3, 0.9)),),  # cedilla
    "\u0328": (((0.4, 0), (0.1, 0.6), (0.6, 0.9)),),  # ogonek
}
ACROSS: Mapping[str, tuple[Stroke, ...]] = {
    "\u0337": (((-0.9, 0.35), (0.1, 0.7)),),  # short slash
    "\u0338": (((-1.1, 0), (1.1, 1)),),  # long slash
}


def taken_apart(letter: str) -> tuple[str, str]:
    """The letters of the font that `letter` is built from, and the marks to add."""
    capital = letter.upper() if len(letter.upper()) == 1 else letter
    if capital in _BUILT:
        return _BUILT[capital]
    base, *marks = unicodedata.normalize("NFD", capital)
    return base, "".join(marks)
