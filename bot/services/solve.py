"""Solve sessions: the rows of somebody else's puzzle, and what to guess next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

from bot.domain.people import Place, Player
from bot.domain.solves import NewSolve, SolveSession
from bot.errors import Contradictory, HintsMissing, NoSolveSession, NothingToUndo
from bot.services.advice import Advice, Adviser, Puzzle
from bot.services.lexicons import Lexicons
from bot.store import Store, Transaction
from engine import Feedback, Turn, parse

LANGUAGE = "en"


@dataclass(frozen=True)
class SolveOutcome:
    """A solve session with the advice on its state."""

    session: SolveSession
    advice: Advice


class SolveService:
    def __init__(
        self, store: Store, lexicons: Lexicons, adviser: Adviser, clock: Callable[[], datetime]
    ) -> None:
        self._store = store
        self._lexicons = lexicons
        self._adviser = adviser
        self._clock = clock

    async def add(
        self, interaction_id: int, place: Place, player: Player, guess: str, hints: str
    ) -> SolveOutcome:
        """Add a row to the player's session here, beginning one if there is none.

        Any word is taken as a guess, whether or not it is in a list. Raises `HintsMissing`,
        `ForeignLetter`, `UnknownMark`, `WrongLength`, or `Contradictory`; then the row is
        not kept. An interaction delivered twice adds one row.
        """
        if not guess.strip() or not hints.strip():
            raise HintsMissing
        kept = None
        while kept is None:
            before = await self._open(place, player)
            puzzle = self._with_row(before, guess, hints)
            advice = await self._adviser.advise(puzzle)
            if advice.contradiction:
                raise Contradictory(puzzle.turns[-1].guess, advice.contradiction)
            kept = await self._keep(interaction_id, place, player, before, puzzle)
        return await self._advised(kept)

    async def show(self, place: Place, player: Player) -> SolveOutcome:
        """The player's session here; raises `NoSolveSession`."""
        session = await self._open(place, player)
        if session is None:
            raise NoSolveSession
        return await self._advised(session)

    async def undo(
        self, interaction_id: int, place: Place, player: Player, solve_id: int | None = None
    ) -> SolveOutcome:
        """Take the last row back; raises `NothingToUndo`, or `NoSolveSession` if there is none
        or another than `solve_id` has been begun since."""
        async with self._store.transaction() as tx:
            session = await tx.solves.open(place, player)
            if session is None or solve_id not in (None, session.id):
                raise NoSolveSession
            if await tx.first_time(interaction_id, self._clock()):
                if not session.turns:
                    raise NothingToUndo
                session = await tx.solves.set_turns(session.id, session.turns[:-1])
        return await self._advised(session)

    async def forget(self, place: Place, player: Player) -> None:
        """Close the player's session here, if there is one."""
        async with self._store.transaction() as tx:
            session = await tx.solves.open(place, player)
            if session:
                await tx.solves.close(session.id)

    async def _open(self, place: Place, player: Player) -> SolveSession | None:
        async with self._store.transaction() as tx:
            return await tx.solves.open(place, player)

    async def _advised(self, session: SolveSession) -> SolveOutcome:
        puzzle = Puzzle(session.language, session.length, session.turns, session.hard)
        return SolveOutcome(session, await self._adviser.advise(puzzle))

    def _with_row(self, session: SolveSession | None, guess: str, hints: str) -> Puzzle:
        """The puzzle with one more row; a solved one is followed by a new one."""
        if session is None or session.solved:
            word = parse(guess)
            lexicon = self._lexicons(LANGUAGE, len(word))
            puzzle = Puzzle(lexicon.language, lexicon.length)
        else:
            word = self._lexicons(session.language, session.length).parse(guess)
            puzzle = Puzzle(session.language, session.length, session.turns, session.hard)
        turn = Turn(word, Feedback.parse(hints, puzzle.length))
        return replace(puzzle, turns=(*puzzle.turns, turn))

    async def _keep(
        self,
        interaction_id: int,
        place: Place,
        player: Player,
        before: SolveSession | None,
        puzzle: Puzzle,
    ) -> SolveSession | None:
        """Store the puzzle; None if the session has changed since it was read as `before`."""
        async with self._store.transaction() as tx:
            now = await tx.solves.open(place, player)
            if now != before:
                return None
            if now and not await tx.first_time(interaction_id, self._clock()):
                return now
            if now is None or now.solved:
                now = await self._begin(tx, place, player, puzzle, now)
            return await tx.solves.set_turns(now.id, puzzle.turns)

    async def _begin(
        self,
        tx: Transaction,
        place: Place,
        player: Player,
        puzzle: Puzzle,
        solved: SolveSession | None,
    ) -> SolveSession:
        if solved:
            await tx.solves.close(solved.id)
        await tx.remember(player)
        version = self._lexicons(puzzle.language, puzzle.length).version
        now = self._clock()
        return await tx.solves.add(
            NewSolve(place, player, puzzle.language, puzzle.length, puzzle.hard, version, now)
        )
