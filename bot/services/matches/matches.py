"""Matches of every kind: enter, show, end."""

from __future__ import annotations

from dataclasses import replace

from bot.brain.games import GameBrain
from bot.brain.lexicons import Lexicons
from bot.domain.clock import Clock
from bot.domain.deleted_players import make_trace
from bot.domain.errors import MatchOver, MayNotStop, NoGame, NotBegun, NotInvited, OwnChallenge
from bot.domain.games import GameSession
from bot.domain.matches import Entrant, Match, PlayedBefore, Stage
from bot.domain.mode_kinds import Entry
from bot.domain.modes import RACE, Mode
from bot.domain.players import Asker, Place, Player
from bot.services.daily_posts import CLAIMED
from bot.services.games.endings import close
from bot.services.games.view import GameViews
from bot.services.matches.archive import Archive
from bot.services.matches.daily import Dailies
from bot.services.matches.new_match import deal, find_here, require, require_running
from bot.services.matches.view import Entered, MatchView, MatchViews
from bot.store import ReadTransaction, Store, Transaction


class Matches:
    """Everything about boards that share an answer, except the guesses."""

    def __init__(
        self,
        store: Store,
        lexicons: Lexicons,
        brain: GameBrain,
        dailies: Dailies,
        clock: Clock,
    ) -> None:
        self._store = store
        self._dailies = dailies
        self._clock = clock
        self._views = MatchViews(lexicons)
        self._boards = GameViews(lexicons, brain, clock)
        self.archive = Archive(store, self._boards, clock)

    async def daily(self, asker: Asker) -> Entered:
        """Return the player's board of today's daily, always the same one."""
        async with self._store.write() as tx:
            match = await self._dailies.today(tx, asker.place, asker.player)
            return await self._enter(tx, match, asker)

    async def enter(self, asker: Asker, match_id: int) -> Entered:
        """Return the player's board in a running match, begun or moved here if necessary.

        Raises `NoGame`, `MatchOver`, `NotBegun`, `NotInvited`, `OwnChallenge` or `PlayedBefore`; a
        board that was begun can always be shown.
        """
        async with self._store.write() as tx:
            match = await find_here(tx, asker, match_id, asker.player)
            return await self._enter(tx, match, asker)

    async def show(self, asker: Asker, match_id: int) -> MatchView:
        """Return the match, if it is of the asker's server or channel; raises `NoGame`."""
        async with self._store.read() as tx:
            return await self._views.read(tx, await find_here(tx, asker, match_id), news=True)

    async def view(self, match_id: int, only: Player | None = None) -> MatchView:
        """Return the match, whoever asks; with `only`, with just that player as an entrant."""
        async with self._store.read() as tx:
            match = require(await tx.matches.find(match_id, only))
            return await self._views.read(tx, match, news=only is None)

    async def claim_card(self, board: GameSession) -> MatchView | None:
        """Return the daily of a board to post, once, when its first player has finished.

        None where the clock posts it in time, or the server wants no card.
        """
        finished = board.moves and not board.active
        if not (finished and board.mode.posted and board.place.guild_id and board.match_id):
            return None
        now = self._clock()
        async with self._store.write() as tx:
            settings = await tx.guilds.settings(board.place)
            head = await tx.matches.find_head(board.match_id)
            if head is None or head.over or head.message_id:
                return None
            # the clock posts no daily once its day is over, as after an outage
            missed = head.day is not None and head.day < settings.today(now)
            if not (missed if settings.daily_channel else settings.daily_card):
                return None
            if not await tx.matches.claim(head.id, now, now - CLAIMED):
                return None
            match = await tx.matches.get(head.id)
            return await self._views.read(tx, match, news=True)

    async def latest(self, asker: Asker, mode: Mode | None = None) -> MatchView:
        """Return the channel's newest open match, perhaps of one mode; raises `NoGame`."""
        async with self._store.read() as tx:
            match = require(await tx.matches.find_latest(asker.place, mode))
            return await self._views.read(tx, match, news=True)

    async def find_stoppable(self, asker: Asker, match_id: int | None = None) -> Match:
        """Return the match with this id, else the player's newest here, else the channel's race.

        Raises what `stop` raises.
        """
        async with self._store.read() as tx:
            if match_id is not None:
                match = await tx.matches.find(match_id)
            else:
                own = await tx.matches.find_latest(asker.place, starter=asker.player)
                match = own or await tx.matches.find_latest(asker.place, RACE)
            return await _stoppable(tx, asker, match)

    async def stop(self, asker: Asker, match_id: int) -> MatchView:
        """End a match for everybody; raises `NoGame`, `MayNotStop` or `MatchOver`."""
        async with self._store.write() as tx:
            match = await _stoppable(tx, asker, await tx.matches.get_whole(match_id))
            await tx.remember(asker.player)
            ended = await close(tx, match, self._clock(), by=asker.player)
            return await self._views.read(tx, ended)

    async def remember_message(self, match_id: int, place: Place, message_id: int) -> int | None:
        """Remember the message that shows the match; return the one that did."""
        async with self._store.write() as tx:
            return await tx.matches.set_message(match_id, place, message_id)

    async def _enter(self, tx: Transaction, match: Match, asker: Asker) -> Entered:
        await tx.remember(asker.player)
        entrant = match.find_entrant(asker.player)
        if entrant and entrant.session:
            session = await _bring(tx, entrant.session, asker.place)
            await tx.games.turn_to(session, asker.player, self._clock())
        else:
            _check_entry(match, asker.player, entrant)
            if await tx.has_happened(make_trace(match.id, asker.player)):
                raise PlayedBefore
            await tx.matches.enter(match.id, asker.player, ready=True)
            moved = replace(match, place=asker.place)
            session = await deal(tx, moved, asker.player, self._clock())
        board = await self._boards.read(tx, session)
        return Entered(await self._views.read(tx, match), await self._boards.finish(board.again()))


async def _bring(tx: Transaction, session: GameSession, place: Place) -> GameSession:
    """Move the board to where its player is, so that a guess typed there finds it."""
    if not session.active or session.place.channel_id == place.channel_id:
        return session
    await tx.games.set_place(session.id, place)
    return replace(session, place=place)


async def _stoppable(tx: ReadTransaction, asker: Asker, found: Match | None) -> Match:
    """Return the match, if it is open and the player may end it."""
    if not require(found).is_of(asker.place):
        raise NoGame
    match = require_running(found)
    settings = await tx.guilds.settings(asker.place)
    if match.starter.id != asker.player.id and not settings.stop.admits(asker.rights):
        raise MayNotStop(match.starter)
    return match


def _check_entry(match: Match, player: Player, entrant: Entrant | None) -> None:
    if match.over:
        raise MatchOver
    if match.stage is Stage.LOBBY:
        raise NotBegun
    if match.mode.entry is Entry.NOT_STARTER and player.id == match.starter.id:
        raise OwnChallenge
    if (match.invited or match.mode.entry is Entry.INVITED) and entrant is None:
        raise NotInvited
