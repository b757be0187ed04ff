"""The ranking of `best` where no search ends: the guesses to come, estimated from sizes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.solver import shortlist
from engine.solver.knowledge import Knowledge
from engine.solver.prospects import estimate_guesses
from engine.solver.strategies.base import (
    TOP,
    PrintsName,
    check_asked,
    list_suggestions,
    put_in_order,
)
from engine.solver.strategies.information import ENTROPY, Information
from engine.solver.suggestions import Suggestions

_HOPEFUL = 0.01
"""The chance of solving one of several boards at which a guess is always looked at."""


@dataclass(frozen=True, repr=False)
class Foresight(PrintsName):
    """A strategy that ranks the `look` best guesses of `first` by the work they leave."""

    name: str = "foresight"
    summary: str = "leave what takes the fewest guesses, judged by its size"
    source: str = "this engine"
    first: Information = ENTROPY
    look: int = 300

    def rank(self, position: Knowledge, top: int = TOP) -> Suggestions:
        """Rank guesses by the expected guesses to the end of all boards."""
        check_asked(position, top)
        look = max(top, self.look)
        divided = self.first.divide(position, look, hopeful=_HOPEFUL)
        if divided is None:
            return list_suggestions(position, ())
        guesses, figures = divided
        near = np.argsort(np.round(self.first.weigh(figures), 9), kind="stable")[:look]
        boards = [shortlist.shorten(left) for left in position.candidates if len(left)]
        if len(boards) > 1:
            # a guess that says little about most boards may still solve one
            near = np.union1d(near, np.flatnonzero(figures.chance >= _HOPEFUL))
        cost = np.sum([estimate_guesses(position, guesses[near], left) for left in boards], axis=0)
        return put_in_order(position, guesses[near], figures.take(near), cost, top)


FORESIGHT = Foresight()
