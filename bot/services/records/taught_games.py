"""Games that a server teaches: their shares are recorded like those of all others."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.domain.clock import Clock
from bot.domain.errors import OutOfRange
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Asker
from bot.domain.records.share_templates import learn_game
from bot.domain.records.shares import read_shares
from bot.domain.records.taught_games import (
    HIGHEST,
    MOST_TAUGHT,
    UNITS,
    TaughtGame,
    TooManyGames,
    UnknownTaughtGame,
    make_taught,
)
from bot.domain.records.values import Post, Share, Unit
from bot.services.guilds import require_manager
from bot.store import Store

Change = Callable[[GuildSettings], tuple[TaughtGame, ...]]


@dataclass(frozen=True)
class GameDraft:
    """A game as somebody typed it: two shares, and the score that stands in the first."""

    name: str = ""
    first: str = ""
    second: str = ""
    score: str = ""
    unit: str = Unit.GUESSES


class TaughtGames:
    """Teaches games; methods raise `NoServer` or `MayNotManage` unless the asker may."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def list_all(self, asker: Asker) -> tuple[TaughtGame, ...]:
        """Return the games of the server, in the order in which they were taught."""
        require_manager(asker)
        async with self._store.read() as tx:
            return (await tx.guilds.settings(asker.place)).taught

    async def get(self, asker: Asker, game_id: int) -> TaughtGame:
        """Return one game; raises `UnknownTaughtGame`."""
        return _find(await self.list_all(asker), game_id)

    async def teach(self, asker: Asker, draft: GameDraft) -> TaughtGame:
        """Store a game that is not recorded yet, instead of one with the same name.

        Raises `TooManyGames` or what `learn_game` raises.
        """
        require_manager(asker)
        unit = next((one for one in UNITS if one == draft.unit), Unit.GUESSES)
        shares = draft.first, draft.second
        # long shares of many numbers take a fifth of a second
        game = await asyncio.to_thread(
            learn_game, draft.name, shares, draft.score, unit, self._clock().date()
        )

        def add(settings: GuildSettings) -> tuple[TaughtGame, ...]:
            others = tuple(one for one in settings.taught if one.id != game.id)
            if len(others) >= MOST_TAUGHT:
                raise TooManyGames(MOST_TAUGHT)
            return (*others, game)

        await self._change(asker, add)
        return game

    async def set_live(self, asker: Asker, game_id: int, *, live: bool) -> TaughtGame:
        """Record the shares of a game from now on, or no more; raises `UnknownTaughtGame`."""
        return await self._replace(asker, game_id, live=live)

    async def set_highest(self, asker: Asker, game_id: int, typed: str) -> TaughtGame:
        """Let no figure above a typed one count; raises `UnknownTaughtGame` or `OutOfRange`."""
        figure = re.sub(r"[\s.,'’]", "", typed)
        if not figure.isdecimal() or not 1 <= int(figure) <= HIGHEST:
            raise OutOfRange(1, HIGHEST)
        return await self._replace(asker, game_id, highest=int(figure))

    async def _replace(self, asker: Asker, game_id: int, **changed: Any) -> TaughtGame:
        def change(settings: GuildSettings) -> tuple[TaughtGame, ...]:
            _find(settings.taught, game_id)
            return tuple(
                replace(one, **changed) if one.id == game_id else one for one in settings.taught
            )

        return _find(await self._change(asker, change), game_id)

    async def forget(self, asker: Asker, game_id: int) -> tuple[TaughtGame, ...]:
        """Delete a game with its results, if it is still there, and return the others."""
        guild_id = require_manager(asker)
        async with self._store.write() as tx:
            settings = await tx.guilds.lock(asker.place)
            left = tuple(one for one in settings.taught if one.id != game_id)
            await tx.guilds.save(guild_id, replace(settings, taught=left))
            for gone in {*settings.taught} - {*left}:
                await tx.records.forget_game(guild_id, gone.key)
        return left

    async def _change(self, asker: Asker, change: Change) -> tuple[TaughtGame, ...]:
        guild_id = require_manager(asker)
        async with self._store.write() as tx:
            settings = await tx.guilds.lock(asker.place)
            taught = change(settings)
            await tx.guilds.save(guild_id, replace(settings, taught=taught))
        return taught


def try_game(game: TaughtGame, posts: Sequence[Post]) -> list[tuple[Post, Share]]:
    """Return the results of a game that their authors tell in some messages; nothing is stored."""
    reader = make_taught(game)
    return [
        (post, share)
        for post in posts
        if not post.by_bot
        for share in read_shares(post.text, [reader])
        if not share.talk and reader.admits(share.score)
    ]


def _find(taught: Sequence[TaughtGame], game_id: int) -> TaughtGame:
    """Return the game with this id; raises `UnknownTaughtGame`."""
    for one in taught:
        if one.id == game_id:
            return one
    raise UnknownTaughtGame
