"""What a game taught and what was fine about it, a sentence or two each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.render.coach.lapses import say_only, tell_lapses
from bot.render.coach.voice import choose_voice
from bot.texts import Texts, keys
from engine import Hard
from engine.solver.faults import Fault, Lesson
from engine.solver.praise import Merit, Praise
from engine.solver.report import Analysis
from engine.solver.traps import Trap, list_tested
from engine.solver.weighed import POOR

_PRAISES = keys("coach-praise", Merit)

_NOTABLE = 0.05
"""The guesses a game from which on it is said what an opener costs."""

_NAMED = 9
"""Words of a trap to name at most."""


def say_lesson(lesson: Lesson, analysis: Analysis, say: Texts) -> str:
    """Say what went wrong in a row, and what would have been better."""
    return f"💡 {' '.join(filter(None, _tell(lesson, analysis, say)))}"


def say_praise(praise: Praise, say: Texts) -> str:
    """Say what was good about a guess."""
    return say(
        _PRAISES[praise.merit],
        guess=say.write(praise.guess),
        row=praise.row,
        before=praise.before,
        after=praise.after,
        pattern=show_pattern(praise.trap) if praise.trap else "",
    )


def show_pattern(trap: Trap) -> str:
    """Return ``▢ATCH``."""
    return trap.pattern.upper().replace("_", "▢")


def _tell(lesson: Lesson, analysis: Analysis, say: Texts) -> Iterator[str]:
    guess, row = say.write(lesson.guess), lesson.row
    if lesson.only and lesson.fault is not Fault.IGNORED:
        yield say_only(lesson, analysis, say)
    match lesson.fault:
        case Fault.IGNORED:
            yield from tell_lapses(lesson, analysis, say)
        case Fault.REPEATED:
            first = [one.guess for one in analysis.rows].index(lesson.guess) + 1
            yield say("coach-repeated", guess=guess, row=row, first=first)
        case Fault.ONLY:
            yield say("coach-no-win", guess=guess, row=row)
        case Fault.TRAP:
            yield _trapped(lesson, analysis, say)
        case Fault.NARROW:
            yield from _narrow(lesson, say)
        case Fault.COSTLY | Fault.OPENER:
            yield _costly(lesson, analysis, say)
    if lesson.times > 1 and lesson.fault in (Fault.REPEATED, Fault.ONLY):
        yield say("coach-times", times=lesson.times)
    if lesson.paid and lesson.times == 1:
        yield say("coach-paid", before=lesson.before, after=lesson.after)


def _trapped(lesson: Lesson, analysis: Analysis, say: Texts) -> str:
    trap = lesson.trap
    if trap is None:
        return ""
    named = [say.write(word) for word in trap.words[:_NAMED]]
    more = len(trap.words) > _NAMED
    # a word that differs in the same place, but could not be the answer any more
    outside = lesson.guess not in trap.words
    usual = "coach-trapped-other" if outside else "coach-trapped"
    sentence = say(
        choose_voice(analysis, usual, "coach-trapped-other"),
        pattern=show_pattern(trap),
        words=len(trap.words),
        named=say("coach-named-more", named=", ".join(named)) if more else say.join(named),
        guess=say.write(lesson.guess),
        row=lesson.row,
    )
    pairs = zip(trap.words, trap.letters, strict=True)
    letters = [letter.upper() for word, letter in pairs if word != lesson.guess]
    return f"{sentence} {_way_out(lesson, letters[:5], analysis, say)}"


def _narrow(lesson: Lesson, say: Texts) -> Iterator[str]:
    """Say which letters of a trap a guess tested, and which a better one would have."""
    trap = lesson.trap
    if trap is None:
        return
    tested, better = (
        [letter.upper() for letter in list_tested(trap, word)] if word else []
        for word in (lesson.guess, lesson.better)
    )
    yield say(
        "coach-narrow",
        pattern=show_pattern(trap),
        guess=say.write(lesson.guess),
        row=lesson.row,
        some="yes" if tested else "no",
        tested=say.join(tested),
        letters=say.join(letter.upper() for letter in trap.letters),
    )
    if lesson.better and better:
        yield say("coach-narrow-better", better=say.write(lesson.better), tested=say.join(better))


def _way_out(lesson: Lesson, letters: Sequence[str], analysis: Analysis, say: Texts) -> str:
    if analysis.hard is not Hard.OFF:
        return say("coach-trapped-hard")
    if lesson.better:
        alone = lesson.better_left is not None and lesson.better_left <= 1
        key = "coach-trapped-apart" if alone else "coach-trapped-better"
        return say(key, better=say.write(lesson.better))
    return say("coach-trapped-letters", letters=say.join(letters))


def _costly(lesson: Lesson, analysis: Analysis, say: Texts) -> str:
    better = say.write(lesson.better or lesson.guess)
    if lesson.fault is Fault.OPENER:
        sentence = say(
            "coach-opener",
            guess=say.write(lesson.guess),
            better=better,
            left=round(lesson.left),
            better_left=round(lesson.better_left or 0),
            start="very" if lesson.cost >= POOR else "slow",
        )
        if lesson.a_game is None or lesson.a_game < _NOTABLE:
            return sentence
        return f"{sentence} {say('coach-opener-costs', guesses=lesson.a_game)}"
    key = choose_voice(analysis, "coach-lesson", "coach-lesson-other")
    sentence = say(key, row=lesson.row, guess=say.write(lesson.guess), better=better)
    return f"{sentence} {_reason(lesson, analysis, say)}"


def _reason(lesson: Lesson, analysis: Analysis, say: Texts) -> str:
    if lesson.better == analysis.answer:
        return say("coach-fits")
    if lesson.apart:
        word, other = (say.write(one) for one in lesson.apart)
        return say("coach-apart", word=word, other=other)
    left, better = round(lesson.left), round(lesson.better_left or 0)
    if better < left:
        return say("coach-fewer", left=left, better=better)
    return say("coach-sooner")
