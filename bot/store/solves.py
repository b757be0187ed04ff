"""Solve sessions and their rows of tiles."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.domain.people import Place, Player
from bot.domain.solves import NewSolve, SolveSession
from bot.store.models import SolveRow, SolveTurnRow
from engine import Feedback, Hard, Turn, Word


class Solves:
    def __init__(self, db: AsyncSession) -> None:
        self._db = db

    async def open(self, place: Place, player: Player) -> SolveSession | None:
        """The player's open session in this place."""
        row = await self._db.scalar(
            select(SolveRow).where(
                SolveRow.channel_id == place.channel_id,
                SolveRow.player_id == player.id,
                SolveRow.open,
            )
        )
        return row and _session(row)

    async def add(self, new: NewSolve) -> SolveSession:
        row = SolveRow(
            guild_id=new.place.guild_id,
            channel_id=new.place.channel_id,
            player_id=new.player.id,
            open=True,
            language=new.language,
            length=new.length,
            hard=new.hard,
            lexicon_version=new.lexicon_version,
            created_at=new.at,
            turns=[],
        )
        self._db.add(row)
        await self._db.flush()
        await self._db.refresh(row, ["player"])
        return _session(row)

    async def set_turns(self, solve_id: int, turns: tuple[Turn, ...]) -> SolveSession:
        """Replace the rows of a session."""
        row = await self._db.get_one(SolveRow, solve_id)
        kept = row.turns[: _shared(row.turns, turns)]
        row.turns[len(kept) :] = [
            SolveTurnRow(solve_id=solve_id, turn=number, guess=guess, feedback=str(feedback))
            for number, (guess, feedback) in enumerate(turns, start=1)
            if number > len(kept)
        ]
        await self._db.flush()
        return _session(row)

    async def close(self, solve_id: int) -> None:
        (await self._db.get_one(SolveRow, solve_id)).open = False
        await self._db.flush()


def _shared(rows: list[SolveTurnRow], turns: tuple[Turn, ...]) -> int:
    """How many leading rows stay as they are."""
    same = [_turn(row) == turn for row, turn in zip(rows, turns, strict=False)]
    return same.index(False) if False in same else len(same)


def _turn(row: SolveTurnRow) -> Turn:
    return Turn(Word(row.guess), Feedback.parse(row.feedback))


def _session(row: SolveRow) -> SolveSession:
    return SolveSession(
        id=row.id,
        place=Place(row.channel_id, row.guild_id),
        player=Player(row.player.id, row.player.name),
        language=row.language,
        length=row.length,
        hard=Hard(row.hard),
        lexicon_version=row.lexicon_version,
        turns=tuple(_turn(turn) for turn in row.turns),
        created_at=row.created_at,
    )
