"""Several accounts of one person in a server: what counts of them all is one player's."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import (
    BigInteger,
    CompoundSelect,
    and_,
    delete,
    literal,
    or_,
    select,
    union,
    union_all,
    update,
)
from sqlalchemy.orm import aliased

from bot.domain.players import Place, Player
from bot.store.connection.repository import Changes, Queries
from bot.store.models import (
    CorrectionRow,
    JoiningRow,
    PlayerRow,
    RecordAccountRow,
    RecordRow,
    RecordTallyRow,
)
from bot.store.models.corrections import STANDS
from bot.store.models.records import PASTED
from bot.store.records.sums import PUZZLE_DAY, RecordSums

_ACCOUNT = aliased(PlayerRow)


class RecordAccountQueries(Queries):
    """Accounts, to read."""

    async def find_person(self, place: Place, account: Player) -> Player:
        """Return whose results those of an account are here: mostly its own."""
        query = (
            select(PlayerRow.id, PlayerRow.name)
            .join(RecordAccountRow, RecordAccountRow.player_id == PlayerRow.id)
            .filter_by(guild_id=place.guild_id, account_id=account.id)
        )
        row = (await self._db.execute(query)).one_or_none()
        return account if row is None else Player(*row)

    async def find_all(self, place: Place, account: Player) -> list[Player]:
        """Return all accounts of a person here, that of the results first."""
        person = await self.find_person(place, account)
        link = RecordAccountRow
        theirs = {"guild_id": place.guild_id, "player_id": person.id}
        query = select(PlayerRow.id, PlayerRow.name).join(link, link.account_id == PlayerRow.id)
        found = await self._db.execute(query.filter_by(**theirs).order_by(PlayerRow.id))
        return [person, *(Player(*row) for row in found)]

    async def has_results(self, place: Place, account: Player) -> bool:
        """Return whether a result of an account's person counts here."""
        person = await self.find_person(place, account)
        theirs = {"scope_id": place.scope_id, "player_id": person.id, "year": 0}
        query = select(RecordTallyRow.player_id).filter_by(**theirs).limit(1)
        return await self._db.scalar(query) is not None

    async def list_accounts(self, guild_id: int) -> list[tuple[Player, Player]]:
        """Return all accounts whose results are another player's, with that player."""
        link = RecordAccountRow
        query = (
            select(_ACCOUNT.id, _ACCOUNT.name, PlayerRow.id, PlayerRow.name)
            .select_from(link)
            .join(_ACCOUNT, _ACCOUNT.id == link.account_id)
            .join(PlayerRow, PlayerRow.id == link.player_id)
            .where(link.guild_id == guild_id)
            .order_by(PlayerRow.id, _ACCOUNT.id)
        )
        return [
            (Player(account_id, account), Player(player_id, name))
            for account_id, account, player_id, name in await self._db.execute(query)
        ]

    async def list_messages(
        self, guild_id: int, correction_ids: Collection[int], most: int
    ) -> list[tuple[int, int]]:
        """Return the messages, by channel, with results that these corrections concern.

        They are of all accounts of a player, the newest first.
        """
        link, theirs = RecordAccountRow, CorrectionRow.id.in_(correction_ids)
        puzzle = (CorrectionRow.guild_id, CorrectionRow.game, CorrectionRow.number)
        joined = and_(
            link.guild_id == CorrectionRow.guild_id, link.player_id == CorrectionRow.player_id
        )
        accounts = union(
            select(*puzzle, CorrectionRow.player_id.label("account")).where(theirs),
            select(*puzzle, link.account_id).join(link, joined).where(theirs),
        ).subquery()
        same = and_(
            RecordRow.scope_id == accounts.c.guild_id,
            RecordRow.game == accounts.c.game,
            RecordRow.puzzle == accounts.c.number,
            RecordRow.player_id == accounts.c.account,
        )
        query = (
            select(RecordRow.channel_id, RecordRow.message_id)
            .join(accounts, same)
            .where(RecordRow.scope_id == guild_id, RecordRow.message_id > PASTED)
            .distinct()
            .order_by(RecordRow.message_id.desc())
        )
        found = await self._db.execute(query.limit(most))
        return [(channel_id, message_id) for channel_id, message_id in found]


class StoredRecordAccounts(RecordAccountQueries, Changes):
    """Accounts, to read and change."""

    async def join(
        self, guild_id: int, account: Player, player: Player, by: Player, now: datetime
    ) -> None:
        """Let the results of an account, and of its further accounts, be another player's.

        All three must be stored. Nothing changes where it is so already.
        """
        place = Place(0, guild_id)
        person = await self.find_person(place, player)
        if person.id == account.id:
            # the other way round: whom the account belonged to is now the account
            await self.part(guild_id, player, by, now)
            person = player
        if await self.find_person(place, account) == person:
            return
        theirs = select(RecordAccountRow.account_id).filter_by(
            guild_id=guild_id, player_id=account.id
        )
        for account_id in [account.id, *await self._db.scalars(theirs)]:
            await self.part(guild_id, Player(account_id), by, now)
            link = {"guild_id": guild_id, "account_id": account_id, "player_id": person.id}
            await self._execute(self._insert(RecordAccountRow).values(link))
            joining = self._insert(JoiningRow).values({**link, "by_id": by.id, "at": now})
            await self._execute(joining)
            await self._recount(guild_id, account_id)

    async def part(self, guild_id: int, account: Player, by: Player, now: datetime) -> None:
        """Let an account have its results itself again; nothing changes if it does."""
        theirs = update(JoiningRow).filter_by(guild_id=guild_id, account_id=account.id)
        undone = theirs.where(STANDS).values(undone_by_id=by.id, undone_at=now)
        await self._execute(undone)
        await self._part(guild_id, account)

    async def _part(self, guild_id: int, account: Player) -> None:
        link = delete(RecordAccountRow).filter_by(guild_id=guild_id, account_id=account.id)
        player_id = await self._db.scalar(link.returning(RecordAccountRow.player_id))
        if player_id is None:
            return
        copies = [RecordRow.scope_id == guild_id, RecordRow.player_id == player_id]
        copies.append(RecordRow.message_id == -account.id)
        keys = [tuple(row) for row in await self._db.execute(select(*PUZZLE_DAY).where(*copies))]
        await self._execute(delete(RecordRow).where(*copies))
        await RecordSums(self._db).recount(keys)
        await self._recount(guild_id, account.id)

    async def part_all(self, player: Player) -> None:
        """Part a player who is being deleted from all accounts, in every server."""
        link = RecordAccountRow
        theirs = or_(link.account_id == player.id, link.player_id == player.id)
        query = select(link.guild_id, link.account_id).where(theirs)
        for guild_id, account_id in (await self._db.execute(query)).all():
            await self._part(guild_id, Player(account_id))

    async def _recount(self, guild_id: int, account_id: int) -> None:
        theirs = [RecordRow.scope_id == guild_id, RecordRow.player_id == account_id]
        keys = [tuple(row) for row in await self._db.execute(select(*PUZZLE_DAY).where(*theirs))]
        await RecordSums(self._db).recount(keys)


def select_persons(place: Place, account: Player) -> CompoundSelect[int]:
    """Select an account, and whose results its own are in a place."""
    link = RecordAccountRow
    theirs = select(link.player_id).filter_by(guild_id=place.guild_id, account_id=account.id)
    return union_all(select(literal(account.id, BigInteger)), theirs)
