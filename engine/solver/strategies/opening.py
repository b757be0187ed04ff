"""A strategy that begins with given words."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from engine.errors import NotAllowed
from engine.solver.knowledge import Knowledge
from engine.solver.strategies.base import (
    TOP,
    PrintsName,
    Strategy,
    ask_strategy,
    check_asked,
    list_guesses,
    list_suggestions,
)
from engine.solver.suggestions import Suggestions


@dataclass(frozen=True, repr=False)
class Opening(PrintsName):
    """A strategy that makes the guesses `first`, whatever they show, and then follows another."""

    first: tuple[str, ...]
    then: Strategy

    @property
    def name(self) -> str:
        """The opening words and the name of the other strategy."""
        return f"{' '.join(self.first)}, then {self.then.name}"

    @property
    def summary(self) -> str:
        """The opening words and the summary of the other strategy."""
        return f"opens {' '.join(self.first)}, then: {self.then.summary}"

    @property
    def source(self) -> str:
        """The source of the other strategy."""
        return self.then.source

    def rank(self, position: Knowledge, top: int = TOP) -> Suggestions:
        """Rank as the other strategy does, with the next opener first while it is legal.

        Raises `NotAllowed` for an opener that the vocabulary lacks.
        """
        check_asked(position, top)
        number = max(map(len, position.boards))
        if number >= len(self.first) or not position.open_boards:
            return ask_strategy(self.then, position, top)
        vocabulary = position.words
        at = vocabulary.index.get(vocabulary.parse(self.first[number]))
        if at is None:
            raise NotAllowed(self.first[number])
        if not position.legal_mask[at]:
            return ask_strategy(self.then, position, top)
        opener = list_suggestions(position, tuple(list_guesses(position, np.array([at]))))
        others = ask_strategy(self.then, position, top).guesses if top > 1 else ()
        rest = [other for other in others if other.guess != vocabulary[at]]
        return replace(opener, guesses=(*opener.guesses, *rest)[:top])
