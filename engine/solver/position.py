"""A position of the game that can be asked what to guess next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.checks import check_kind, check_number
from engine.feedback import Feedback
from engine.solver.knowledge import Knowledge
from engine.solver.limit import Limit
from engine.solver.rating import rate, split
from engine.solver.strategies import Strategy, choose_strategy
from engine.solver.strategies.base import ask_strategy
from engine.solver.strategies.best import BEST, CHAT
from engine.solver.suggestions import Suggestion
from engine.words import Word


class Position(Knowledge):
    """What is known on all boards, and what strategies make of it.

    `boards` is the number of empty boards, or the turns of each. A board whose last turn is all
    correct is solved and takes no more. A position never changes. Raises `WrongLength` or
    `ForeignLetter` for turns that are not of these words, and `BadArgument` for anything else that
    cannot be meant, such as no board at all.

    >>> from engine import Limit, Position, Words
    >>> position = Position(Words.load()).play("raise", "00000")
    >>> [one.guess for one in position.suggest("entropy", 3)]
    ['mulct', 'mulch', 'lunch']
    >>> position.best(Limit(nodes=20_000)).guess
    'bunch'
    """

    def suggest(self, by: Strategy | str = "best", top: int = 10) -> tuple[Suggestion, ...]:
        """Return the `top` best guesses by a strategy or its name, best first.

        The result is empty if nothing fits or every board is solved. Raises `UnknownStrategy`,
        `BadArgument` for less than one guess, and `NotAllowed`, `RepeatedGuess` or
        `HardModeBroken` for a guess of a strategy of one's own that a game would refuse.
        """
        check_number("top", top)
        return ask_strategy(choose_strategy(by), self, top).guesses[:top]

    def rate(self, guess: str) -> Suggestion | None:
        """Return how any guess would divide the candidates, in the list or not.

        The result is None if nothing fits or every board is solved. Raises `ForeignLetter` or
        `WrongLength`.

        >>> from engine import Position, Words
        >>> rated = Position(Words.load()).play("raise", "00000").rate("croak")
        >>> rated.parts, rated.is_candidate, round(rated.expected_remaining, 1)
        (22, False, 29.1)
        """
        return rate(self, guess)

    def split(self, guess: str, board: int = 0) -> Mapping[Feedback, tuple[Word, ...]]:
        """Return the words that may be the answer of an open board, by the feedback of a guess.

        The largest group comes first, and in each the likeliest words. Boards are numbered from 0
        among those that are open. Raises `ForeignLetter`, `WrongLength` or `BadArgument`.
        """
        return split(self, guess, board)

    def best(self, limit: Limit | None = None) -> Suggestion | None:
        """Return the best guess found within `limit`, by default 200 positions or 2 seconds.

        That is the work of about a tenth of a second. Up to 250 words are searched, more are ranked
        by what each guess leaves. The result is None if nothing fits or every board is solved. The
        more a search may look at, the more often its guess is `proven`.
        """
        found = CHAT if limit is None else check_kind("limit", limit, Limit, "a Limit")
        patient = replace(BEST, limit=found, exact=250, guesses=40_000)
        return next(iter(patient.rank(self, 1).guesses), None)
