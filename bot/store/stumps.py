"""Words that people think of, with the bot's guesses and the marks they earned."""

from __future__ import annotations

from sqlalchemy import Select, select

from bot.domain.players import Place, Player
from bot.domain.stumps import NewStump, Stump, StumpKind
from bot.store.models import StumpRow
from bot.store.repository import Changes, Queries
from engine import Feedback, Mark, Turn, Word


class StumpQueries(Queries):
    async def get(self, stump_id: int) -> Stump | None:
        """The word with this id."""
        return await self._maybe(select(StumpRow).where(StumpRow.id == stump_id))

    async def latest(self, place: Place, player: Player) -> Stump | None:
        """The word the player thought of last in this place."""
        mine = select(StumpRow).where(
            StumpRow.channel_id == place.channel_id, StumpRow.player_id == player.id
        )
        return await self._maybe(mine.order_by(StumpRow.id.desc()).limit(1))

    async def _maybe(self, query: Select[StumpRow]) -> Stump | None:
        row = (await self._db.scalars(self._latest(query, StumpRow))).first()
        return row and _stump(row)


class StoredStumps(StumpQueries, Changes):
    async def add(self, new: NewStump) -> Stump:
        kind = new.kind
        row = StumpRow(
            guild_id=new.place.guild_id,
            channel_id=new.place.channel_id,
            player_id=new.player.id,
            language=kind.language,
            length=kind.length,
            strategy=kind.strategy,
            lexicon_version=new.lexicon_version,
            created_at=new.at,
            version=1,
            turns="",
            guess=new.guess,
            marks=str(int(Mark.ABSENT)) * kind.length,
            revealed=None,
        )
        self._db.add(row)
        await self._db.flush()
        await self._db.refresh(row, ["player"])
        return _stump(row)

    async def save(self, stump: Stump) -> Stump | None:
        """Store what has changed; None if somebody changed it since it was read."""
        query = select(StumpRow).where(StumpRow.id == stump.id)
        row = (await self._db.scalars(self._latest(query, StumpRow))).first()
        if row is None or row.version != stump.version:
            return None
        row.version += 1
        row.turns = "\n".join(f"{turn.guess} {turn.feedback}" for turn in stump.turns)
        row.guess, row.marks = stump.guess, str(stump.marks)
        row.revealed = stump.revealed
        await self._db.flush()
        return _stump(row)


def _stump(row: StumpRow) -> Stump:
    pairs = (line.split() for line in row.turns.splitlines())
    return Stump(
        id=row.id,
        place=Place(row.channel_id, row.guild_id),
        player=Player(row.player.id, row.player.name),
        kind=StumpKind(row.language, row.length, row.strategy),
        lexicon_version=row.lexicon_version,
        created_at=row.created_at,
        turns=tuple(Turn(Word(guess), Feedback.parse(marks)) for guess, marks in pairs),
        guess=Word(row.guess) if row.guess else None,
        marks=Feedback.parse(row.marks),
        revealed=Word(row.revealed) if row.revealed else None,
        version=row.version,
    )
