"""Where answers come from, and what a guess meets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from bot.brain.games import GameBrain
from bot.brain.lexicons import Lexicons, ListKey
from bot.domain.errors import GameEnded, Unfit
from bot.domain.games import GameSession
from bot.domain.guilds import GuildSettings
from bot.domain.modes import Options, Source
from bot.domain.players import Place
from bot.store import Reading
from engine import Game, Hard, Lexicon, Rules, Word
from engine.errors import GameOver, NotAllowed

UNREPEATED = 200
"""An answer is not chosen again in a channel within so many games of its kind.

The same holds for the dailies of a server."""


@dataclass(frozen=True)
class FreshGame:
    """A game without guesses, and the lexicon it is played with."""

    game: Game
    lexicon: Lexicon


class Answers:
    def __init__(self, lexicons: Lexicons, brain: GameBrain, dice: Random) -> None:
        self._lexicons = lexicons
        self._brain = brain
        self._dice = dice

    async def draw(
        self,
        tx: Reading,
        place: Place,
        options: Options,
        *,
        language: str | None = None,
        spent: frozenset[Word] = frozenset(),
    ) -> FreshGame:
        """Choose answers, if possible none of those `spent` elsewhere.

        What is left open is the server's default, or `language`. Raises `UnknownLexicon`.
        """
        settings = await tx.guilds.settings(place)
        chosen = options.language or language or settings.language
        length = options.length or self._lexicons.usual_length(chosen, settings.length)
        lexicon = self._lexicons.of(settings, chosen, length)
        boards = options.boards or 1
        rules = Rules.standard(lexicon.length, options.hard or settings.hard, boards)
        hidden = lexicon.answers_for(settings.spelling)
        answers = await self._draw(tx, place, lexicon, hidden, count=boards, spent=spent)
        return FreshGame(Game(rules, answers, lexicon), lexicon)

    async def of_word(self, tx: Reading, place: Place, text: str, hard: Hard | None) -> FreshGame:
        """The game for a word that a player sets.

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
        return FreshGame(Game(rules, (word,), lexicon), lexicon)

    async def play(self, session: GameSession, settings: GuildSettings, text: str) -> Game:
        """The game after this guess; raises `GameEnded`, or an engine error for a refused word."""
        if not session.active:
            raise GameEnded
        game = session.game
        words = ListKey(session.language, game.rules.length, settings.wishes_at(session.drawn_at))
        lexicon = self._lexicons.choose(words.wishes, words.language, words.length)
        game = replace(game, allowed=lexicon)
        try:
            word = lexicon.parse(text)
            if session.mode.answer is Source.OPEN:
                game = replace(game, answers=await self._evade(session, words, word))
            return game.play(word)
        except GameOver:
            raise GameEnded from None

    async def _evade(self, session: GameSession, words: ListKey, guess: Word) -> tuple[Word, ...]:
        """An answer that tells as little as any: one of the largest part that is left."""
        part = await self._brain.largest_part(words, session.turns, guess)
        return (self._dice.choice(part),) if part else session.game.answers

    async def _draw(
        self,
        tx: Reading,
        place: Place,
        lexicon: Lexicon,
        hidden: tuple[Word, ...],
        *,
        count: int,
        spent: frozenset[Word],
    ) -> tuple[Word, ...]:
        recent = await tx.games.recent_answers(place, lexicon.language, lexicon.length, UNREPEATED)
        fresh = [word for word in hidden if word not in recent | spent]
        chosen = fresh if len(fresh) >= count else hidden
        return tuple(self._dice.sample(chosen, count))
