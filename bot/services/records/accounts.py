"""Says which accounts in a server are one person's, so that their results count together."""

from __future__ import annotations

from bot.domain.clock import Clock
from bot.domain.players import NOBODY, Asker, Player
from bot.domain.records.errors import SameAccount
from bot.services.guilds import require_moderator
from bot.store import Store

Accounts = list[tuple[Player, Player]]
"""Accounts whose results are another player's, each with that player."""


class RecordAccounts:
    """Joins accounts and parts them; each raises `NoServer`, or `NotModerator` for most people."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def list_all(self, asker: Asker) -> Accounts:
        """Return all accounts here whose results are another player's."""
        guild_id = require_moderator(asker)
        async with self._store.read() as tx:
            return await tx.record_accounts.list_accounts(guild_id)

    async def join(self, asker: Asker, account_id: int, player: Player) -> Player:
        """Let the results of an account be a player's, past ones too; return whose they are.

        That is another if the player is an account of somebody's. Raises `SameAccount`.
        """
        guild_id = require_moderator(asker)
        if account_id == player.id:
            raise SameAccount
        async with self._store.write() as tx:
            await tx.remember(player)
            account = await tx.people.find(account_id) or Player(account_id, NOBODY.name)
            await tx.remember(account)
            await tx.remember(asker.player)
            await tx.record_accounts.join(guild_id, account, player, asker.player, self._clock())
            return await tx.record_accounts.find_person(asker.place, account)

    async def part(self, asker: Asker, account_id: int) -> None:
        """Let an account have all its results itself again.

        Those that were struck while they counted under the person stay struck.
        """
        guild_id, account = require_moderator(asker), Player(account_id)
        by, now = asker.player, self._clock()
        async with self._store.write() as tx:
            person = await tx.record_accounts.find_person(asker.place, account)
            struck = await tx.corrections.list_struck(guild_id, person, account)
            await tx.remember(by)
            await tx.record_accounts.part(guild_id, account, by, now)
            for key in struck:
                await tx.corrections.add(guild_id, account, key, after=None, by=by, now=now)
