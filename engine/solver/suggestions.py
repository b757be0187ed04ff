"""What a strategy returns: guesses in order, with figures that justify them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from engine.solver.candidates import Tier
from engine.words import Word

FAMILIAR = 0.9
"""The weight above which most people know a word."""

FAMILIAR_WEIGHT = 0.6
"""The weight below which a word is called rare: kanji or orris, but not moody or stove."""


@dataclass(frozen=True, repr=False)
class Suggestion:
    """A guess, and how it would divide the candidates.

    `expected_remaining` is the mean number of candidates left after the guess, each
    counted by its weight (a common word counts 1, an obscure one next to nothing), and none
    if the guess is right; `bits` is the expected information; `parts` the number of different
    feedbacks; `worst` the most candidates that may stay. All these are exact, over every candidate
    of every board, even where a strategy has ranked by fewer: by the likely words alone, or by a
    sample of a large list.

    If a search found them, `expected_guesses` are needed until all boards are solved,
    this one included; `proven` says that no guess needs fewer. A search leaves out words that weigh
    less than a hundredth of the likeliest: where there are such, each counts as little as it can,
    which makes the figure an estimate, and nothing is proven. A `denied` word is crude: it is
    suggested because little else fits, and an interface should show it only on request. A `rare`
    word is one that few people know.
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
    is_likely: bool = False
    """Whether it may be the answer and is in the answer list."""
    figure: float | None = None
    """The figure that a system of the articles gives the guess; the greater, the better."""
    cost: float | None = None
    """The cost that `familiar` ranks by, the least first: about the guesses to the end, more for a
    rare word and less for a possible answer."""

    def __repr__(self) -> str:
        figures = f"{self.bits:.2f} bits, {self.expected_remaining:.2f} left"
        if self.expected_guesses is None:
            return f"<{self.guess}: {figures}>"
        proven = ", the fewest" if self.proven else ""
        return f"<{self.guess}: {figures}, {self.expected_guesses:.3f} guesses{proven}>"

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values for JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Suggestions:
    """Guesses, the best first, for a position with `remaining` candidates.

    `likely` of those are in the answer list; with several boards both count them all.
    """

    guesses: tuple[Suggestion, ...]
    remaining: int
    likely: int
    tier: Tier

    @property
    def proposed(self) -> Word | None:
        """The first guess, unless it is one that should be shown only on request."""
        first = next(iter(self.guesses), None)
        return None if first is None or first.denied else first.guess

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values for JSON."""
        return asdict(self)
