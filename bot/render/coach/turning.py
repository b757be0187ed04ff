"""The turning point of a game: what the lesson is about, or else what changed most."""

from __future__ import annotations

from bot.brain.coach import Coached
from bot.texts import Texts
from engine.solver.faults import Fault, Lesson
from engine.solver.report import Analysis
from engine.solver.verdict import Effect
from engine.solver.weighed import COSTLY

_FAR = {Effect.LUCK: 2, Effect.SKILL: 1}
"""How many times as much must have changed elsewhere to be the turning point instead."""

_HABITS = (Fault.IGNORED, Fault.REPEATED, Fault.ONLY, Fault.TRAP)
"""Mistakes of which a lesson tells all that a game has."""


def turning_point(coached: Coached, say: Texts) -> str:
    """Name the guess that the first lesson is about, unless it hardly mattered beside luck."""
    analysis = coached.analysis
    lesson = next(iter(coached.lessons), None)
    if lesson and lesson.cost >= COSTLY and not _is_outdone(lesson, analysis):
        return _say_choice(lesson, analysis, say)
    return _say_greatest(analysis, say)


def _is_outdone(lesson: Lesson, analysis: Analysis) -> bool:
    """Return whether another row changed more, by luck far more, than what the lesson is about."""
    point = analysis.turning_point
    if point.row == lesson.row:
        return False
    return abs(point.guesses) > _FAR[point.effect] * lesson.together


def _say_choice(lesson: Lesson, analysis: Analysis, say: Texts) -> str:
    row, guess = lesson.row, say.write(lesson.guess)
    cost = float(lesson.cost)
    if lesson.times > 1 and lesson.fault in _HABITS:
        cost, times = float(lesson.together), lesson.times
        return say("coach-turning-several", row=row, guess=guess, times=times, guesses=cost)
    if lesson.paid:
        saved = float(analysis.rows[row - 1].luck)
        return say("coach-turning-paid", row=row, guess=guess, guesses=cost, saved=saved)
    return say("coach-turning-skill", row=row, guess=guess, guesses=cost)


def _say_greatest(analysis: Analysis, say: Texts) -> str:
    point = analysis.turning_point
    if abs(point.guesses) < analysis.rows[point.row - 1].least:
        return say("coach-turning-none")
    if point.effect is Effect.SKILL:
        key = "coach-turning-skill"
    else:
        key = "coach-turning-lucky" if point.guesses > 0 else "coach-turning-unlucky"
    guess = say.write(analysis.rows[point.row - 1].guess)
    return say(key, row=point.row, guess=guess, guesses=float(abs(point.guesses)))
