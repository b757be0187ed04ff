"""The coach's words: a game guess by guess, and how hard a word is."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from bot.board.bars import bars
from bot.board.bars_alt import alt
from bot.board.look import Look
from bot.board.text import rows, spaced
from bot.render.reply import Field, Picture, Reply, plural
from bot.services.coach.analysis import BoardsAnalysis, GameAnalysis
from engine import Turn
from engine.solver.difficulty import LIMIT, Difficulty
from engine.solver.report import Analysis, RowAnalysis
from engine.solver.several import Step
from engine.solver.verdict import (
    Effect,
    luck_figure,
    luck_word,
    skill_figure,
    skill_word,
)

TRAP = 4
"""Answers alike that make a trap."""

FAMILY = 30
"""Words of a trap that are named."""

_SCALES = "Skill is 99, halved by each guess given away; luck is 50 for none, 79 for a guess saved."

_NOTHING = Fraction(1, 200)
"""What is less rounds to nothing."""


def analysis(coached: GameAnalysis | BoardsAnalysis) -> Reply:
    """A game, guess by guess; of one board with a picture."""
    return _one(coached) if isinstance(coached, GameAnalysis) else _several(coached)


def _one(coached: GameAnalysis) -> Reply:
    found, look = coached.analysis, Look(coached.theme)
    drawn = rows([Turn(row.guess, row.feedback) for row in found.rows], look)
    told = (f"{line}\n-# {_row(row)}" for line, row in zip(drawn, found.rows, strict=True))
    sure = "all proven" if all(row.exact for row in found.rows) else "right to about 0.02"
    return Reply(
        title=f"Analysis · {spaced(found.answer)}",
        text="\n".join(told),
        fields=(
            Field("In all", f"{_verdict(found)}\n{identity(found)}"),
            Field("Turning point", _turning(found)),
            *_head_to_head(coached),
        ),
        footer=f"Figures are guesses, {sure}. {_SCALES}",
        private=True,
        picture=Picture(alt(found, look), partial(bars, found, look)),
    )


def _several(coached: BoardsAnalysis) -> Reply:
    lines = [f"{number}: {_step(step)}" for number, step in enumerate(coached.steps, start=1)]
    return Reply(
        title=f"Analysis · {len(coached.answers)} boards",
        text="\n".join(lines),
        footer=(
            "Counted are the words left on all open boards together: a guess for one board is no "
            "mistake on another."
        ),
        private=True,
    )


def _step(step: Step) -> str:
    boards = plural(step.open_boards, "board")
    after = f"{step.after:,} on {boards}" if step.open_boards else "solved"
    better = f"better was **{step.best.upper()}**, {step.best_expected:,.1f}"
    judged = "the best guess" if step.best == step.guess else better
    return (
        f"**{spaced(step.guess)}**\n"
        f"-# {plural(step.before, 'word')} → {after} ({_fortune(step)}) · {judged}"
    )


def _fortune(step: Step) -> str:
    """What was expected to be left; a factor of two is luck."""
    expected = f"{step.expected:,.1f} expected"
    if step.after > 2 * step.expected:
        return f"{expected}: unlucky"
    return f"{expected}: lucky" if 2 * step.after < step.expected else expected


def identity(found: Analysis) -> str:
    """``4 guesses = 3.42 by best play + 0.31 given away - -0.27 by luck``, in plain words.

    The hundredths add up: what rounding costs is borne by luck.
    """
    whole, _ = found.identity
    total, optimal, given = (round(100 * part) for part in (whole, found.optimal, found.inaccuracy))
    luck = optimal + given - total
    made = plural(len(found.rows), "guess", "guesses")
    more = f" + {_figure(found.remaining)} still to go" if found.remaining else ""
    chance = "saved by luck" if luck >= 0 else "lost by bad luck"
    return (
        f"{made}{more} = {optimal / 100:.2f} by best play + {given / 100:.2f} given away "
        f"{'−' if luck >= 0 else '+'} {abs(luck) / 100:.2f} {chance}"
    )


def difficulty(found: Difficulty) -> Reply:
    """How hard a word is to guess."""
    lines = [
        f"**{found.word.capitalize()}**, {found.figure} of 100.",
        f"My best play needs {_needed(found.best)}. People need "
        f"{_figure(found.human)} on average, and lose {float(found.human_lost):.0%} of games.",
        _losers(found),
        _trap(found),
    ]
    return Reply(
        title=f"How hard is {spaced(found.answer)}?",
        text="\n".join(lines),
        footer=(
            "Figured from the word alone: no running game is looked at. People are played with "
            "popular openers, then likely words."
        ),
        private=True,
    )


def _row(row: RowAnalysis) -> str:
    left = plural(row.before.likely, "word")
    after = f"{row.after.likely:,}" if row.expected_after else "solved"
    return f"{left} → {after} · {_skill(row)} · {_luck(row.luck)}"


def _skill(row: RowAnalysis) -> str:
    if row.inaccuracy < _NOTHING or not row.better:
        return "the best guess" if not row.better else "as good as the best"
    best = row.better[0]
    word = skill_word(skill_figure(row.inaccuracy))
    return f"{word}, gave away {_figure(row.inaccuracy)}; better was **{best.guess.upper()}**"


def _luck(luck: Fraction) -> str:
    if abs(luck) < _NOTHING:
        return "no luck in it"
    sign = "+" if luck > 0 else "−"
    return f"{luck_word(luck_figure(luck))}, {sign}{_figure(abs(luck))}"


def _verdict(found: Analysis) -> str:
    return (
        f"Skill **{found.skill}** of 99: {found.skill_word}. "
        f"Luck **{found.luck}** of 99: {found.luck_word}."
    )


def _turning(found: Analysis) -> str:
    point = found.turning_point
    guess = found.rows[point.row - 1].guess.upper()
    if abs(point.guesses) < _NOTHING:
        return "None: everything went as it should."
    which = f"Row {point.row}, **{guess}**: "
    size = f"{_figure(abs(point.guesses))} guesses"
    if point.effect is Effect.SKILL:
        return f"{which}it gave away {size}."
    return which + (f"luck saved {size}." if point.guesses > 0 else f"bad luck cost {size}.")


def _head_to_head(coached: GameAnalysis) -> tuple[Field, ...]:
    if not coached.rivals:
        return ()
    found = coached.analysis
    needed, lost = ("you needed", "you did not find it")
    if not coached.own:
        needed, lost = ("this game took", "this game was lost")
    own = f"{needed} {len(found.rows)}" if found.solved else lost
    told = (
        f"**{name}** {f'needed {guesses}' if guesses else 'lost'}"
        for name, guesses in coached.rivals.items()
    )
    return (Field("Head to head", f"{', '.join(told)}; {own}."),)


def _losers(found: Difficulty) -> str:
    if not found.losers:
        return f"None of {len(found.guesses)} strategies loses."
    verb = "loses" if len(found.losers) == 1 else "lose"
    names = ", ".join(found.losers)
    return f"{len(found.losers)} of {len(found.guesses)} strategies {verb}: {names}."


def _trap(found: Difficulty) -> str:
    if found.trap is None:
        return "No other answer differs from it in one letter only."
    words = found.trap.words
    more = " …" if len(words) > FAMILY else ""
    named = ", ".join(words[:FAMILY])
    pattern = found.trap.pattern.upper().replace("_", "▢")
    name = "Trap" if len(words) >= TRAP else "Alike"
    return f"{name}: {plural(len(words), 'answer')} of the form {pattern}: {named}{more}."


def _needed(guesses: int | None) -> str:
    if guesses is None or guesses > LIMIT:
        return f"more than {LIMIT} guesses"
    return plural(guesses, "guess", "guesses")


def _figure(guesses: Fraction) -> str:
    return f"{float(guesses):.2f}"
