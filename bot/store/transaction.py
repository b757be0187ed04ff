"""One use case's work on the database, as repositories over one SQLAlchemy session."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from datetime import datetime

from sqlalchemy import delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from bot.domain.players import Player
from bot.store.facts import Facts
from bot.store.games import Games
from bot.store.guilds import Guilds
from bot.store.hints import GameHints
from bot.store.matches import Matches
from bot.store.models import Base, InteractionRow, PlayerRow
from bot.store.players import People
from bot.store.preferences import ChosenPreferences
from bot.store.puzzles import StoredPuzzles
from bot.store.standings import Results


class Transaction:
    """The repositories of one transaction; values in, values out."""

    def __init__(self, db: AsyncSession) -> None:
        self._db = db
        self.games = Games(db)
        self.matches = Matches(db)
        self.results = Results(db)
        self.puzzles = StoredPuzzles(db)
        self.hints = GameHints(db)
        self.guilds = Guilds(db)
        self.preferences = ChosenPreferences(db)
        self.people = People(db)
        self.facts = Facts(db)

    async def first_time(self, interaction_id: int, at: datetime) -> bool:
        """Claim `interaction_id`; False if it has taken effect before."""
        claim = self._insert(InteractionRow).values(id=interaction_id, at=at)
        done = await self._db.execute(claim.on_conflict_do_nothing().returning(InteractionRow.id))
        return done.scalar() is not None

    async def seen(self, interaction_id: int) -> bool:
        """Whether the interaction has taken effect before."""
        return await self._db.get(InteractionRow, interaction_id) is not None

    async def forget(self, before: datetime) -> None:
        """Forget interactions of before then: they are not delivered again."""
        await self._db.execute(delete(InteractionRow).where(InteractionRow.at < before))

    def attempt(self) -> AbstractAsyncContextManager[object]:
        """A part of the transaction that is undone alone if it raises."""
        return self._db.begin_nested()

    async def remember(self, player: Player) -> None:
        """Store the player's name as last seen."""
        upsert = self._insert(PlayerRow).values(id=player.id, name=player.name)
        await self._db.execute(
            upsert.on_conflict_do_update(
                index_elements=[PlayerRow.id], set_={"name": upsert.excluded.name}
            )
        )

    def _insert(self, table: type[Base]) -> sqlite.Insert | postgresql.Insert:
        dialect = self._db.get_bind().dialect.name
        return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
