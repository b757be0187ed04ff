"""What a game taught and what was fine about it, a sentence or two each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.texts import Texts, keys
from engine import Hard
from engine.clues import Exclusion, Rule
from engine.solver.lesson import Fault, Lesson
from engine.solver.praise import Merit, Praise
from engine.solver.report import Analysis
from engine.solver.traps import Trap

_PRAISES = keys("coach-praise", Merit)

_NAMED = 9
"""Words of a trap to name at most."""


def say_lesson(lesson: Lesson, found: Analysis, say: Texts) -> str:
    """Say what went wrong in a row, and what would have been better."""
    return f"💡 {' '.join(filter(None, _tell(lesson, found, say)))}"


def say_praise(praise: Praise, say: Texts) -> str:
    """Say what was good about a guess."""
    return say(
        _PRAISES[praise.merit],
        guess=praise.guess.upper(),
        row=praise.row,
        before=praise.before,
        after=praise.after,
        pattern=show_pattern(praise.trap) if praise.trap else "",
    )


def show_pattern(trap: Trap) -> str:
    """Return ``▢ATCH``."""
    return trap.pattern.upper().replace("_", "▢")


def _tell(lesson: Lesson, found: Analysis, say: Texts) -> Iterator[str]:
    guess, row = lesson.guess.upper(), lesson.row
    if lesson.only and row > 1:
        before = found.rows[row - 2].guess.upper()
        yield say("coach-only-after", before=before, answer=found.answer.upper())
    match lesson.fault:
        case Fault.IGNORED:
            yield _ignored(lesson, found, say)
        case Fault.REPEATED:
            first = [one.guess for one in found.rows].index(lesson.guess) + 1
            yield say("coach-repeated", guess=guess, row=row, first=first)
        case Fault.ONLY:
            yield say("coach-no-win", guess=guess, row=row)
        case Fault.TRAP:
            yield _trapped(lesson, found, say)
        case Fault.COSTLY | Fault.OPENER:
            yield _costly(lesson, say)
    if lesson.times > 1 and lesson.fault in (Fault.IGNORED, Fault.REPEATED, Fault.ONLY):
        yield say("coach-times", times=lesson.times)


def _ignored(lesson: Lesson, found: Analysis, say: Texts) -> str:
    """Name what was left out, and what was tried again."""
    told: list[str] = []
    for key, clues in list(_sort_clues(lesson.clues))[:2]:
        shown = dict.fromkeys(found.rows[clue.turn - 1].guess for clue in clues)
        letters = dict.fromkeys(clue.letter.upper() for clue in clues)
        told.append(
            say(
                key,
                guess=lesson.guess.upper(),
                row=lesson.row,
                also="yes" if told else "no",
                letters=say.join(letters),
                place=clues[0].at or 0,
                count=clues[0].count,
                shown=say.join(f"**{word.upper()}**" for word in shown),
            )
        )
    return " ".join(told)


def _sort_clues(clues: Sequence[Exclusion]) -> Iterator[tuple[str, Sequence[Exclusion]]]:
    """Yield the clues that one sentence can name, with its key, the plainest first."""
    missing = {clue.letter: clue for clue in reversed(clues) if clue.rule is Rule.ENOUGH}
    double = [clue for clue in missing.values() if clue.count > 1]
    if double:
        yield "coach-ignored-double", double[:1]
    elif missing:
        yield "coach-ignored-left-out", sorted(missing.values(), key=lambda clue: clue.turn)
    rest = [clue for clue in clues if clue.letter not in missing]
    gone = [clue for clue in rest if clue.rule is Rule.NOT_TOO_MANY and not clue.count]
    if gone:
        yield "coach-ignored-grey", gone
    for key, rule in (
        ("coach-ignored-moved", Rule.CORRECT_STAYS),
        ("coach-ignored-place", Rule.PRESENT_MOVES),
    ):
        same = [clue for clue in rest if clue.rule is rule]
        if same:
            yield key, same[:1]
    many = [clue for clue in rest if clue.rule is Rule.NOT_TOO_MANY and clue.count]
    if many:
        yield "coach-ignored-too-many", many[:1]


def _trapped(lesson: Lesson, found: Analysis, say: Texts) -> str:
    trap = lesson.trap
    if trap is None:
        return ""
    at = trap.pattern.index("_")
    named = [word.upper() for word in trap.words[:_NAMED]]
    more = len(trap.words) > _NAMED
    told = say(
        "coach-trapped",
        pattern=show_pattern(trap),
        words=len(trap.words),
        named=say("coach-named-more", named=", ".join(named)) if more else say.join(named),
        guess=lesson.guess.upper(),
        row=lesson.row,
    )
    letters = [word[at].upper() for word in trap.words if word != lesson.guess]
    return f"{told} {_way_out(lesson, letters[:5], found, say)}"


def _way_out(lesson: Lesson, letters: Sequence[str], found: Analysis, say: Texts) -> str:
    if found.hard is not Hard.OFF:
        return say("coach-trapped-hard")
    if lesson.better:
        alone = lesson.better_left is not None and lesson.better_left <= 1
        key = "coach-trapped-apart" if alone else "coach-trapped-better"
        return say(key, better=lesson.better.upper())
    return say("coach-trapped-letters", letters=say.join(letters))


def _costly(lesson: Lesson, say: Texts) -> str:
    better = (lesson.better or lesson.guess).upper()
    if lesson.fault is Fault.OPENER:
        return say(
            "coach-opener",
            guess=lesson.guess.upper(),
            better=better,
            left=round(lesson.left),
            better_left=round(lesson.better_left or 0),
        )
    told = say("coach-lesson", row=lesson.row, guess=lesson.guess.upper(), better=better)
    return f"{told} {_reason(lesson, say)}"


def _reason(lesson: Lesson, say: Texts) -> str:
    if lesson.apart:
        word, other = (one.upper() for one in lesson.apart)
        return say("coach-apart", word=word, other=other)
    left, better = round(lesson.left), round(lesson.better_left or 0)
    if better < left:
        return say("coach-fewer", left=left, better=better)
    return say("coach-sooner")
