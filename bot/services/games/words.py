"""Which words a game is played with."""

from __future__ import annotations

from dataclasses import replace

from bot.brain.lexicons import ListKey
from bot.domain.games import GameSession
from bot.store import ReadTransaction


async def read_words(tx: ReadTransaction, session: GameSession) -> ListKey:
    """The words of a game with the words its server wants, and its class list if it has one."""
    settings = await tx.guilds.settings(session.place)
    listed = await tx.lists.words(session.class_list)
    policy = replace(settings.word_policy_at(session.drawn_at), listed=listed)
    return ListKey(session.language, session.game.rules.length, policy)
