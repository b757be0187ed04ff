"""What the buttons of a solve session do. Pressed by several at once, none is lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.domain.errors import NothingToUndo
from bot.domain.players import Asker
from bot.domain.puzzles import Entry, Rung, SolveSession
from bot.services.puzzles.reading import one_row
from bot.services.puzzles.session import Change, SolveOutcome, Solving, owned, puzzle
from bot.store import Transaction
from engine import Exclusion, Mark, Word, explain


@dataclass(frozen=True)
class Verdict:
    """Why a word is out, by the index of each open board; None where it may be the answer.

    `several` says that the puzzle has more than one board, `known` that the word is in the
    list at all.
    """

    word: Word
    clues: Mapping[int, Exclusion | None]
    several: bool
    known: bool


class PanelService:
    """Every method raises `NoSolveSession` for a session that is closed or somebody else's."""

    def __init__(self, solving: Solving) -> None:
        self._solving = solving
        self._store = solving.store
        self._lexicons = solving.lexicons
        self._clock = solving.clock

    async def show(self, asker: Asker, solve_id: int) -> SolveOutcome:
        """The session as it stands."""
        return await self._solving.told(await self._solving.find(asker, solve_id))

    async def mark(
        self, asker: Asker, solve_id: int, draft: int, at: int, mark: Mark
    ) -> SolveOutcome:
        """Set one mark of the draft numbered so; of another draft nothing is changed."""

        async def set_mark(now: SolveSession) -> SolveSession:
            same = now.draft is not None and now.draft.number == draft
            return now.marked(at, mark) if same and at < now.kind.length else now

        return await self._after(asker, solve_id, set_mark)

    async def enter(self, asker: Asker, solve_id: int, version: int | None = None) -> SolveOutcome:
        """Take the draft as it stood in `version`; if it was changed since, nothing is taken.

        With several boards the next open one is to be marked first.
        """
        return await self._after(asker, solve_id, self._taken, version)

    async def enter_marks(self, asker: Asker, solve_id: int | None, hints: str) -> SolveOutcome:
        """Set all marks of the draft in the open session, and take it.

        Raises `UnknownMark` or `HintsUneven`.
        """

        async def take(now: SolveSession) -> SolveSession:
            marks = one_row(hints, now.kind.length)
            drafted = now.draft and replace(now.draft, marks=marks)
            return await self._taken(replace(now, draft=drafted))

        return await self._after(asker, solve_id, take)

    async def other(self, asker: Asker, solve_id: int, text: str) -> SolveOutcome:
        """Mark another guess; raises `ForeignLetter` or `WrongLength`."""

        async def draft(now: SolveSession) -> SolveSession:
            lexicon = self._lexicons(now.kind.language, now.kind.length)
            return now if now.solved else now.drafting(lexicon.parse(text))

        return await self._after(asker, solve_id, draft)

    async def undo(
        self, asker: Asker, solve_id: int | None = None, version: int | None = None
    ) -> SolveOutcome:
        """Take back the last board marked, or a word somebody wants to mark, or the last entry.

        Nothing is taken back if the session has changed since `version`. Raises
        `NothingToUndo`.
        """

        async def undo(now: SolveSession) -> SolveSession:
            if now.pending:
                return replace(now, pending=None)
            if now.draft and any(now.draft.done):
                return now.drafting(now.draft.guess)
            if now.draft and not now.leads:
                return replace(now, draft=None)
            if not now.entries:
                raise NothingToUndo
            *kept, last = now.entries
            earlier = now.with_entries(tuple(kept))
            return earlier.drafting(last.guess) if now.leads else earlier

        return await self._after(asker, solve_id, undo, version)

    async def settle(
        self, asker: Asker, solve_id: int, version: int, *, mended: bool
    ) -> SolveOutcome:
        """Take the pending entries of `version`, with the likely slip mended or as they are."""

        async def settle(now: SolveSession) -> SolveSession:
            if now.pending is None:
                return now
            entries = await self._mended(now, now.pending) if mended else now.pending
            return await self._solving.extended(now, entries, anyway=not mended)

        return await self._after(asker, solve_id, settle, version)

    async def climb(self, asker: Asker, solve_id: int, rung: Rung) -> SolveOutcome:
        """Take help, and remember it; with the guesses the best is ready to be marked."""
        session = await self._solving.find(asker, solve_id)
        async with self._store.write() as tx:
            await tx.remember(asker.player)
            climbed = await tx.solves.climb(session.id, rung, asker.player, self._clock())
            session = replace(climbed, extra=session.extra)

        async def draft(now: SolveSession) -> SolveSession:
            best = (await self._solving.adviser.suggest(puzzle(now))).guesses
            ready = now.draft or now.solved or not best
            return now if ready else now.drafting(best[0].guess)

        if rung is Rung.GUESSES:
            session = await self._solving.change(asker, session.id, draft)
        return await self._solving.told(session)

    async def why(self, asker: Asker, solve_id: int | None, text: str) -> Verdict:
        """Tell which clue excludes a word; raises `ForeignLetter` or `WrongLength`."""
        session = await self._solving.find(asker, solve_id)
        lexicon = self._lexicons(session.kind.language, session.kind.length)
        word = lexicon.parse(text)
        clues = {at: explain(word, session.boards[at]) for at in session.open_boards}
        known = word in lexicon or word in session.extra
        return Verdict(word, clues, session.kind.boards > 1, known)

    async def renew(self, asker: Asker, solve_id: int | None = None) -> SolveOutcome | None:
        """Close the session; where the bot leads, begin another of its kind.

        If it was closed before, by somebody who pressed too, theirs is returned. To begin a
        shared one `WrongChannel` or `MayNotStart` is raised; then it stays open.
        """
        async with self._store.write() as tx:
            session = await owned(tx, asker, solve_id)
        first = await self._solving.opening(session) if session.leads else None
        async with self._store.write() as tx:
            session = await owned(tx, asker, session.id)
            if session.open:
                await tx.solves.close(session.id)
                later = await self._begun(tx, asker, session, first) if first else None
            else:
                later = await tx.solves.open(session.place, asker.player, session.shared)
        return later and await self._solving.told(replace(later, extra=session.extra))

    async def _begun(
        self, tx: Transaction, asker: Asker, before: SolveSession, first: Word
    ) -> SolveSession | None:
        """Another session of the same kind, in the same message."""
        if before.shared:
            (await tx.guilds.settings(asker.place)).admit(asker.place, asker.rights)
        fresh = replace(
            before, created_at=self._clock(), version=1, entries=(), draft=None, pending=None
        )
        return await tx.solves.add(fresh.drafting(first))

    async def _taken(self, now: SolveSession) -> SolveSession:
        if now.draft is None:
            return now
        later = now.drafting(now.draft.guess, (*now.draft.done, now.draft.marks))
        done = later.draft.done if later.draft else ()
        if len(done) < now.kind.boards:
            return later
        return await self._solving.extended(now, (*now.entries, Entry(now.draft.guess, done)))

    async def _mended(self, session: SolveSession, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        slip = await self._solving.adviser.slip(puzzle(session, entries))
        if slip is None or slip.contradiction.mend is None:
            return entries
        mend, board = slip.contradiction.mend, slip.board - 1
        wrong = entries[mend.row - 1]
        feedbacks = (*wrong.feedbacks[:board], mend.feedback, *wrong.feedbacks[board + 1 :])
        row = Entry(wrong.guess, feedbacks)
        return (*entries[: mend.row - 1], row, *entries[mend.row :])

    async def _after(
        self, asker: Asker, solve_id: int | None, change: Change, version: int | None = None
    ) -> SolveOutcome:
        late = False

        async def unless_late(now: SolveSession) -> SolveSession:
            nonlocal late
            late = version not in (None, now.version)
            return now if late else await change(now)

        session = await self._solving.change(asker, solve_id, unless_late)
        return await self._solving.told(session, outdated=late)
