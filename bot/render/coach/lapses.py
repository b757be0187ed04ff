"""The clues that were ignored, with all the guesses that did so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.render.coach.voice import choose_voice
from bot.texts import Texts, keys
from engine.solver.faults import Lesson
from engine.solver.lapses import Ignored, Lapse
from engine.solver.report import Analysis

_LAPSES = keys("coach-ignored", Lapse)
_OTHERS = {
    Lapse.LOST: ("coach-ignored-lost-other",),
    Lapse.LEFT_OUT: ("coach-ignored-left-out-other",),
    Lapse.PLACE: ("coach-ignored-place-other",),
    Lapse.GREY: ("coach-ignored-grey-other", "coach-ignored-grey-third"),
}
"""Other ways to say the same, for the first sentence of a lesson."""


def tell_lapses(lesson: Lesson, analysis: Analysis, say: Texts) -> Iterator[str]:
    """Yield a sentence for each lapse, and one for the guesses that ignored yet other clues."""
    last: tuple[int, ...] = ()
    for lapse in lesson.lapses:
        if not last and lesson.only:
            yield say_only(lesson, analysis, say)
        yield _tell(
            lapse, analysis, say, also=last == lapse.rows and len(last) == 1, first=not last
        )
        last = lapse.rows
    if lesson.others:
        yield say("coach-ignored-too", guesses=_name_guesses(lesson.others, analysis, say))


def say_only(lesson: Lesson, analysis: Analysis, say: Texts) -> str:
    """Say after which guess the answer was the only word left; nothing for the first guess."""
    if lesson.row == 1:
        return ""
    before = say.write(analysis.rows[lesson.row - 2].guess)
    return say("coach-only-after", before=before, answer=say.write(analysis.answer))


def _tell(lapse: Ignored, analysis: Analysis, say: Texts, *, also: bool, first: bool) -> str:
    several = len(lapse.rows) > 1
    others = _OTHERS.get(lapse.lapse, ()) if first else ()
    ignored = say(
        choose_voice(analysis, _LAPSES[lapse.lapse], *others),
        who="several" if several else "it" if also else "one",
        guess=say.write(analysis.rows[lapse.rows[0] - 1].guess),
        row=lapse.rows[0],
        times=len(lapse.rows),
        letters=say.join(letter.upper() for letter in lapse.letters),
        place=lapse.at or 0,
        count=lapse.count,
        shown=say.join(f"**{say.write(analysis.rows[row - 1].guess)}**" for row in lapse.shown),
    )
    rows = _name_guesses(lapse.rows, analysis, say)
    return say("coach-ignored", told=ignored, several="yes" if several else "no", rows=rows)


def _name_guesses(rows: Iterable[int], analysis: Analysis, say: Texts) -> str:
    """Return ``CABIN (row 3) and CANNY (row 4)``."""
    guesses = ((say.write(analysis.rows[row - 1].guess), row) for row in rows)
    return say.join(say("coach-in-row", guess=guess, row=row) for guess, row in guesses)
