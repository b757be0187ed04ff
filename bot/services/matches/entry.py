"""Matches, whatever their kind: enter, look, end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.domain.errors import MatchOver, MayNotStop, NoGame, NotBegun, NotInvited, OwnChallenge
from bot.domain.games import GameSession, Mode, NewGame
from bot.domain.matches import Entrant, Match, NewMatch, Stage
from bot.domain.players import Place, Player, Rights
from bot.services.games.answers import Puzzle
from bot.services.games.ending import close
from bot.services.matches.daily import Dailies
from bot.store import Store, Transaction


@dataclass(frozen=True)
class Entered:
    """A player's board in a match."""

    match: Match
    session: GameSession


class MatchService:
    """Everything about boards that share an answer, except the guesses themselves."""

    def __init__(self, store: Store, dailies: Dailies, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._dailies = dailies
        self._clock = clock

    async def daily(self, place: Place, player: Player) -> Entered:
        """The player's board of today's puzzle; the same one however often it is asked for."""
        async with self._store.write() as tx:
            match = await self._dailies.today(tx, place)
            await tx.remember(player)
            return await self._entered(tx, match, place, player)

    async def enter(self, match_id: int, place: Place, player: Player) -> Entered:
        """The player's board in a running match, begun or brought to `place` if need be.

        Raises `NoGame`, `MatchOver`, `NotBegun`, `NotInvited` or `OwnChallenge`; a board
        once begun can be looked at for ever.
        """
        async with self._store.write() as tx:
            match = known(await tx.matches.find(match_id))
            await tx.remember(player)
            return await self._entered(tx, match, place, player)

    async def look(self, match_id: int) -> Match:
        """The match as it stands; raises `NoGame`."""
        async with self._store.read() as tx:
            return known(await tx.matches.find(match_id))

    async def latest(self, place: Place, mode: Mode | None = None) -> Match:
        """The newest match of a channel that is not over; raises `NoGame`."""
        async with self._store.read() as tx:
            return known(await tx.matches.latest(place, mode))

    async def stop(self, match_id: int, place: Place, player: Player, rights: Rights) -> Match:
        """End a match for everybody; raises `NoGame`, `MayNotStop` or `MatchOver`."""
        async with self._store.write() as tx:
            match = running(await tx.matches.whole(match_id))
            if match.place.guild_id != place.guild_id:
                raise NoGame
            settings = await tx.guilds.settings(place)
            if match.starter.id != player.id and not settings.stop.admits(rights):
                raise MayNotStop(match.starter)
            return await close(tx, match, self._clock())

    async def shown_in(self, match_id: int, place: Place, message_id: int) -> int | None:
        """Remember the message that shows the match; return the one that did."""
        async with self._store.write() as tx:
            return await tx.matches.set_message(match_id, place, message_id)

    async def _entered(
        self, tx: Transaction, match: Match, place: Place, player: Player
    ) -> Entered:
        entrant = match.entrant(player)
        if entrant and entrant.session:
            return Entered(match, await _brought(tx, entrant.session, place))
        _check_entry(match, player, entrant)
        await tx.matches.enter(match.id, player, ready=True)
        session = await deal(tx, replace(match, place=place), player, self._clock())
        return Entered(await tx.matches.get(match.id), session)


async def found(
    tx: Transaction,
    place: Place,
    starter: Player,
    puzzle: Puzzle,
    *,
    mode: Mode,
    now: datetime,
    lasts: timedelta,
    stage: Stage = Stage.RUNNING,
    invited: tuple[Player, ...] = (),
    rival: str | None = None,
) -> Match:
    """Store a new match over `puzzle` that ends after `lasts` at the latest."""
    return await tx.matches.add(
        NewMatch(
            place=place,
            mode=mode,
            starter=starter,
            language=puzzle.lexicon.language,
            lexicon_version=puzzle.lexicon.version,
            game=puzzle.game,
            at=now,
            stage=stage,
            invited=invited,
            deadline=now + lasts,
            rival=rival,
        )
    )


async def deal(tx: Transaction, match: Match, player: Player, now: datetime) -> GameSession:
    """Give the player a board of the match."""
    return await tx.games.add(
        NewGame(
            place=match.place,
            mode=match.mode,
            starter=player,
            language=match.language,
            lexicon_version=match.lexicon_version,
            game=match.game,
            at=now,
            owner=player,
            match_id=match.id,
        )
    )


def running(match: Match | None) -> Match:
    """`match`, which is not over; raises `NoGame` or `MatchOver`."""
    there = known(match)
    if there.over:
        raise MatchOver
    return there


def known(match: Match | None) -> Match:
    """`match`, if there is one; raises `NoGame`."""
    if match is None:
        raise NoGame
    return match


async def _brought(tx: Transaction, session: GameSession, place: Place) -> GameSession:
    """The board where its player is, so that a guess typed there finds it."""
    if not session.active or session.place.channel_id == place.channel_id:
        return session
    await tx.games.set_place(session.id, place)
    return replace(session, place=place)


def _check_entry(match: Match, player: Player, entrant: Entrant | None) -> None:
    if match.over:
        raise MatchOver
    if match.stage is Stage.LOBBY:
        raise NotBegun
    if match.mode is Mode.CHALLENGE and player.id == match.starter.id:
        raise OwnChallenge
    if (match.invited or match.mode is Mode.VERSUS) and entrant is None:
        raise NotInvited
