"""Stores the results that people paste, or that a message has."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from bot.domain.clock import Clock
from bot.domain.corrections import CorrectedResult
from bot.domain.errors import PlayerError
from bot.domain.guild_settings import Edits
from bot.domain.players import Asker, Place, Player
from bot.domain.records.errors import (
    GameSwitchedOff,
    NoneRecorded,
    NoShare,
    NotYourShare,
    PastDay,
    PastingOff,
    ShutOut,
    UnknownGame,
    YouAreShutOut,
)
from bot.domain.records.shares import find_named, read_shares
from bot.domain.records.summary import Claimed
from bot.domain.records.values import Post, RecordedGame, Share
from bot.services.guilds import require_moderator
from bot.services.records.doubts import find_doubted
from bot.services.records.first_results import keep_first
from bot.services.records.messages import Watching
from bot.services.records.receipts import Receipt, SummaryReceipt, make_receipt
from bot.services.records.results import is_watched, keep, read
from bot.store import ReadTransaction, Store

_MOST_NAMES = 25
"""Names without a player that are listed at once."""


class ShareRecords:
    """Records shares, and links names to players."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.watching = Watching(store, clock)

    async def record(self, asker: Asker, text: str) -> Receipt:
        """Store the results that the asker pasted.

        If a puzzle was recorded before, its first result stays. Raises `PastingOff`, `NoShare`,
        `GameSwitchedOff`, `ShutOut`, or if every result is refused, `ImpossibleScore`,
        `GridDiffers`, `FuturePuzzle`, `TooLate`, or `NoneRecorded` with several of these.
        """
        post = Post(0, asker.player, text, self._clock())
        async with self._store.write() as tx:
            settings = await tx.guilds.settings(asker.place)
            if not settings.record_pasted:
                raise PastingOff(settings.record_channels)
            results = await read(tx, asker.place, post)
            if not results.records:
                raise _refuse(asker, results.refused) or await _find_none(tx, asker.place, text)
            await tx.remember(asker.player)
            await tx.record_messages.add(asker.place, results.records)
            receipt = await make_receipt(tx, asker.place, results.records, text)
            return replace(receipt, refused=results.refused)

    async def record_message(
        self, asker: Asker, post: Post, chosen: Collection[tuple[str, int]] = ()
    ) -> Receipt | SummaryReceipt:
        """Store the results of a message instead of its earlier ones.

        Of puzzles that it only tells of, those `chosen` alone if there are any.
        Raises what `record` raises, `PastDay`, or `NotYourShare` if the asker is neither its
        author nor a moderator.
        """
        if post.author.id != asker.player.id and not asker.rights.moderator:
            raise NotYourShare
        place = asker.place
        async with self._store.write() as tx:
            known = await tx.record_messages.read_facts(place.channel_id, post.id, post.id + 1)
            facts = known.get(post.id, frozenset())
            own = post.author.id == asker.player.id
            confirmed = own and is_watched(place, await tx.guilds.settings(place))
            found, new = await keep(
                tx,
                place,
                post,
                facts,
                self._clock(),
                overheard=bool(chosen),
                confirmed=confirmed,
                chosen=chosen,
            )
            # what was not chosen is no refusal
            refused = [
                one for one in found.refused if not (isinstance(one, NoShare) and one.doubted)
            ]
            results = [*found.records, *(one.record for one in found.unclaimed)]
            if results and post.summary:
                names = await tx.records.list_unclaimed(place.guild_id or 0, _MOST_NAMES)
                counts = len(found.records), len(found.unclaimed)
                return SummaryReceipt(results[0].puzzle, *counts, tuple(names), tuple(refused))
            if results:
                receipt = await make_receipt(tx, place, found.records, post.text, known=not new)
                return replace(receipt, refused=tuple(refused))
            if reason := _refuse(asker, refused):
                raise reason
            refusal = await _find_none(tx, place, post.text)
        # what the message told before is forgotten
        raise refusal

    async def find_doubted(self, asker: Asker, post: Post) -> tuple[Share, ...]:
        """Return the shares of which to ask if a message has a result of its author's.

        It is in a watched channel; elsewhere whoever asks to record it has said so.
        """
        if post.author.id != asker.player.id and not asker.rights.moderator:
            return ()
        async with self._store.read() as tx:
            place = asker.place
            known = await tx.record_messages.read_facts(place.channel_id, post.id, post.id + 1)
            return await find_doubted(tx, place, post, known.get(post.id, frozenset()))

    async def remove(self, asker: Asker, key: str, puzzle: int) -> RecordedGame:
        """Delete a result of the asker's own, and return its game.

        Raises `UnknownGame`, `CorrectedResult` or `PastDay`.
        """
        place = asker.place
        async with self._store.write() as tx:
            settings = await tx.guilds.settings(place)
            game = find_game(key, settings.games)
            accounts = await tx.record_accounts.find_all(place, asker.player)
            if await tx.corrections.is_corrected(place, game, accounts, puzzle):
                raise CorrectedResult
            for player in accounts:
                record = await tx.records.get(place, game, player, puzzle)
                today = settings.today(self._clock())
                past = record and settings.today(record.at) < today
                if past and settings.record_edits is not Edits.EVER:
                    raise PastDay
            for player in accounts:
                gone = await tx.first_results.list_of_puzzle(place, game, player, puzzle)
                await keep_first(tx, place.channel_id, gone)
                await tx.records.remove(place, game, player, puzzle)
        return game

    async def list_unclaimed(self, asker: Asker) -> tuple[str, ...]:
        """Return the first few names in summaries that have no player yet.

        Raises `NoServer`, or `NotModerator` unless a moderator asks.
        """
        guild_id = require_moderator(asker)
        async with self._store.read() as tx:
            return tuple(await tx.records.list_unclaimed(guild_id, _MOST_NAMES))

    async def list_named(self, asker: Asker) -> list[tuple[str, Player]]:
        """Return all names in summaries that have a player, with that player.

        Raises `NoServer`, or `NotModerator` unless a moderator asks.
        """
        guild_id = require_moderator(asker)
        async with self._store.read() as tx:
            return await tx.records.list_named(guild_id)

    async def unname(self, asker: Asker, name: str) -> int:
        """Forget who has the `name` in summaries; return how many results wait again.

        Raises `NoServer`, or `NotModerator` unless a moderator asks.
        """
        guild_id = require_moderator(asker)
        async with self._store.write() as tx:
            return await tx.records.unname(guild_id, name, self._clock())

    async def claim(self, asker: Asker, name: str, player: Player) -> Claimed:
        """Remember who has the `name` in summaries, and give them its results.

        Raises `NoServer`, or `NotModerator` unless a moderator asks.
        """
        guild_id = require_moderator(asker)
        async with self._store.write() as tx:
            await tx.remember(player)
            return await tx.records.claim(guild_id, name, player)


async def _find_none(tx: ReadTransaction, place: Place, text: str) -> NoShare | GameSwitchedOff:
    """Return the refusal of a text without results, which may be of a game that is known here."""
    settings = await tx.guilds.settings(place)
    off = [game for key, game in settings.games.items() if key not in settings.read_games]
    if shares := read_shares(text, off):
        return GameSwitchedOff(shares[0].game)
    return NoShare(find_named(text, settings.read_games.values()))


def _refuse(asker: Asker, reasons: Sequence[PlayerError]) -> PlayerError | None:
    """Return the reason why nothing is kept, or several as one."""
    if len(reasons) > 1:
        return NoneRecorded(tuple(reasons))
    reason = next(iter(reasons), None)
    if isinstance(reason, ShutOut) and reason.player.id == asker.player.id:
        return YouAreShutOut(reason.player)
    return reason


def find_game(typed: str, games: Mapping[str, RecordedGame]) -> RecordedGame:
    """Return the one of these games with this key or name; raises `UnknownGame`."""
    wanted = typed.strip().casefold()
    for game in games.values():
        if wanted in (game.key, game.name.casefold()):
            return game
    raise UnknownGame
