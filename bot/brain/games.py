"""Who found out how much in a game."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise

import numpy as np

from bot.brain.lexicons import Lexicons
from bot.domain.games import GameSession
from engine import Board, Word
from engine.solver import Vocabulary


class Credit:
    def __init__(self, lexicons: Lexicons) -> None:
        self._lexicons = lexicons
        self._vocabulary = lru_cache(8)(self._read)

    async def of(self, session: GameSession) -> Mapping[int, float]:
        """Each player's share, 0 to 1, of the bits that the guesses brought, over all boards."""
        return await asyncio.to_thread(self._shares, session)

    def _shares(self, session: GameSession) -> Mapping[int, float]:
        vocabulary = self._vocabulary(session.language, session.game.rules.length)
        gained: defaultdict[int, float] = defaultdict(float)
        for board in session.game.boards:
            for move, bits in zip(session.moves, gains(vocabulary, board), strict=False):
                gained[move.player.id] += bits
        total = sum(gained.values())
        return {player: bits / total for player, bits in gained.items()} if total else {}

    def _read(self, language: str, length: int) -> Vocabulary:
        return Vocabulary.of(self._lexicons(language, length))


def gains(vocabulary: Vocabulary, board: Board) -> list[float]:
    """The bits each guess brought: the logarithm of how it cut down the words left."""
    fits = vocabulary.is_answer.copy()
    fits[[vocabulary.index[word] for word in {board.answer} & vocabulary.index.keys()]] = True
    left = [int(fits.sum())]
    for guess, feedback in board.turns:
        fits &= vocabulary.patterns_of(Word(guess)) == feedback.pattern
        left.append(max(1, int(fits.sum())))
    return [float(np.log2(before / after)) for before, after in pairwise(left)]
