"""Codes by which a word that somebody set is played elsewhere."""

from __future__ import annotations

from random import Random

from bot.domain.errors import PlayerError

CODE = 8
"""Letters of a code by which a word that somebody set is played elsewhere."""

_CODED = "abcdefghjkmnpqrstuvwxyz23456789"
"""What codes are made of: no two signs that look alike."""


class UnknownCode(PlayerError):
    """No word that somebody set has this code."""


class CodeAlone(PlayerError):
    """A code was given together with other options of a game."""


class ClueUnwelcome(PlayerError):
    """The clue to a word has a word that the server refuses."""


class CodeUnwelcome(PlayerError):
    """The word of a code is not played in this server."""


class OwnCode(PlayerError):
    """Only whoever set a word may have it played elsewhere."""


def make_code(dice: Random) -> str:
    """Return a new code."""
    return "".join(dice.choices(_CODED, k=CODE))


def read_code(text: str) -> str:
    """Return a code as it is stored, however it was typed."""
    return "".join(filter(str.isalnum, text.lower()))


def write_code(code: str) -> str:
    """Return a code as people copy it: ``ABCD-EFGH``."""
    return f"{code[: CODE // 2]}-{code[CODE // 2 :]}".upper()
