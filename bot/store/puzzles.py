"""Puzzles: their entries, the guess being marked, and the help taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnExpressionArgument, Select, delete, select, true, update

from bot.domain.entries import Draft, PuzzleEntry
from bot.domain.players import Place, Player
from bot.domain.puzzles import MOST_KEPT, PuzzleKind, PuzzleSession, Rung, WordList
from bot.store.connection.repository import Changes, Queries
from bot.store.games.values import build_player
from bot.store.models import PuzzleRow
from engine import Feedback, Hard, Word


class PuzzleQueries(Queries):
    """Puzzles, to read."""

    async def find_open(
        self, place: Place, player: Player, shared: bool = False
    ) -> PuzzleSession | None:
        """Return the player's open puzzle from elsewhere, or the one shared in this channel."""
        query = select(PuzzleRow).where(
            PuzzleRow.channel_id == place.channel_id,
            PuzzleRow.open,
            PuzzleRow.shared.is_(shared),
            PuzzleRow.strategy.is_(None),
        )
        return await self._find(query if shared else query.where(PuzzleRow.player_id == player.id))

    async def find_stump(self, place: Place, player: Player) -> PuzzleSession | None:
        """Return the puzzle with the word that the player last thought of here."""
        mine = select(PuzzleRow).where(
            PuzzleRow.channel_id == place.channel_id,
            PuzzleRow.player_id == player.id,
            PuzzleRow.strategy.is_not(None),
        )
        return await self._find(mine.order_by(PuzzleRow.id.desc()).limit(1))

    async def get(self, puzzle_id: int) -> PuzzleSession | None:
        """Return the puzzle, open or closed."""
        return await self._find(select(PuzzleRow).where(PuzzleRow.id == puzzle_id))

    async def _find(self, query: Select[PuzzleRow]) -> PuzzleSession | None:
        row = (await self._db.scalars(self._latest(query, PuzzleRow))).first()
        if row is None:
            return None
        session = _session(row)
        self._meet([session.player])
        return session


class StoredPuzzles(PuzzleQueries, Changes):
    """Puzzles, to read and change."""

    async def add(self, new: PuzzleSession) -> PuzzleSession | None:
        """Store a puzzle; None if one was begun in its place meanwhile.

        Only the latest `MOST_KEPT` puzzles of a player are kept.
        """
        kind = new.kind
        insert = self._insert(PuzzleRow).values(
            guild_id=new.place.guild_id,
            channel_id=new.place.channel_id,
            message_id=new.message_id,
            player_id=new.player.id,
            open=True,
            shared=new.shared,
            private=new.private,
            strategy=new.strategy,
            limit=new.limit,
            length=kind.length,
            hard=kind.hard,
            words=kind.words,
            boards=kind.boards,
            created_at=new.created_at,
            **_changing(new),
        )
        stored = insert.on_conflict_do_nothing().returning(PuzzleRow.id)
        puzzle_id = (await self._db.execute(stored)).scalar()
        if puzzle_id is None:
            return None
        await self._forget_oldest(new.player)
        return replace(new, id=puzzle_id, version=new.version + 1)

    async def _forget_oldest(self, player: Player) -> None:
        own = PuzzleRow.player_id == player.id
        latest = select(PuzzleRow.id).where(own).order_by(PuzzleRow.id.desc())
        last = latest.offset(MOST_KEPT).limit(1).scalar_subquery()
        await self._execute(delete(PuzzleRow).where(own, PuzzleRow.id <= last))

    async def save(self, session: PuzzleSession) -> PuzzleSession | None:
        """Store what has changed; None if somebody changed the puzzle since it was read."""
        same = PuzzleRow.id == session.id, PuzzleRow.version == session.version
        saved = await self._change(*same, **_changing(session))
        return None if saved is None else replace(session, version=saved)

    async def set_message(self, puzzle_id: int, message_id: int) -> None:
        """Remember the message that shows a puzzle."""
        await self._change(PuzzleRow.id == puzzle_id, message_id=message_id)

    async def close(self, puzzle_id: int, version: int | None = None) -> bool:
        """Close a puzzle; False if it was closed before, or has changed since `version`."""
        same = PuzzleRow.version == version if version is not None else true()
        found = await self._change(PuzzleRow.id == puzzle_id, PuzzleRow.open, same, open=False)
        return found is not None

    async def reopen(self, session: PuzzleSession) -> PuzzleSession | None:
        """Open a closed puzzle again as it is now; None if it has changed since it was read."""
        same = PuzzleRow.id == session.id, PuzzleRow.version == session.version
        saved = await self._change(*same, open=True, **_changing(session))
        return None if saved is None else replace(session, open=True, version=saved)

    async def _change(self, *which: ColumnExpressionArgument[bool], **values: Any) -> int | None:
        """Change the puzzle that meets the conditions; return its new version, if there is one."""
        return await self._db.scalar(
            update(PuzzleRow).where(*which).values(values).returning(PuzzleRow.version),
            execution_options={"synchronize_session": False},
        )


def _changing(session: PuzzleSession) -> dict[str, Any]:
    """Return the columns that change, with their values."""
    draft, pending = session.draft, session.pending
    return {
        "version": session.version + 1,
        "language": session.kind.language,
        "lexicon_version": session.lexicon_version,
        "leads": session.leads,
        "entries": _write(session.entries),
        "draft": draft and [draft.number, draft.guess, *_marks((*draft.done, draft.marks))],
        "pending": None if pending is None else _write(pending),
        "help": sorted(session.help),
        "revealed": session.revealed,
        "played_at": session.played_at,
        "previous_id": session.previous,
    }


def _write(entries: tuple[PuzzleEntry, ...]) -> list[Any]:
    """Return each entry as its guess and its marks on every board, None on one solved before."""
    return [[entry.guess, *_marks(entry.feedbacks)] for entry in entries]


def _marks(feedbacks: tuple[Feedback | None, ...]) -> list[str | None]:
    return [None if feedback is None else str(feedback) for feedback in feedbacks]


def _read(entries: Sequence[Any]) -> tuple[PuzzleEntry, ...]:
    return tuple(PuzzleEntry(Word(guess), _feedbacks(marks)) for guess, *marks in entries)


def _feedbacks(marks: Sequence[str | None]) -> tuple[Feedback | None, ...]:
    return tuple(None if text is None else Feedback.parse(text) for text in marks)


def _draft(number: int, guess: str, *marks: str) -> Draft:
    return Draft(number, Word(guess), Feedback.parse(marks[-1]), _feedbacks(marks[:-1]))


def _session(row: PuzzleRow) -> PuzzleSession:
    return PuzzleSession(
        id=row.id,
        place=Place(row.channel_id, row.guild_id),
        player=build_player(row.player),
        shared=row.shared,
        kind=PuzzleKind(row.language, row.length, Hard(row.hard), WordList(row.words), row.boards),
        lexicon_version=row.lexicon_version,
        created_at=row.created_at,
        played_at=row.played_at,
        previous=row.previous_id,
        private=row.private,
        leads=row.leads,
        strategy=row.strategy,
        limit=row.limit,
        entries=_read(row.entries),
        draft=_draft(*row.draft) if row.draft else None,
        pending=None if row.pending is None else _read(row.pending),
        help=frozenset((count, Rung(rung)) for count, rung in row.help),
        revealed=Word(row.revealed) if row.revealed else None,
        message_id=row.message_id,
        version=row.version,
        open=row.open,
    )
