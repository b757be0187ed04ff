"""The coach's words: a game guess by guess, and how hard a word is."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import partial

from bot.board.bars import bars
from bot.board.bars_alt import alt
from bot.board.look import Look
from bot.board.text import rows, spaced
from bot.render.reply import Field, Picture, Reply
from bot.render.rivals import rival_name
from bot.services.coach.analysis import BoardsAnalysis, GameAnalysis
from bot.texts import Texts, keys
from engine import Turn
from engine.solver.difficulty import LEVELS, LIMIT, Difficulty
from engine.solver.report import Analysis, RowAnalysis
from engine.solver.several import Step
from engine.solver.verdict import SKILLS, Effect, luck_figure, luck_word, skill_figure, skill_word

TRAP = 4
"""Answers alike that make a trap."""

FAMILY = 30
"""Words of a trap that are named."""

_SKILL = keys("coach-skill", SKILLS.values())
LUCK = {
    "very lucky": "coach-luck-very-lucky",
    "lucky": "coach-luck-lucky",
    "a little lucky": "coach-luck-a-little-lucky",
    "neither lucky nor unlucky": "coach-luck-neither",
    "a little unlucky": "coach-luck-a-little-unlucky",
    "unlucky": "coach-luck-unlucky",
    "very unlucky": "coach-luck-very-unlucky",
}
_LEVELS = keys("coach-level", LEVELS.values())

_NOTHING = Fraction(1, 200)
"""What is less rounds to nothing."""


def analysis(coached: GameAnalysis | BoardsAnalysis, look: Look) -> Reply:
    """A game, guess by guess; of one board with a picture in the theme of who asked."""
    if isinstance(coached, GameAnalysis):
        return _one(coached, look)
    return _several(coached, look.say)


def _one(coached: GameAnalysis, look: Look) -> Reply:
    found, say, look = coached.analysis, look.say, replace(look, theme=coached.theme)
    drawn = rows([Turn(row.guess, row.feedback) for row in found.rows], look)
    told = (f"{line}\n-# {_row(row, say)}" for line, row in zip(drawn, found.rows, strict=True))
    exact = all(row.exact for row in found.rows)
    return Reply(
        title=say("coach-title", answer=spaced(found.answer)),
        text="\n".join(told),
        fields=(
            Field(say("coach-all-title"), f"{_verdict(found, say)}\n{add_up(found, say)}"),
            Field(say("coach-turning-title"), _turning(found, say)),
            *_head_to_head(coached, say),
        ),
        footer=say("coach-note-exact" if exact else "coach-note"),
        private=True,
        picture=Picture(alt(found, look), partial(bars, found, look)),
    )


def _several(coached: BoardsAnalysis, say: Texts) -> Reply:
    lines = [f"{number}: {_step(step, say)}" for number, step in enumerate(coached.steps, start=1)]
    return Reply(
        title=say("coach-boards-title", boards=len(coached.answers)),
        text="\n".join(lines),
        footer=say("coach-boards-note"),
        private=True,
    )


def _step(step: Step, say: Texts) -> str:
    solved = step.open_boards == 0
    told = say(
        "coach-step",
        words=step.before,
        after=say("coach-solved")
        if solved
        else say("coach-step-after", words=step.after, boards=step.open_boards),
        expected=say("coach-expected", words=step.expected, fortune=_fortune(step)),
        judged=say("coach-best")
        if step.best == step.guess
        else say("coach-step-better", best=step.best.upper(), words=step.best_expected),
    )
    return f"**{spaced(step.guess)}**\n-# {told}"


def _fortune(step: Step) -> str:
    """A factor of two is luck."""
    if step.after > 2 * step.expected:
        return "unlucky"
    return "lucky" if 2 * step.after < step.expected else "neither"


def add_up(found: Analysis, say: Texts) -> str:
    """``3 guesses = 3.42 with best play + 0.31 for weaker guesses − 0.73 saved by good luck``.

    The hundredths add up: what rounding costs is borne by luck.
    """
    whole, _ = found.identity
    total, optimal, given = (round(100 * part) for part in (whole, found.optimal, found.inaccuracy))
    luck = (optimal + given - total) / 100
    left = found.remaining
    return say(
        "coach-sum",
        guesses=len(found.rows),
        more=say("coach-sum-more", guesses=float(left)) if left else "",
        optimal=optimal / 100,
        given=given / 100,
        fortune=say("coach-sum-lucky" if luck >= 0 else "coach-sum-unlucky", guesses=abs(luck)),
    )


def difficulty(found: Difficulty, look: Look) -> Reply:
    """How hard a word is to guess."""
    say = look.say
    people = say("coach-hard-people", guesses=float(found.human), lost=float(found.human_lost))
    lines = [
        say("coach-hard-figure", level=say(_LEVELS[found.word]), figure=found.figure),
        f"{_count_needed(found.best, say)} {people}",
        _losers(found, say),
        _trap(found, say),
    ]
    return Reply(
        title=say("coach-hard-title", answer=spaced(found.answer)),
        text="\n".join(lines),
        footer=say("coach-hard-note"),
        private=True,
    )


def _row(row: RowAnalysis, say: Texts) -> str:
    return say(
        "coach-row",
        words=row.before.likely,
        after=row.after.likely if row.expected_after else say("coach-solved"),
        skill=_skill(row, say),
        luck=_luck(row.luck, say),
    )


def _skill(row: RowAnalysis, say: Texts) -> str:
    if not row.better:
        return say("coach-best")
    if row.inaccuracy < _NOTHING:
        return say("coach-as-good")
    return say(
        "coach-better",
        skill=say(_SKILL[skill_word(skill_figure(row.inaccuracy))]),
        guesses=float(row.inaccuracy),
        best=row.better[0].guess.upper(),
    )


def _luck(luck: Fraction, say: Texts) -> str:
    if abs(luck) < _NOTHING:
        return say("coach-no-luck")
    told = say(LUCK[luck_word(luck_figure(luck))])
    return say("coach-luck", luck=told, sign="+" if luck > 0 else "−", guesses=float(abs(luck)))


def _verdict(found: Analysis, say: Texts) -> str:
    return say(
        "coach-verdict",
        skill=found.skill,
        skilled=say(_SKILL[found.skill_word]),
        luck=found.luck,
        lucky=say(LUCK[found.luck_word]),
    )


def _turning(found: Analysis, say: Texts) -> str:
    point = found.turning_point
    if abs(point.guesses) < _NOTHING:
        return say("coach-turning-none")
    if point.effect is Effect.SKILL:
        key = "coach-turning-skill"
    else:
        key = "coach-turning-lucky" if point.guesses > 0 else "coach-turning-unlucky"
    guess = found.rows[point.row - 1].guess.upper()
    return say(key, row=point.row, guess=guess, guesses=float(abs(point.guesses)))


def _head_to_head(coached: GameAnalysis, say: Texts) -> tuple[Field, ...]:
    if not coached.rivals:
        return ()
    rivals = (
        say("coach-rival-needed", rival=rival_name(name, say), guesses=guesses)
        if guesses
        else say("coach-rival-lost", rival=rival_name(name, say))
        for name, guesses in coached.rivals.items()
    )
    text = say("coach-rivals", rivals=", ".join(rivals), own=_own(coached, say))
    return (Field(say("coach-rivals-title"), text),)


def _own(coached: GameAnalysis, say: Texts) -> str:
    found, own = coached.analysis, coached.own
    if found.solved:
        return say("coach-own-needed" if own else "coach-game-needed", guesses=len(found.rows))
    return say("coach-own-lost" if own else "coach-game-lost")


def _count_needed(guesses: int | None, say: Texts) -> str:
    if guesses is None or guesses > LIMIT:
        return say("coach-hard-solver-lost", most=LIMIT)
    return say("coach-hard-solver", guesses=guesses)


def _losers(found: Difficulty, say: Texts) -> str:
    strategies, losers = len(found.guesses), found.losers
    if not losers:
        return say("coach-losers-none", strategies=strategies)
    names = ", ".join(rival_name(name, say) for name in losers)
    return say("coach-losers", losers=len(losers), strategies=strategies, names=names)


def _trap(found: Difficulty, say: Texts) -> str:
    if found.trap is None:
        return say("coach-alike-none")
    words = found.trap.words
    named = ", ".join(words[:FAMILY])
    if len(words) > FAMILY:
        named = say("coach-named-more", named=named)
    pattern = found.trap.pattern.upper().replace("_", "▢")
    key = "coach-trap" if len(words) >= TRAP else "coach-alike"
    return say(key, words=len(words), pattern=pattern, named=named)
