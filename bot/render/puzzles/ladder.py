"""Graded help in words: a nudge, a letter, the best guesses with their reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.brain.puzzles import Remaining
from bot.domain.puzzles import Rung
from bot.render.puzzles import proposal
from bot.render.reply import Field
from bot.services.puzzles.views import Ladder
from bot.texts import Texts, keys
from engine.solver import Tier
from engine.solver.hints import MOST, Feature, Nudge, Telling

RUNGS = keys("puzzles-rung", Rung)
HINTS = keys("puzzles-rung", Rung, "hint")
_NUDGES = {
    Feature.DOUBLE: "puzzles-nudge-double",
    Feature.NO_DOUBLE: "puzzles-nudge-single",
    Feature.ENDS: "puzzles-nudge-ends",
    Feature.BEGINS: "puzzles-nudge-begins",
    Feature.VOWELS: "puzzles-nudge-vowels",
}


def count_words(left: Remaining, say: Texts) -> str:
    """Say how many words may be the answer of one board."""
    rare = left.total - left.likely
    match left.tier:
        case Tier.ANSWERS if rare > 0:
            return say("puzzles-left-likely", likely=left.likely, rare=rare)
        case Tier.ANSWERS:
            return say("puzzles-left", words=left.likely)
        case Tier.ALLOWED:
            return say("puzzles-left-rare", words=left.total)
        case Tier.NONE:
            return say("puzzles-left-none")


def count_all_words(left: Sequence[Remaining], open_boards: Iterable[int], say: Texts) -> str:
    """Say how many words may be the answer, in a line for each open board."""
    if len(left) == 1:
        return count_words(left[0], say)
    return "\n".join(
        say("puzzles-left-board", board=at + 1, left=count_words(left[at], say))
        for at in open_boards
    )


def add_board(text: str, board: int, boards: int, say: Texts) -> str:
    """Add to a text which board (from 0) it is about; unchanged if there is only one."""
    return say("puzzles-on-board", text=text, board=board + 1) if boards > 1 else text


def describe_rung(rung: Rung, say: Texts) -> str:
    """Return ``**Nudge**: …`` with what this rung tells."""
    return say("puzzles-rung-line", rung=say(RUNGS[rung]), hint=say(HINTS[rung]))


def fields(
    ladder: Ladder,
    left: Sequence[Remaining],
    open_boards: Sequence[int],
    length: int,
    say: Texts,
) -> tuple[Field, ...]:
    """Return the help of each rung climbed; a nudge and a letter are about the first open board."""

    def first(rung: Rung) -> str:
        name = say(RUNGS[rung])
        return add_board(name, open_boards[0], len(left), say) if open_boards else name

    found: list[Field] = []
    if ladder.nudge:
        found.append(Field(first(Rung.NUDGE), nudge(ladder.nudge, say)))
    if ladder.letter:
        found.append(Field(first(Rung.LETTER), letter(ladder.letter, length, say)))
    if ladder.guesses and ladder.guesses.guesses:
        text = proposal.guesses(ladder.guesses, len(open_boards), say)
        found.append(Field(say("puzzles-next"), text))
    return tuple(found)


def nudge(found: Nudge, say: Texts) -> str:
    """Return ``Most of the words left end in -ER.``"""
    key, certainty = _NUDGES[found.feature], _certainty(found)
    match found.feature:
        case Feature.VOWELS:
            return say(key, sure=certainty, vowels=say("puzzles-vowels", count=int(found.text)))
        case Feature.ENDS | Feature.BEGINS:
            return say(key, sure=certainty, letters=found.text.upper())
        case _:
            return say(key, sure=certainty)


def _certainty(found: Nudge) -> str:
    if found.total == 1:
        return "certain"
    if found.share <= MOST:
        return "many"
    # few words share it, but one of them is much likelier than the others
    return "likely" if 2 * found.count <= found.total else "most"


def letter(found: Telling, length: int, say: Texts) -> str:
    """Return ``4 of the 5 likeliest words have the letter A.``"""
    name = found.letter.upper()
    if found.count:
        return say("puzzles-letter", letter=name, count=found.count, words=found.total)
    place = "last" if found.place == length else found.place or 0
    return say("puzzles-letter-none", letter=name, words=found.total, place=place)
