"""Graded help in words: a nudge, a letter, the best guesses with their reasons."""

from __future__ import annotations

from collections.abc import Sequence

from bot.brain.puzzles import Remaining
from bot.domain.puzzles import Rung
from bot.render.reply import Field, plural
from bot.services.puzzles.views import Ladder
from engine.solver import Suggestion, Suggestions, Tier
from engine.solver.hints import MOST, Feature, Nudge, Telling
from engine.solver.shortlist import CANDIDATES

SUGGESTED = 5
FEW = 2
LABELS = {Rung.NUDGE: "Nudge", Rung.LETTER: "Letter", Rung.GUESSES: "Guesses"}


def remaining(left: Remaining) -> str:
    """How many words may be the answer of one board."""
    match left.tier:
        case Tier.ANSWERS:
            rare = left.total - left.likely
            if rare <= 0:
                return f"**{plural(left.likely, 'word')}** left."
            likely = plural(left.likely, "likely word")
            return f"**{likely}** left (and {plural(rare, 'rarer one')})."
        case Tier.ALLOWED:
            return f"No common word fits; **{plural(left.total, 'rare word')}** left."
        case Tier.NONE:
            return "No word in my list fits these rows."


def all_remaining(left: Sequence[Remaining], open_boards: Sequence[int]) -> str:
    """How many words may be the answer, a line for each open board."""
    if len(left) == 1:
        return remaining(left[0])
    return "\n".join(f"**{at + 1}** {remaining(left[at])}" for at in open_boards)


def on(board: int, boards: int) -> str:
    """Which board (from 0) is spoken of, to be put behind a heading; nothing if there is one."""
    return f" · board {board + 1}" if boards > 1 else ""


def fields(
    ladder: Ladder, left: Sequence[Remaining], open_boards: Sequence[int]
) -> tuple[Field, ...]:
    """What each rung that was climbed says; the first two speak of the first open board."""
    first = on(open_boards[0], len(left)) if open_boards else ""
    found: list[Field] = []
    if ladder.nudge:
        found.append(Field(f"Nudge{first}", nudge(ladder.nudge)))
    if ladder.letter:
        found.append(Field(f"Letter{first}", letter(ladder.letter)))
    if ladder.guesses and ladder.guesses.guesses:
        told = guesses(ladder.guesses, [left[at].total for at in open_boards])
        found.append(Field("Next guess", told))
    return tuple(found)


def nudge(found: Nudge) -> str:
    """``Most candidates end in -er.``, or of a few that weigh most ``Most likely it ends …``"""
    if found.total == 1:
        return f"The word {_feature(found, one=True)}."
    if found.share <= MOST:
        return f"Little is shared; but many candidates {_feature(found)}."
    if 2 * found.count <= found.total:
        return f"Most likely it {_feature(found, one=True)}."
    return f"Most candidates {_feature(found)}."


def letter(found: Telling) -> str:
    """``Try one with L: 17 of 34 words left hold it.``"""
    held = f"{found.count:,} of {plural(found.total, 'word')} left"
    verb = "holds" if found.count == 1 else "hold"
    return f"Try one with **{found.letter.upper()}**: {held} {verb} it."


def guesses(suggestions: Suggestions, remaining: Sequence[int]) -> str:
    """The ranked list, with expected remaining and the reason.

    `remaining` counts the words left on each open board. Of two words one says either.
    """
    guesses = suggestions.guesses
    if sum(remaining) <= FEW:
        guesses = tuple(guess for guess in guesses if guess.is_candidate) or guesses
    return "\n".join(_line(guess, remaining) for guess in guesses[:SUGGESTED])


def _feature(found: Nudge, *, one: bool = False) -> str:
    have, end, begin = ("has", "ends", "begins") if one else ("have", "end", "begin")
    match found.feature:
        case Feature.DOUBLE:
            return f"{have} a double letter"
        case Feature.NO_DOUBLE:
            return f"{have} no letter twice"
        case Feature.ENDS:
            return f"{end} in **-{found.text.upper()}**"
        case Feature.BEGINS:
            return f"{begin} with **{found.text.upper()}**"
        case Feature.VOWELS:
            return f"{have} {_vowels(int(found.text))}"


def _vowels(count: int) -> str:
    return "no vowel but perhaps Y" if count == 0 else plural(count, "vowel")


def _line(suggestion: Suggestion, remaining: Sequence[int]) -> str:
    word = f"**{suggestion.guess.upper()}**"
    if sum(remaining) == 1 and suggestion.is_candidate:
        return f"{word} – the only word left"
    may_be = "may be it, " if suggestion.is_candidate else ""
    leaves = f"leaves {suggestion.expected_remaining:.1f} on average"
    return f"{word} – {may_be}{leaves}: {reason(suggestion, remaining)}"


def reason(suggestion: Suggestion, remaining: Sequence[int]) -> str:
    """``splits 34 words into 21 groups, at worst 4 stay``"""
    seen = sum(min(count, CANDIDATES) for count in remaining)
    total = sum(remaining)
    words = plural(seen, "word") if seen == total else f"{seen:,} of {total:,} words"
    stay = plural(suggestion.worst, "stays", "stay")
    where = " on a board" if len(remaining) > 1 else ""
    return f"splits {words} into {plural(suggestion.parts, 'group')}, at worst {stay}{where}"
