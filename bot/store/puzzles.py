"""Solve sessions: their entries, the guess being marked, and the help taken."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from sqlalchemy import Select, select
from sqlalchemy.exc import IntegrityError

from bot.domain.players import Place, Player
from bot.domain.puzzles import Draft, Entry, Kind, Rung, SolveSession, WordList
from bot.store.models import SolveHintRow, SolveRow, SolveTurnRow
from bot.store.repository import Changes, Queries
from engine import Feedback, Hard, Word

_NONE = "-"


class SolveQueries(Queries):
    async def open(self, place: Place, player: Player, shared: bool = False) -> SolveSession | None:
        """The player's open session in this place, or the one everybody shares there."""
        query = select(SolveRow).where(
            SolveRow.channel_id == place.channel_id, SolveRow.open, SolveRow.shared.is_(shared)
        )
        return await self._maybe(query if shared else query.where(SolveRow.player_id == player.id))

    async def get(self, solve_id: int) -> SolveSession | None:
        """The session, open or closed."""
        return await self._maybe(select(SolveRow).where(SolveRow.id == solve_id))

    async def _maybe(self, query: Select[SolveRow]) -> SolveSession | None:
        row = (await self._db.scalars(self._latest(query, SolveRow))).first()
        return row and _session(row)


class StoredSolves(SolveQueries, Changes):
    async def add(self, new: SolveSession) -> SolveSession | None:
        """Store a session; None if one has been begun there meanwhile."""
        kind = new.kind
        row = SolveRow(
            guild_id=new.place.guild_id,
            channel_id=new.place.channel_id,
            message_id=new.message_id,
            player_id=new.player.id,
            open=True,
            shared=new.shared,
            language=kind.language,
            length=kind.length,
            hard=kind.hard,
            words=kind.words,
            boards=kind.boards,
            lexicon_version=new.lexicon_version,
            created_at=new.created_at,
            version=new.version,
            turns=[],
            hints=[],
        )
        _fill(row, new)
        try:
            async with self._db.begin_nested():
                self._db.add(row)
        except IntegrityError:
            return None
        return replace(new, id=row.id, open=True, rungs=frozenset())

    async def save(self, session: SolveSession) -> SolveSession | None:
        """Store what has changed; None if somebody changed the session since it was read."""
        row = await self._row(session.id)
        if row.version != session.version:
            return None
        row.version += 1
        _fill(row, session)
        await self._db.flush()
        return _session(row)

    async def climb(self, solve_id: int, rung: Rung, player: Player, at: datetime) -> SolveSession:
        """Remember help taken now; once a turn is enough."""
        row = await self._row(solve_id)
        turn = len(row.turns)
        if (turn, rung) not in {(hint.turn, hint.rung) for hint in row.hints}:
            row.hints.append(SolveHintRow(turn=turn, rung=rung, player_id=player.id, at=at))
            await self._db.flush()
        return _session(row)

    async def set_message(self, solve_id: int, message_id: int) -> None:
        """Remember the message that shows a shared session."""
        (await self._row(solve_id)).message_id = message_id
        await self._db.flush()

    async def close(self, solve_id: int) -> None:
        (await self._row(solve_id)).open = False
        await self._db.flush()

    async def _row(self, solve_id: int) -> SolveRow:
        query = select(SolveRow).where(SolveRow.id == solve_id)
        return (await self._db.scalars(self._latest(query, SolveRow))).one()


def _fill(row: SolveRow, session: SolveSession) -> None:
    """Write what may change; turns that stay are left alone."""
    draft = session.draft
    row.leads = session.leads
    row.draft_number = draft and draft.number
    row.draft_guess = draft and draft.guess
    row.draft_marks = draft and _written((*draft.done, draft.marks))
    row.pending = _listed(session.pending)
    kept = row.turns[: _shared(row.turns, session.entries)]
    row.turns[len(kept) :] = [
        SolveTurnRow(turn=number, guess=entry.guess, feedback=_written(entry.feedbacks))
        for number, entry in enumerate(session.entries, start=1)
        if number > len(kept)
    ]


def _shared(rows: list[SolveTurnRow], entries: tuple[Entry, ...]) -> int:
    """How many leading turns stay as they are."""
    same = [_entry(row) == entry for row, entry in zip(rows, entries, strict=False)]
    return same.index(False) if False in same else len(same)


def _entry(row: SolveTurnRow) -> Entry:
    return Entry(Word(row.guess), _read(row.feedback))


def _written(feedbacks: tuple[Feedback | None, ...]) -> str:
    return " ".join(_NONE if feedback is None else str(feedback) for feedback in feedbacks)


def _read(text: str) -> tuple[Feedback | None, ...]:
    return tuple(None if part == _NONE else Feedback.parse(part) for part in text.split())


def _listed(entries: tuple[Entry, ...] | None) -> str | None:
    """One entry a line: the guess, then its hints."""
    if entries is None:
        return None
    return "\n".join(f"{entry.guess} {_written(entry.feedbacks)}" for entry in entries)


def _pending(text: str | None) -> tuple[Entry, ...] | None:
    if text is None:
        return None
    parts = (line.split(" ", 1) for line in text.splitlines())
    return tuple(Entry(Word(guess), _read(feedbacks)) for guess, feedbacks in parts)


def _draft(row: SolveRow) -> Draft | None:
    if row.draft_number is None or row.draft_guess is None or row.draft_marks is None:
        return None
    *done, marks = _read(row.draft_marks)
    if marks is None:
        return None
    return Draft(row.draft_number, Word(row.draft_guess), marks, tuple(done))


def _session(row: SolveRow) -> SolveSession:
    turn = len(row.turns)
    return SolveSession(
        id=row.id,
        place=Place(row.channel_id, row.guild_id),
        player=Player(row.player.id, row.player.name),
        shared=row.shared,
        kind=Kind(row.language, row.length, Hard(row.hard), WordList(row.words), row.boards),
        lexicon_version=row.lexicon_version,
        created_at=row.created_at,
        leads=row.leads,
        entries=tuple(_entry(turn) for turn in row.turns),
        draft=_draft(row),
        pending=_pending(row.pending),
        rungs=frozenset(Rung(hint.rung) for hint in row.hints if hint.turn == turn),
        message_id=row.message_id,
        version=row.version,
        open=row.open,
    )
