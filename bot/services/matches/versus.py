"""Duels with the bot, which is told nothing but the marks of its own guesses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain.errors import GameRunning
from bot.domain.games import GameSession, Mode, Move, Phase
from bot.domain.matches import BOT, Match
from bot.domain.players import Place, Player, Rights
from bot.services.games.answers import Puzzles
from bot.services.matches.entry import Entered, deal, found
from bot.store import Store, Transaction
from engine import Feedback, Game, Hard, Status, Word, score
from engine.solver import State, Strategy, Vocabulary, strategy

LASTS = timedelta(hours=24)
"""How long a duel stays open."""

RIVAL = "best"


class DuelService:
    def __init__(self, store: Store, puzzles: Puzzles, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._puzzles = puzzles
        self._clock = clock

    async def versus(
        self,
        interaction_id: int,
        place: Place,
        player: Player,
        rival: str = RIVAL,
        *,
        length: int | None = None,
        hard: Hard | None = None,
        rights: Rights,
    ) -> Entered:
        """Begin a duel with the strategy named `rival`.

        Raises `UnknownStrategy`, or `GameRunning` if the player has a duel here.
        """
        async with self._store.read() as tx:
            (await tx.guilds.settings(place)).admit(place, rights)
            puzzle = await self._puzzles.new(tx, place, length, hard)
        # before anything is stored: a search must not hold the database
        vocabulary = await asyncio.to_thread(Vocabulary.of, puzzle.lexicon)
        guesses = await asyncio.to_thread(played_by, strategy(rival), vocabulary, puzzle.game)
        async with self._store.write() as tx:
            now = self._clock()
            first = await tx.first_time(interaction_id, now)
            if present := await self._present(tx, place, player):
                if first:
                    raise GameRunning(private=True)
                return present
            for one in (player, BOT):
                await tx.remember(one)
            match = await found(
                tx, place, player, puzzle, mode=Mode.VERSUS, now=now, lasts=LASTS, rival=rival
            )
            for one in (player, BOT):
                await tx.matches.enter(match.id, one)
            await _replay(tx, match, guesses, now)
            session = await deal(tx, match, player, now)
            return Entered(await tx.matches.get(match.id), session)

    async def _present(self, tx: Transaction, place: Place, player: Player) -> Entered | None:
        session = await tx.games.active_private(place, player, Mode.VERSUS)
        if session is None or session.match_id is None:
            return None
        return Entered(await tx.matches.get(session.match_id), session)


async def _replay(
    tx: Transaction, match: Match, guesses: tuple[Word, ...], now: datetime
) -> GameSession:
    """Store the bot's own board."""
    session = await deal(tx, match, BOT, now)
    for guess in guesses:
        move = Move(BOT, now)
        await tx.games.add_turn(session, guess, move)
        session = replace(session, moves=(*session.moves, move))
    won = match.game.replay(guesses).status is Status.WON
    await tx.games.set_phase(session.id, Phase.WON if won else Phase.LOST, now)
    return session


def played_by(strategy: Strategy, vocabulary: Vocabulary, game: Game) -> tuple[Word, ...]:
    """The guesses a strategy makes at the puzzle of `game`; takes up to a second."""
    (answer,) = game.answers
    state = State(vocabulary, hard=game.rules.hard)
    return _guesses(strategy, state, lambda guess: score(guess, answer), game.rules.limit)


def _guesses(
    strategy: Strategy, state: State, told: Callable[[Word], Feedback], limit: int
) -> tuple[Word, ...]:
    """Ask the strategy for guess after guess; it sees the state, never the answer."""
    made: list[Word] = []
    while len(made) < limit and (best := strategy.rank(state, 1).guesses):
        made.append(best[0].guess)
        feedback = told(made[-1])
        if feedback.all_correct:
            break
        state = state.after(made[-1], feedback)
    return tuple(made)
