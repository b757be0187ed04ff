"""What was decided about accounts in a server: who was shut out of records, whose were joined."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, cast, null, select, union_all
from sqlalchemy.orm import aliased

from bot.domain.corrections import AccountDecision
from bot.domain.players import HIDDEN, Player
from bot.store.connection.repository import Queries
from bot.store.models import ExclusionRow, JoiningRow, PlayerRow
from bot.store.standings.contests import may_be_named


class DecisionQueries(Queries):
    """Decisions about accounts, to read."""

    async def list_latest(
        self, guild_id: int, most: int, *, skipped: int = 0
    ) -> list[AccountDecision]:
        """Return a server's latest decisions after those `skipped`; who hides is not named."""
        out, joined = ExclusionRow, JoiningRow
        nobody = cast(null(), BigInteger).label("person_id")
        banned = select(out.at, out.id, out.player_id, out.by_id, out.undone_by_id, nobody)
        links = (joined.account_id, joined.by_id, joined.undone_by_id, joined.player_id)
        of_accounts = select(joined.at, joined.id, *links)
        found = union_all(
            banned.where(out.guild_id == guild_id), of_accounts.where(joined.guild_id == guild_id)
        ).subquery()
        at, row_id, *people = found.c
        query = select(at)
        for one in people:
            person = aliased(PlayerRow)
            query = query.add_columns(person.id, person.name, may_be_named(person.id))
            query = query.outerjoin_from(found, person, person.id == one)
        page = query.order_by(at.desc(), row_id.desc()).limit(most).offset(skipped)
        return [_read(*row) for row in await self._db.execute(page)]


def _read(at: datetime, *people: Any) -> AccountDecision:
    player, by, undone_by, person = (
        who and (Player(who, name) if named else HIDDEN)
        for who, name, named in zip(people[::3], people[1::3], people[2::3], strict=True)
    )
    return AccountDecision(player, by, at, undone_by, person)
