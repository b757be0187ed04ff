"""Puzzles as a whole: shown, begun again, and words that a player thinks of."""

from __future__ import annotations

from dataclasses import replace

from bot.brain.rivals import OWN_GUESSES
from bot.domain.errors import NoSolveSession, NoStump
from bot.domain.players import Asker, Place
from bot.domain.puzzles import PUZZLE_GUESSES, PuzzleSession
from bot.services.puzzles.changes import PuzzleChanges, load, make_blank
from bot.services.puzzles.continuing import list_apart
from bot.services.puzzles.views import PuzzleView, Reasons, read_clues
from engine.errors import UnknownLexicon


class Puzzles:
    """Shows and begins puzzles."""

    def __init__(self, solving: PuzzleChanges) -> None:
        self._solving = solving
        self._store = solving.store
        self._clock = solving.clock

    async def show(
        self, asker: Asker, puzzle_id: int | None = None, *, shared: bool = False
    ) -> PuzzleView:
        """Return the puzzle with this id, else the open one from elsewhere.

        Raises `NoSolveSession`, or `NotYourWord`.
        """
        return await self._solving.view(await self._solving.find(asker, puzzle_id, shared=shared))

    async def reasons(self, asker: Asker, puzzle_id: int) -> Reasons:
        """Return why the next guess of a puzzle from elsewhere is proposed.

        Raises `NoSolveSession`.
        """
        session = (await self._solving.find(asker, puzzle_id, stump=False)).session
        clues, brain = read_clues(session), self._solving.brain
        left, best = await brain.find_remaining(clues), await brain.suggest(clues)
        return Reasons(
            best,
            tuple(left[at].total for at in session.open_boards),
            await brain.divide(clues, best.proposed) if best.proposed else {},
            session.kind.boards,
            self._solving.lexicons.capitals(session.kind.language, session.kind.length),
        )

    async def remember_message(self, puzzle_id: int, place: Place, message_id: int) -> int | None:
        """Remember the message that shows a puzzle; return the one that did."""
        async with self._store.write() as tx:
            before = await tx.puzzles.get(puzzle_id)
            await tx.puzzles.set_message(puzzle_id, message_id)
        return before and before.message_id

    async def stump(
        self,
        asker: Asker,
        rival: str = OWN_GUESSES,
        length: int | None = None,
        language: str | None = None,
        *,
        private: bool = False,
    ) -> PuzzleView:
        """Guess a word that the player thinks of, as this rival does.

        Without a `language`, it is the server's, or for a private one the player's own. Raises
        `UnknownStrategy` or `UnknownLexicon`, and unless it is `private`, `WrongChannel` or
        `MayNotStart`. An interaction that is delivered twice begins only one.
        """
        word = replace(
            make_blank(asker, self._clock()),
            private=private,
            leads=True,
            strategy=rival,
            limit=PUZZLE_GUESSES,
        )
        async with self._store.read() as tx:
            loaded = await load(tx, asker, word)
        if not private:
            loaded.settings.admit(asker.place, asker.rights)
        usual = self._solving.find_usual_kind(loaded, language)
        kind = replace(usual, length=length or usual.length)
        begun = await self._solving.propose(self._solving.begin(loaded, kind))
        if begun.draft is None:
            raise UnknownLexicon(kind.language, kind.length)
        async with self._store.write() as tx:
            if await tx.first_time(asker.interaction_id, self._clock()):
                await tx.remember(asker.player)
                kept = await tx.puzzles.add(begun)
            else:
                kept = await tx.puzzles.find_stump(asker.place, asker.player)
        if kept is None:
            raise NoStump
        return await self._solving.view(loaded, replace(kept, policy=begun.policy))

    async def resume(self, asker: Asker, puzzle_id: int) -> PuzzleView:
        """Go on with the puzzle that this one replaced, with the rows of both.

        If it replaced none, this puzzle simply counts as current again. Raises `NoSolveSession`.
        """

        async def refresh(now: PuzzleSession) -> PuzzleSession:
            return replace(now, played_at=self._clock())

        loaded = await self._solving.find(asker, puzzle_id, stump=False, closed=True)
        new = loaded.session
        if new.previous is None:
            return await self._solving.change(asker, puzzle_id, refresh)
        async with self._store.read() as tx:
            old = await tx.puzzles.get(new.previous)
        if old is None or not old.admits(asker.player, asker.place):
            raise NoSolveSession
        if loaded.seen:
            return await self._solving.view(loaded, replace(old, policy=new.policy))
        old = replace(old, policy=new.policy)
        both = await self._solving.extend(old, (*old.entries, *new.entries))
        later = await self._solving.propose(replace(both, played_at=self._clock()))
        async with self._store.write() as tx:
            first = await tx.first_time(asker.interaction_id, self._clock())
            closed = first and new.open and await tx.puzzles.close(new.id, new.version)
            kept = await tx.puzzles.reopen(later) if closed else None
            if not first and (again := await tx.puzzles.get(new.previous)):
                kept = replace(again, policy=new.policy)
        if kept is None:
            raise NoSolveSession
        return await self._solving.view(loaded, kept)

    async def begin_apart(
        self, asker: Asker, puzzle_id: int, version: int, last: int = 0
    ) -> PuzzleView:
        """Begin a new puzzle with the rows that contradict this one as it was in `version`.

        If none do, it begins with so many of the `last` rows. Raises `NoSolveSession`, or
        `WrongChannel` or `MayNotStart` for a shared one.
        """
        loaded = await self._solving.find(asker, puzzle_id, stump=False, closed=True)
        before = loaded.session
        rows = list_apart(before, last)
        if before.open and not (rows and before.as_seen(version)):
            return await self._solving.view(loaded)
        kept = None
        if before.open:
            if before.shared:
                loaded.settings.admit(asker.place, asker.rights)
            begun = replace(before.restart(self._clock()), previous=before.id)
            after = await self._solving.propose(
                await self._solving.extend(begun, rows), loaded.start
            )
            kept = await self._solving.supersede(asker, before, after)
        if kept is None:
            # somebody else was faster
            return await self.show(asker, shared=before.shared)
        return await self._solving.view(loaded, kept)

    async def renew(self, asker: Asker, puzzle_id: int) -> PuzzleView | None:
        """Close a puzzle from elsewhere; where the bot leads, begin another of its kind.

        If somebody else has just closed it, their new one is returned. Beginning a shared one may
        raise `WrongChannel` or `MayNotStart`; the old one then stays open. After a word that the
        player thinks of, another begins as in `stump`.
        """
        loaded = await self._solving.find(asker, puzzle_id, closed=True)
        before = loaded.session
        if before.strategy is not None:
            kind, rival = before.kind, before.strategy
            return await self.stump(
                asker, rival, kind.length, kind.language, private=before.private
            )
        if before.leads and before.shared:
            loaded.settings.admit(asker.place, asker.rights)
        later = await self._solving.propose(before.restart(self._clock()))
        async with self._store.write() as tx:
            if not await tx.puzzles.close(before.id):
                kept = await tx.puzzles.find_open(before.place, asker.player, before.shared)
            else:
                kept = await tx.puzzles.add(later) if later.draft else None
        return kept and await self._solving.view(loaded, replace(kept, policy=before.policy))
