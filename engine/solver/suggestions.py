"""What a strategy answers: guesses in order, with the reasons in figures."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from engine.solver.candidates import Tier
from engine.words import Word

FAMILIAR = 0.9
"""The weight from which on most people know a word."""

COMMON = 0.6
"""The weight below which a word is called rare: kanji or orris, but not moody or stove."""


@dataclass(frozen=True)
class Suggestion:
    """A guess, and how it would divide the candidates.

    `expected_remaining` is the mean number of candidates left after the guess, each
    counted by its weight (a common word counts 1, an obscure one next to nothing), and none
    if the guess is right; `bits` the expected information; `parts` the number of different
    feedbacks; `worst` the most candidates that may stay.

    Where a search has found them, `expected_guesses` are needed until all boards are solved,
    this one included; `proven` says that no guess needs fewer. A `denied` word is crude: it is
    suggested because little else fits, and an interface shows it only to who asks. A `rare` one
    is a word that few people know.
    """

    guess: Word
    expected_remaining: float
    bits: float
    parts: int
    worst: int
    is_candidate: bool
    expected_guesses: float | None = None
    proven: bool = False
    denied: bool = False
    rare: bool = False
    figure: float | None = None
    """What a system of the articles thinks of the guess; its first has the greatest."""
    cost: float | None = None
    """What `familiar` ranks by, the least first: about so many guesses to the end, and what it
    adds for a rare word or takes off for a possible answer."""


@dataclass(frozen=True)
class Suggestions:
    """Guesses, the best first, for a position with `remaining` candidates.

    `likely` of those are in the answer list; with several boards both count them all.
    """

    guesses: tuple[Suggestion, ...]
    remaining: int
    likely: int
    tier: Tier

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain values, such as JSON takes."""
        return asdict(self)
