"""Keeps the results that people paste, or that stand in a message."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.domain.corrections import CorrectedResult
from bot.domain.errors import NoServer
from bot.domain.guilds import GuildSettings
from bot.domain.players import Asker, Place, Player
from bot.domain.records.games import GAMES, WORDLE
from bot.domain.records.reading import read_shares
from bot.domain.records.summary import read_summary
from bot.domain.records.values import (
    Figures,
    FuturePuzzle,
    NoShare,
    NotYourShare,
    Post,
    Record,
    RecordedGame,
    Score,
    Share,
    Unclaimed,
    UnknownGame,
)
from bot.store import Store, Transaction

WAIT = timedelta(days=30)
"""How long a result waits for somebody to say whose it is."""

MOST_NAMES = 4
"""People to be named at once; as many menus fit on a message."""


@dataclass(frozen=True)
class RecordEntry:
    """A result as it is kept, and what the player's results in that game add up to.

    `told` is what was read now: another one if that puzzle had been recorded before. What was
    `struck` by somebody who manages the server does not count.
    """

    record: Record
    figures: Figures
    told: Score
    struck: bool = False


@dataclass(frozen=True)
class Receipt:
    """What was read of one player's results."""

    player: Player
    entries: tuple[RecordEntry, ...]


@dataclass(frozen=True)
class SummaryReceipt:
    """How many results of a summary count, and how many wait to be told whose they are.

    `names` are the first few of all in this server that wait so.
    """

    puzzle: int
    recorded: int
    waiting: int
    names: tuple[str, ...]


class Recording:
    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def record(self, asker: Asker, text: str) -> Receipt:
        """Keep what the asker has pasted; raises `NoShare` or `FuturePuzzle`.

        Of a puzzle that was recorded before, the first result stays.
        """
        post = Post(0, asker.player, text, self._clock())
        async with self._store.write() as tx:
            receipt = await self._keep(tx, asker.place, post)
        if receipt is None:
            raise NoShare
        return receipt

    async def record_message(self, asker: Asker, post: Post) -> Receipt | SummaryReceipt:
        """Keep what a message tells instead of what it told before.

        Raises `NoShare`, `FuturePuzzle`, or `NotYourShare` if the asker is neither its author
        nor a moderator.
        """
        if post.author.id != asker.player.id and not asker.rights.moderator:
            raise NotYourShare
        receipt = await self._replace(asker.place, post)
        if receipt is None:
            raise NoShare
        return receipt

    async def follow_edit(self, place: Place, post: Post) -> None:
        """Keep what a message tells now, if it has told a result before."""
        if await self._known([post.id]):
            with suppress(FuturePuzzle):
                await self._replace(place, post)

    async def follow_deletion(self, message_ids: Collection[int]) -> None:
        """Delete what messages that are gone have told."""
        # most messages tell nothing, and a look takes no lock
        for message_id in await self._known(message_ids):
            async with self._store.write() as tx:
                await tx.records.forget_message(message_id)

    async def remove(self, asker: Asker, key: str, puzzle: int) -> None:
        """Delete a result of the asker's own; raises `UnknownGame` or `CorrectedResult`."""
        game = find_game(key)
        async with self._store.write() as tx:
            if await tx.records.is_corrected(asker.place, game, asker.player, puzzle):
                raise CorrectedResult
            await tx.records.remove(asker.place, game, asker.player, puzzle)

    async def unclaimed(self, asker: Asker) -> tuple[str, ...]:
        """Names of summaries of whom nobody has said who they are: the first few.

        Raises `NoServer`, or `NotYourShare` unless a moderator asks.
        """
        guild_id = _moderated(asker)
        async with self._store.read() as look:
            return tuple(await look.records.names(guild_id, MOST_NAMES))

    async def claim(self, asker: Asker, name: str, player: Player) -> int:
        """Remember whom summaries call `name`; return how many results waited for that.

        Raises `NoServer`, or `NotYourShare` unless a moderator asks.
        """
        guild_id = _moderated(asker)
        async with self._store.write() as tx:
            await tx.remember(player)
            return await tx.records.claim(asker.place, guild_id, name, player)

    async def _known(self, message_ids: Collection[int]) -> frozenset[int]:
        async with self._store.read() as look:
            return await look.records.known(message_ids)

    async def _replace(self, place: Place, post: Post) -> Receipt | SummaryReceipt | None:
        async with self._store.write() as tx:
            await tx.records.forget_message(post.id)
            keep = self._keep_summary if post.summary else self._keep
            return await keep(tx, place, post)

    async def _keep(self, tx: Transaction, place: Place, post: Post) -> Receipt | None:
        shares = () if post.by_bot else read_shares(post.text)
        if not shares:
            return None
        settings = await tx.guilds.settings(place)
        records = [_record(share, post, settings) for share in shares]
        await tx.remember(post.author)
        await tx.records.add(place, records)
        entries = [await _enter(tx, place, record) for record in records]
        return Receipt(post.author, tuple(entries))

    async def _keep_summary(
        self, tx: Transaction, place: Place, post: Post
    ) -> SummaryReceipt | None:
        summary, guild_id = read_summary(post.text), place.guild_id
        if summary is None or guild_id is None:
            return None
        settings = await tx.guilds.settings(place)
        puzzle = summary.puzzle(settings.today(post.at))
        names = [one.name for one in summary.solvers if one.name]
        called = await tx.records.called(guild_id, names)
        mentioned = {player.id: player for player in post.mentioned}
        records: list[Record] = []
        unclaimed: list[Unclaimed] = []
        for one in summary.solvers:
            record = _record(Share(WORDLE, puzzle, one.score), post, settings)
            player = called.get(one.name) or mentioned.get(one.player_id or 0)
            if player:
                await tx.remember(player)
                records.append(replace(record, player=player))
            elif one.name:
                unclaimed.append(Unclaimed(one.name, record))
        await tx.records.add(place, records)
        await tx.records.forget_unclaimed(self._clock() - WAIT)
        await tx.records.add_unclaimed(guild_id, unclaimed)
        waiting = await tx.records.names(guild_id, MOST_NAMES)
        return SummaryReceipt(puzzle, len(records), len(unclaimed), tuple(waiting))


def find_game(typed: str) -> RecordedGame:
    """The game of this key or name; raises `UnknownGame`."""
    wanted = typed.strip().casefold()
    for game in GAMES.values():
        if wanted in (game.key, game.name.casefold()):
            return game
    raise UnknownGame


async def _enter(tx: Transaction, place: Place, record: Record) -> RecordEntry:
    kept = await tx.records.get(place, record)
    figures = await tx.records.figures(place, record.game, record.player)
    return RecordEntry(kept or record, figures, record.score, struck=kept is None)


def _moderated(asker: Asker) -> int:
    if asker.place.guild_id is None:
        raise NoServer
    if not asker.rights.moderator:
        raise NotYourShare
    return asker.place.guild_id


def _record(share: Share, post: Post, settings: GuildSettings) -> Record:
    """The result as it is kept, of the post's author; raises `FuturePuzzle`."""
    today = settings.today(post.at)
    day = share.game.day(share.puzzle) or today
    # somewhere it is tomorrow already
    if day > today + timedelta(1):
        raise FuturePuzzle(share)
    message_id = post.id or None
    return Record(share.game, share.puzzle, share.score, post.author, day, post.at, message_id)
