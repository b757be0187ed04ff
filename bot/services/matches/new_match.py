"""How matches are begun and found, and their boards dealt."""

from __future__ import annotations

from datetime import datetime

from bot.brain.lexicons import Lexicons
from bot.domain.clock import Clock
from bot.domain.errors import GameRunning, MatchOver, NoGame
from bot.domain.games import GameSession, NewGame
from bot.domain.matches import Match, NewMatch, Stage
from bot.domain.modes import Mode
from bot.domain.options import Goal
from bot.domain.players import Asker, Player
from bot.services.games.answers import Answers, FreshGame
from bot.services.matches.view import MatchViews
from bot.store import ReadTransaction, Store, Transaction


class Maker:
    """Base of what begins matches of one mode: it draws their answers, and shows them."""

    def __init__(self, store: Store, lexicons: Lexicons, answers: Answers, clock: Clock) -> None:
        self._store = store
        self._answers = answers
        self._clock = clock
        self._views = MatchViews(lexicons)


async def make(
    tx: Transaction,
    asker: Asker,
    fresh: FreshGame,
    mode: Mode,
    now: datetime,
    *,
    invited: tuple[Player, ...] = (),
    rival: str | None = None,
    goal: Goal | None = None,
    clue: str | None = None,
) -> Match:
    """Store a new match, which waits in its lobby or runs at once; raises `GameRunning`."""
    match = await tx.matches.add(
        NewMatch(
            place=asker.place,
            mode=mode,
            starter=asker.player,
            language=fresh.lexicon.language,
            lexicon_version=fresh.lexicon.version,
            game=fresh.game,
            at=now,
            stage=Stage.LOBBY if mode.lobby else Stage.RUNNING,
            invited=invited,
            deadline=now + (mode.lobby or mode.lasts),
            rival=rival,
            class_list=fresh.class_list,
            goal=goal or Goal.FEWEST,
            clue=clue,
        )
    )
    if match is None:
        raise GameRunning(private=False)
    return match


async def deal(tx: Transaction, match: Match, player: Player, now: datetime) -> GameSession:
    """Give the player a board of the match."""
    session = await tx.games.add(make_board(match, player, now))
    if session is None:
        raise GameRunning(private=True)
    await tx.games.turn_to(session, player, now)
    return session


def make_board(match: Match, player: Player, now: datetime) -> NewGame:
    """Return the player's board of the match, not stored yet."""
    return NewGame(
        place=match.place,
        mode=match.mode,
        starter=player,
        language=match.language,
        lexicon_version=match.lexicon_version,
        game=match.game,
        at=now,
        owner=player,
        match_id=match.id,
        drawn_at=match.at,
        class_list=match.class_list,
    )


async def find_here(
    tx: ReadTransaction, asker: Asker, match_id: int, only: Player | None = None
) -> Match:
    """Return the match, if it is of the asker's server or channel; raises `NoGame`.

    With `only`, its only entrant is that player.
    """
    match = require(await tx.matches.find(match_id, only))
    if not match.is_of(asker.place):
        raise NoGame
    return match


def require(match: Match | None) -> Match:
    """Return `match`, if there is one; raises `NoGame`."""
    if match is None:
        raise NoGame
    return match


def require_running(match: Match | None) -> Match:
    """Return `match`, which must not be over; raises `NoGame` or `MatchOver`."""
    found = require(match)
    if found.over:
        raise MatchOver
    return found
