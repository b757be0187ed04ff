"""Duels with the bot, which sees only the marks of its own guesses."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.brain.games import GameBrain
from bot.brain.lexicons import Lexicons, ListKey
from bot.brain.rivals import NORMAL
from bot.domain.clock import Clock
from bot.domain.errors import GameRunning
from bot.domain.games import GameSession, Move, Phase
from bot.domain.matches import BOT, Match
from bot.domain.modes import Mode
from bot.domain.options import Options
from bot.domain.players import Asker
from bot.services.games.answers import Answers, FreshGame
from bot.services.games.view import GameViews
from bot.services.matches.new_match import Maker, deal, make
from bot.services.matches.view import Entered
from bot.store import Store, Transaction
from engine import Status, Word


class Duels(Maker):
    """Begins duels."""

    def __init__(
        self,
        store: Store,
        lexicons: Lexicons,
        brain: GameBrain,
        answers: Answers,
        clock: Clock,
    ) -> None:
        super().__init__(store, lexicons, answers, clock)
        self._brain = brain
        self._boards = GameViews(lexicons, brain, clock)

    async def begin(self, asker: Asker, mode: Mode, options: Options) -> Entered:
        """Begin a duel with the chosen `rival`.

        Raises `OptionRefused`, `UnknownStrategy`, or `GameRunning` if the player already has a duel
        here.
        """
        mode.check(options)
        rival = options.rival or NORMAL
        async with self._store.read() as tx:
            # taken before the search, so that later bans come after the answer was drawn
            now = self._clock()
            settings = await tx.guilds.settings(asker.place)
            settings.admit(asker.place, asker.rights)
            own = (await tx.preferences.of(asker.player)).language
            fresh = await self._answers.draw(tx, asker.place, mode, options, language=own)
            policy = replace(settings.word_policy, listed=await tx.lists.words(fresh.class_list))
        words = ListKey(fresh.lexicon.language, fresh.lexicon.length, policy)
        # outside a transaction: a search must not block the database
        guesses = await self._brain.play(rival, words, fresh.game)
        async with self._store.write() as tx:
            first = await tx.first_time(asker.interaction_id, self._clock())
            session = await tx.games.find_active_private(asker.place, asker.player, mode)
            if session and first:
                raise GameRunning(private=True, running=session)
            if session is None:
                session = await self._begin(
                    tx, asker, mode, fresh, rival=rival, guesses=guesses, now=now
                )
            match = await tx.matches.get(session.match_id or 0)
            return Entered(await self._views.read(tx, match), await self._boards.read(tx, session))

    async def _begin(
        self,
        tx: Transaction,
        asker: Asker,
        mode: Mode,
        fresh: FreshGame,
        *,
        rival: str,
        guesses: tuple[Word, ...],
        now: datetime,
    ) -> GameSession:
        for one in (asker.player, BOT):
            await tx.remember(one)
        match = await make(tx, asker, fresh, mode, now, rival=rival)
        for one in (asker.player, BOT):
            await tx.matches.enter(match.id, one)
        await _replay(tx, match, guesses, now)
        return await deal(tx, match, asker.player, now)


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
