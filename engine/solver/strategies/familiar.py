"""Words that most people know, before better ones that few do."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from engine.game import Hard
from engine.solver import shortlist
from engine.solver.knowledge import Knowledge
from engine.solver.prospects import estimate_guesses
from engine.solver.strategies.base import (
    TOP,
    PrintsName,
    Strategy,
    ask_strategy,
    check_asked,
    choose_likely,
    divide,
    put_in_order,
)
from engine.solver.strategies.information import ENTROPY
from engine.solver.suggestions import FAMILIAR, FAMILIAR_WEIGHT, Suggestions
from engine.solver.traps import find_danger
from engine.solver.vocabulary import find_word
from engine.solver.words import Indices

_LOOK = 40
"""How many guesses of the other strategy are compared, and how many familiar ones."""

_SURE = 0.9
"""The chance of solving a board at which a word stays first even if few people know it."""

_FEW = 2
"""The most likely answers of which one is proposed at once."""

_AHEAD = 1e-6
"""A difference that puts a guess before others of the same cost."""


@dataclass(frozen=True, repr=False)
class Familiar(PrintsName):
    """A strategy that proposes what another one does, in words that most people know.

    A rare word comes first only if it saves more than `worth` guesses, a possible answer that many
    people know if it saves a part of them. A word that may be the answer is preferred to one that
    may not if it costs at most `equal` guesses more. A guess that cannot be the answer and costs
    `useless` guesses more than the first is left out.
    """

    then: Strategy
    worth: float = 0.25
    equal: float = 0.1
    useless: float = 0.5

    @property
    def name(self) -> str:
        """The name of the other strategy, marked as familiar."""
        return f"{self.then.name}, familiar"

    @property
    def summary(self) -> str:
        """The summary of the other strategy, marked as familiar."""
        return f"{self.then.summary}, in words that most people know"

    @property
    def source(self) -> str:
        """The source of the other strategy."""
        return self.then.source

    def rank(self, position: Knowledge, top: int = TOP) -> Suggestions:
        """Rank the guesses of the other strategy among the most telling familiar words."""
        check_asked(position, top)
        ranked = ask_strategy(self.then, position, _LOOK)
        if len(ranked.guesses) < 2:
            return ranked
        vocabulary = position.words
        named = [find_word(vocabulary, one.guess) for one in ranked.guesses]
        own = np.array([vocabulary.index[word] for word in named])
        guesses = np.union1d(own, _list_familiar(position))
        boards = [shortlist.shorten(left) for left in position.candidates if len(left)]
        figures = divide(vocabulary, guesses, boards)
        cost = np.sum([estimate_guesses(position, guesses, left) for left in boards], axis=0)
        # trust the other strategy on its first choice
        cost[guesses == own[0]] = min(cost[guesses == own[0]][0], cost.min())
        trap = _is_trap(position)
        unknown = (FAMILIAR - vocabulary.weights[guesses]) / (FAMILIAR - FAMILIAR_WEIGHT)
        # many people know what may be the answer, and whoever is in a trap likes any way out
        known_by_many = (figures.chance > 0) | trap
        cost = cost + self.worth * np.where(known_by_many, np.clip(unknown, 0, 1), unknown > 0)
        least = int(np.argmin(cost))
        if not trap and vocabulary.weights[guesses[least]] >= FAMILIAR_WEIGHT:
            cost[(figures.chance > 0) & (cost <= cost[least] + self.equal)] -= self.equal
        if figures.chance[guesses == own[0]][0] > _SURE:
            cost[guesses == own[0]] = cost.min() - _AHEAD
        sure = np.isin(guesses, _list_likely_few(position))
        if sure.any():
            cost[sure] -= max(0.0, cost[sure].min() - cost.min()) + _AHEAD
        useful = np.flatnonzero((figures.chance > 0) | (cost <= cost.min() + self.useless))
        some = guesses[useful], figures.take(useful), cost[useful]
        found = put_in_order(position, *some, top).guesses
        searched = {one.guess: one for one in ranked.guesses}
        counted = dict(zip(vocabulary.spell(guesses), map(float, cost), strict=True))
        return replace(
            ranked,
            guesses=tuple(
                replace(searched.get(one.guess, one), cost=counted[one.guess]) for one in found
            ),
        )


def _is_trap(position: Knowledge) -> bool:
    """Return whether many of the likely words of the only open board differ in one letter."""
    if len(position.candidates) != 1 or position.hard is not Hard.OFF:
        return False
    held = position.words.letters[choose_likely(position.words, position.candidates[0]).indices]
    return bool(find_danger(held))


def _list_likely_few(position: Knowledge) -> Indices:
    """Return the likely answers of the only open board, if they are so few that one is tried."""
    if len(position.candidates) != 1:
        return np.zeros(0, np.intp)
    (left,) = position.candidates
    likely = left.indices[position.words.is_answer[left.indices]]
    likely = likely[position.legal_mask[likely]]
    return likely if len(likely) <= _FEW else likely[:0]


def _list_familiar(position: Knowledge) -> Indices:
    """Return the familiar words that tell most."""
    divided = ENTROPY.divide(position, _LOOK, known=FAMILIAR)
    if divided is None:
        return np.zeros(0, np.intp)
    guesses, figures = divided
    return guesses[np.argsort(np.round(ENTROPY.cost(figures), 9), kind="stable")[:_LOOK]]
