"""Codes by which a word that somebody set is played elsewhere."""

from __future__ import annotations

from random import Random

CODE = 8
"""Letters of a code by which a word that somebody set is played elsewhere."""

_CODED = "abcdefghjkmnpqrstuvwxyz23456789"
"""What codes are made of: no two signs that look alike."""


def make_code(dice: Random) -> str:
    """Return a new code."""
    return "".join(dice.choices(_CODED, k=CODE))


def read_code(text: str) -> str:
    """Return a code as it is stored, however it was typed."""
    return "".join(filter(str.isalnum, text.lower()))


def write_code(code: str) -> str:
    """Return a code as people copy it: ``ABCD-EFGH``."""
    return f"{code[: CODE // 2]}-{code[CODE // 2 :]}".upper()
