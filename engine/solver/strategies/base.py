"""The interface of a strategy, and how guesses are ordered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, runtime_checkable

import numpy as np

from engine.checks import BadArgument, check_kind, check_number, check_several
from engine.errors import NotAllowed, RepeatedGuess
from engine.game import find_ignored
from engine.hardmode import HardModeBroken
from engine.solver.candidates import Candidates, Tier, choose
from engine.solver.knowledge import Knowledge
from engine.solver.partition import Figures, Partitions, add_up, partition
from engine.solver.suggestions import FAMILIAR_WEIGHT, Suggestion, Suggestions
from engine.solver.words import Indices, Words
from engine.words import Word, check_word

TOP = 10

_NOTHING = 1e-9
"""The most bits that are only a rounding error."""


@runtime_checkable
class Strategy(Protocol):
    """A way to choose the next guess; a pure function of what is known."""

    @property
    def name(self) -> str:
        """The name by which the registry and the command line know it."""
        ...

    @property
    def summary(self) -> str:
        """One line that describes it."""
        ...

    @property
    def source(self) -> str:
        """Where it comes from."""
        ...

    def rank(self, position: Knowledge, top: int = TOP) -> Suggestions:
        """Return the `top` best guesses, best first; none if nothing fits or all is solved."""
        ...


class PrintsName:
    """A strategy that prints as its name."""

    def __repr__(self: Strategy) -> str:
        return f"<the strategy {self.name!r}>"


def check_named(strategy: Strategy) -> None:
    """Raise `BadArgument` unless a strategy says in texts who it is."""
    for argument in ("name", "summary", "source"):
        check_kind(argument, getattr(strategy, argument), str, "a text")


def check_asked(position: Knowledge, top: int) -> None:
    """Raise `BadArgument` unless a position is asked for at least one guess."""
    check_kind("position", position, Knowledge, "a Position")
    check_number("top", top)


def ask_strategy(player: Strategy, position: Knowledge, top: int) -> Suggestions:
    """Return what a strategy of anybody's suggests.

    Raises `BadArgument` for anything else, and `NotAllowed`, `RepeatedGuess` or `HardModeBroken`
    for a guess among the first `top` that a game would refuse.
    """
    ranked = player.rank(position, top)
    expected = "Suggestions as what its method `rank` returns"
    check_kind("strategy", ranked, Suggestions, expected)
    for one in check_several("strategy", ranked.guesses, expected):
        check_kind("strategy", one, Suggestion, expected)
    for one in ranked.guesses[:top]:
        _check_guess(position, one.guess)
    return ranked


def _check_guess(position: Knowledge, guess: Word) -> None:
    if check_word("guess", guess) not in position.words:
        raise NotAllowed(guess)
    made = [turn.guess for turn in max(position.boards, key=len)]
    if guess in made:
        raise RepeatedGuess(guess, made.index(guess) + 1)
    # with several boards a guess must use the clues of only one
    broken = [find_ignored(turns, guess, position.hard) for turns in position.open_boards]
    if broken and all(broken) and (first := broken[0]) is not None:
        raise HardModeBroken(guess, first)


def check_figures(argument: str, figures: Any, guesses: int) -> Figures:
    """Return a number for each guess, which may be infinite; raises `BadArgument`."""
    expected = "an array with a number for each guess"
    try:
        array = np.asarray(figures)
    except ValueError:
        # lists of several lengths make no array
        raise BadArgument(argument, figures, expected) from None
    if array.shape != (guesses,) or array.dtype.kind not in "fiub":
        raise BadArgument(argument, figures, expected)
    if np.isnan(array).any():
        raise BadArgument(argument, np.nan, expected)
    return array.astype(np.float64, copy=False)


def put_in_order(
    position: Knowledge, guesses: Indices, figures: Partitions, cost: Figures, top: int
) -> Suggestions:
    """Order `guesses` by `cost`; among equals candidates come first, likely ones before, then a-z.

    Guesses that can tell nothing and cannot be right are left out.
    """
    near = np.flatnonzero((figures.bits > _NOTHING) | (figures.chance > 0))
    # rounded, so that the order of summing does not matter
    cost = np.round(cost, 9)
    if top < len(near):
        near = near[cost[near] <= np.partition(cost[near], top)[top]]
    order = near[np.lexsort((guesses[near], -figures.chance[near], cost[near]))[:top]]
    found = list_guesses(position, guesses[order], figures.take(order))
    return list_suggestions(position, tuple(found))


def list_guesses(
    position: Knowledge, guesses: Indices, known: Partitions | None = None
) -> Iterator[Suggestion]:
    """Yield a suggestion for each of `guesses`, with exact figures over all that is left.

    Those `known` are taken only if they are of all candidates: many are ranked by a sample.
    """
    if not len(guesses):
        return
    words = position.words
    boards = [left for left in position.candidates if len(left)]
    whole = known is not None and known.cases == sum(map(len, boards))
    figures = known if known and whole else divide(words, guesses, boards)
    possible = np.any([left.mark(guesses) for left in set(boards)], axis=0)
    for at, guess in enumerate(guesses.tolist()):
        yield Suggestion(
            guess=words[guess],
            expected_remaining=float(figures.expected[at]),
            bits=float(figures.bits[at]),
            parts=int(figures.parts[at]),
            worst=int(figures.worst[at]),
            is_candidate=bool(possible[at]),
            denied=not words.suggested[guess],
            rare=bool(words.weights[guess] < FAMILIAR_WEIGHT),
            is_likely=bool(possible[at] and words.is_answer[guess]),
        )


def divide(words: Words, guesses: Indices, boards: Sequence[Candidates]) -> Partitions:
    """Return how guesses divide several boards together; those that are equal are divided once."""
    divided = {left: partition(words, guesses, left) for left in set(boards)}
    return add_up([divided[left] for left in boards])


def list_suggestions(position: Knowledge, guesses: tuple[Suggestion, ...]) -> Suggestions:
    """Return the suggestions for `position`, with what remains on its boards."""
    tiers = [left.tier for left in position.candidates]
    worst = max(tiers, key=list(Tier).index, default=Tier.ANSWERS)
    return Suggestions(
        guesses=guesses,
        remaining=sum(len(left) for left in position.candidates),
        likely=sum(left.likely for left in position.candidates),
        tier=worst,
    )


def choose_likely(vocabulary: Words, left: Candidates) -> Candidates:
    """Return the candidates in the answer list; if there are none, all of them."""
    answers = left.indices[vocabulary.is_answer[left.indices]]
    return choose(vocabulary, answers) if len(answers) else left
