"""What every change to a solve session has in common: found, changed, kept, told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from bot.brain.advice import Adviser, Left, Puzzle, Slip
from bot.brain.lexicons import Lexicons
from bot.domain.errors import NoSolveSession, TooManyRows
from bot.domain.players import Asker, Place
from bot.domain.puzzles import MOST_ENTRIES, Entry, Rung, SolveSession, boards
from bot.store import Reading, Store
from engine import Word
from engine.errors import GameOver
from engine.solver import Suggestions, Tier
from engine.solver.hints import Nudge, Telling

Change = Callable[[SolveSession], Awaitable[SolveSession]]


@dataclass(frozen=True)
class Ladder:
    """The help taken at one position; what was not asked for is None."""

    nudge: Nudge | None = None
    letter: Telling | None = None
    guesses: Suggestions | None = None


@dataclass(frozen=True)
class SolveOutcome:
    """A solve session, and what is to be said of it.

    `left` has what remains of each board. `slip` tells why the pending entries were not
    kept. `path` counts the words left after each entry of a solved puzzle of one board.
    `outdated` says that somebody was faster, and nothing was changed.
    """

    session: SolveSession
    left: tuple[Left, ...]
    ladder: Ladder
    slip: Slip | None = None
    path: tuple[int, ...] = ()
    outdated: bool = False

    @property
    def thinking(self) -> bool:
        """Whether guesses were asked for, and are still being searched."""
        asked = Rung.GUESSES in self.session.told and not self.session.solved
        return asked and self.ladder.guesses is None


class Solving:
    def __init__(
        self, store: Store, lexicons: Lexicons, adviser: Adviser, clock: Callable[[], datetime]
    ) -> None:
        self.store = store
        self.lexicons = lexicons
        self.adviser = adviser
        self.clock = clock

    async def find(self, asker: Asker, solve_id: int | None, shared: bool = False) -> SolveSession:
        """The session with this id, else the one open here; raises `NoSolveSession`."""
        async with self.store.read() as tx:
            return await _found(tx, asker, solve_id, shared)

    async def change(
        self, asker: Asker, solve_id: int | None, change: Change, *, shared: bool = False
    ) -> SolveSession:
        """Replace a session by what `change` makes of it, once for each interaction.

        If somebody else is faster, `change` is asked again with what they made of it.
        """
        while True:
            async with self.store.read() as tx:
                before = await _found(tx, asker, solve_id, shared)
                if await tx.seen(asker.interaction_id):
                    return before
            after = await change(before)
            if after == before:
                return before
            async with self.store.write() as tx:
                # nobody has changed it since, so this interaction has not either
                if kept := await tx.solves.save(after):
                    await tx.first_time(asker.interaction_id, self.clock())
                    return replace(kept, extra=after.extra)

    async def extended(
        self, session: SolveSession, entries: tuple[Entry, ...], *, anyway: bool = False
    ) -> SolveSession:
        """The session with these entries; if no word fits any more they are only pending.

        A row brought twice is one row. Raises `TooManyRows`, or `GameOver` for a row after
        the answer.
        """
        entries = tuple(dict.fromkeys(entries))
        if session.with_entries(entries[:-1]).solved:
            raise GameOver("won")
        if len(entries) > MOST_ENTRIES:
            raise TooManyRows(MOST_ENTRIES)
        # what no word fitted before is beyond the list, and may go on
        if not anyway and not await self._fit(session, entries) and await self._fit(session):
            return session.with_pending(entries)
        return await self.led(session.with_entries(entries))

    async def led(self, session: SolveSession) -> SolveSession:
        """The session with a guess drafted, if it is for the bot to propose one."""
        if not session.leads or session.draft or session.solved:
            return session
        best = await self.adviser.best(puzzle(session))
        return session.drafting(best) if best else session

    async def opening(self, session: SolveSession) -> Word | None:
        """The first guess of a puzzle of the same kind."""
        return await self.adviser.best(puzzle(session, ()))

    async def told(
        self, session: SolveSession, *, outdated: bool = False, patience: float | None = None
    ) -> SolveOutcome:
        """The session with all that was asked to be said of it.

        Guesses that take more seconds than `patience` are left out, and thought on.
        """
        now = puzzle(session)
        return SolveOutcome(
            session,
            left=await self.adviser.left(now),
            ladder=Ladder() if session.solved else await self.climbed(now, session.told, patience),
            slip=await self._slip(session),
            path=await self._path(session) if session.solved else (),
            outdated=outdated,
        )

    async def climbed(
        self, puzzle: Puzzle, rungs: frozenset[Rung], patience: float | None = None
    ) -> Ladder:
        """What the rungs of the ladder say."""
        return Ladder(
            nudge=await self.adviser.nudge(puzzle) if Rung.NUDGE in rungs else None,
            letter=await self.adviser.letter(puzzle) if Rung.LETTER in rungs else None,
            guesses=await self._guesses(puzzle, patience) if Rung.GUESSES in rungs else None,
        )

    async def _guesses(self, puzzle: Puzzle, patience: float | None) -> Suggestions | None:
        try:
            async with asyncio.timeout(patience):
                return await self.adviser.suggest(puzzle)
        except TimeoutError:
            return None

    async def _slip(self, session: SolveSession) -> Slip | None:
        if session.pending is None:
            return None
        return await self.adviser.slip(puzzle(session, session.pending))

    async def _fit(self, session: SolveSession, entries: tuple[Entry, ...] | None = None) -> bool:
        """Whether some word fits the entries on every board."""
        lefts = await self.adviser.left(puzzle(session, entries))
        return all(left.tier is not Tier.NONE for left in lefts)

    async def _path(self, session: SolveSession) -> tuple[int, ...]:
        if session.kind.boards > 1:
            return ()
        counts = range(1, len(session.entries) + 1)
        puzzles = [puzzle(session, session.entries[:count]) for count in counts]
        lefts = [(await self.adviser.left(earlier))[0] for earlier in puzzles]
        return tuple(left.likely or left.total for left in lefts)


async def owned(
    tx: Reading, asker: Asker, solve_id: int | None, shared: bool = False
) -> SolveSession:
    """The session with this id, open or closed, else the one open here."""
    if solve_id is None:
        session = await tx.solves.open(asker.place, asker.player, shared)
    else:
        session = await tx.solves.get(solve_id)
    if session is None or not _may_see(asker, session):
        raise NoSolveSession
    return replace(session, extra=await added(tx, session.place, session.kind.length))


def _may_see(asker: Asker, session: SolveSession) -> bool:
    here = session.place.channel_id == asker.place.channel_id
    return here if session.shared else session.player.id == asker.player.id


async def added(tx: Reading, place: Place, length: int) -> frozenset[Word]:
    """The words of this length that the server has added to the list."""
    return of_length((await tx.guilds.settings(place)).extra, length)


def of_length(words: Iterable[Word], length: int) -> frozenset[Word]:
    return frozenset(word for word in words if len(word) == length)


def puzzle(session: SolveSession, entries: tuple[Entry, ...] | None = None) -> Puzzle:
    """The session for the adviser, with other `entries` if given."""
    played = session.entries if entries is None else entries
    return Puzzle(session.kind, boards(played, session.kind.boards), session.extra)


async def _found(tx: Reading, asker: Asker, solve_id: int | None, shared: bool) -> SolveSession:
    session = await owned(tx, asker, solve_id, shared)
    if not session.open:
        raise NoSolveSession
    return session
