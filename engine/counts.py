"""How many of something there are, as text."""

from __future__ import annotations


def write_count(number: int, noun: str) -> str:
    """Return a number with its noun, such as ``1 word`` or ``2,448 words``."""
    several = f"{noun}es" if noun.endswith("s") else f"{noun}s"
    return f"{number:,} {noun if number == 1 else several}"
