"""New puzzles: an answer that is fresh to its place."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.brain.lexicons import Lexicons
from bot.domain.errors import Unfit
from bot.domain.players import Place
from bot.store import Transaction
from engine import Game, Hard, Lexicon, Rules, Word
from engine.errors import NotAllowed

UNREPEATED = 200
"""An answer is not chosen again in a channel within so many games of its kind.

The same holds for the dailies of a server."""


@dataclass(frozen=True)
class Puzzle:
    """A game without guesses, and the lexicon it is played with."""

    game: Game
    lexicon: Lexicon


class Puzzles:
    def __init__(self, lexicons: Lexicons, dice: Random) -> None:
        self._lexicons = lexicons
        self._dice = dice

    async def new(
        self,
        tx: Transaction,
        place: Place,
        length: int | None = None,
        hard: Hard | None = None,
        boards: int = 1,
        *,
        language: str | None = None,
        spent: frozenset[Word] = frozenset(),
    ) -> Puzzle:
        """Choose answers, if possible none of those `spent` elsewhere.

        What is left open is the server's default. Raises `UnknownLexicon`.
        """
        settings = await tx.guilds.settings(place)
        chosen = language or settings.language
        lexicon = self._lexicons.of(settings, chosen, length or settings.length)
        rules = Rules.standard(lexicon.length, hard or settings.hard, boards)
        answers = await self._answers(tx, place, lexicon, boards, spent)
        return Puzzle(Game(rules, answers, lexicon), lexicon)

    async def of(self, tx: Transaction, place: Place, text: str, hard: Hard | None) -> Puzzle:
        """The puzzle that a person sets.

        Raises `UnknownLexicon`, `ForeignLetter`, `NotAllowed`, or `Unfit` for an offence.
        """
        settings = await tx.guilds.settings(place)
        letters = "".join(text.split())
        lexicon = self._lexicons.of(settings, settings.language, len(letters))
        word = lexicon.parse(letters)
        if word not in lexicon:
            raise NotAllowed(word)
        if word in lexicon.denied:
            raise Unfit(word)
        rules = Rules.standard(lexicon.length, hard or settings.hard)
        return Puzzle(Game(rules, (word,), lexicon), lexicon)

    async def _answers(
        self, tx: Transaction, place: Place, lexicon: Lexicon, count: int, spent: frozenset[Word]
    ) -> tuple[Word, ...]:
        recent = await tx.games.recent_answers(place, lexicon.language, lexicon.length, UNREPEATED)
        fresh = [word for word in lexicon.answers if word not in recent | spent]
        chosen = fresh if len(fresh) >= count else lexicon.answers
        return tuple(self._dice.sample(chosen, count))
