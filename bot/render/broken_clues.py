"""A clue that a word ignores, as a sentence."""

from __future__ import annotations

from bot.texts import Texts
from engine import Exclusion, Rule, Violation

_COPIES = ("", "refusals-copies-1", "refusals-copies-2", "refusals-copies-3", "refusals-copies-4")


def clue(broken: Violation | Exclusion, say: Texts) -> str:
    """Return the clue that a word ignores, as a sentence."""
    row, letter = broken.turn, broken.letter.upper()
    if isinstance(broken, Exclusion):
        return _exclusion(broken, say)
    if broken.at is not None:
        return say("refusals-clue-correct", row=row, at=broken.at, letter=letter)
    return say(
        "refusals-clue-used", row=row, copies=_copies(broken, say), count=min(broken.count, 4)
    )


def _exclusion(broken: Exclusion, say: Texts) -> str:
    row, at, letter = broken.turn, broken.at or 0, broken.letter.upper()
    match broken.rule:
        case Rule.CORRECT_STAYS:
            return say("refusals-clue-correct", row=row, at=at, letter=letter)
        case Rule.PRESENT_MOVES:
            return say("refusals-clue-elsewhere", row=row, at=at, letter=letter)
        case Rule.ENOUGH:
            return say("refusals-clue-at-least", row=row, copies=_copies(broken, say))
        case Rule.NOT_TOO_MANY if broken.count == 0:
            return say("refusals-clue-none", row=row, letter=letter)
        case Rule.NOT_TOO_MANY:
            return say("refusals-clue-exactly", row=row, copies=_copies(broken, say))


def _copies(broken: Violation | Exclusion, say: Texts) -> str:
    return say(_COPIES[min(broken.count, 4)], letter=broken.letter.upper())
