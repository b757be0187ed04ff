"""A game with all that drawing it needs, read in one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field, replace
from datetime import datetime, timedelta

from bot.brain.games import GameBrain
from bot.brain.lexicons import Lexicons, ListKey
from bot.domain.badges import Badge, find_deeds
from bot.domain.clock import Clock
from bot.domain.games import Contribution, GameSession, Phase, StopVotes
from bot.domain.guild_settings import GuildSettings
from bot.domain.matches import Match
from bot.domain.mode_kinds import Source
from bot.domain.players import Player, Theme
from bot.domain.standings import Streak
from bot.services.games.answers import explain, read_words, read_written
from bot.services.games.match_facts import (
    Before,
    DailyFinish,
    before,
    find_finish,
    find_hurried,
    find_over,
)
from bot.services.games.votes import STOP_VOTES_LAST, votes_to_stop
from bot.store import ReadTransaction
from engine import Word


@dataclass(frozen=True)
class GameView:
    """A game as it is to be shown.

    `hinted` are those who have taken hints in a game of everybody's. `closes` is when it ends
    unless somebody guesses. `stoppers` gave a game of everybody's up. `match` is the one it is a
    board of, without its entrants; `over` is a small one with them, once it has ended, and
    `hurried` once its time is short. `before` is the last daily, told to those who have not guessed
    yet, and `finish` what today's has brought. Once it has ended there are `meanings` of its
    answers, as `written` in its class list, and in `credit` what each player brought; `badges` are
    new with it. `possible` is how many words an answer that may change can be. `listed` are the
    words of its class list. With `remarks`, the server likes a line about the ending; `earlier` are
    then the games that its owner or its channel had before. `shown` says whether a public message
    shows the server's daily, and `new` that whoever began the board has finished no game yet.
    """

    session: GameSession
    _: KW_ONLY
    theme: Theme = Theme.SQUARES
    remarks: bool = False
    earlier: int = 0
    closes: datetime | None = None
    stop_votes: StopVotes | None = None
    hinted: tuple[Player, ...] = ()
    stoppers: tuple[Player, ...] = ()
    match: Match | None = None
    before: Before | None = None
    finish: DailyFinish | None = None
    over: Match | None = None
    hurried: Match | None = None
    shown: bool = False
    new: bool = False
    written: Mapping[Word, str] = field(default_factory=dict[Word, str])
    meanings: Mapping[Word, str] = field(default_factory=dict[Word, str])
    credit: Mapping[int, Contribution] = field(default_factory=dict[int, Contribution])
    possible: int | None = None
    badges: tuple[Badge, ...] = ()
    listed: ListKey | None = None

    def again(self) -> GameView:
        """Return it as it is looked at later: what was new when it ended is so no more."""
        return replace(self, badges=())

    @property
    def number(self) -> int | None:
        """What a daily is called by."""
        return self.match and self.match.number

    @property
    def contested(self) -> bool:
        """Whether others are still at the same word."""
        return self.match is not None and not self.match.over


class GameViews:
    """Reads what drawing a game needs."""

    def __init__(self, lexicons: Lexicons, brain: GameBrain, clock: Clock) -> None:
        self._lexicons = lexicons
        self._brain = brain
        self._clock = clock

    async def read(self, tx: ReadTransaction, session: GameSession) -> GameView:
        """Read a game to draw: a private board as its player likes, others as the server does."""
        settings = await tx.guilds.settings(session.place)
        own, new = await _read_owner(tx, session)
        match = await tx.matches.find_head(session.match_id) if session.match_id else None
        ended = session.phase in (Phase.WON, Phase.LOST)
        return GameView(
            session,
            theme=own or settings.theme,
            remarks=settings.remarks,
            earlier=await tx.statistics.count_earlier(session) if settings.remarks and ended else 0,
            closes=None if match or not session.active else closes(session, settings),
            stop_votes=await self._stop_votes(tx, session),
            hinted=await self._find_hinted(tx, session),
            stoppers=await self._find_stoppers(tx, session),
            match=match,
            before=await before(tx, match) if match and not session.moves else None,
            finish=await find_finish(tx, session, match) if match else None,
            over=await find_over(tx, session, match) if match else None,
            hurried=match and await find_hurried(tx, session, match, self._clock()),
            badges=await _find_badges(tx, session),
            shown=bool(session.place.guild_id and (settings.daily_card or settings.daily_channel)),
            new=new and session.active and len(session.moves) < 2,
            listed=await self._read_words(tx, session),
            written={} if session.active else await read_written(tx, session),
        )

    async def finish(self, view: GameView) -> GameView:
        """Add what takes a moment to work out, mostly once the game has ended."""
        session = view.session
        words = view.listed or ListKey(session.language, session.game.rules.length)
        if session.mode.answer is Source.OPEN and (session.active or session.moves):
            possible = await self._brain.count_possible(words, session.turns)
            view = replace(view, possible=possible)
        if session.active:
            return view
        view = replace(view, meanings=self._explain(session, view.written))
        if len(session.players) < 2:
            return view
        guessers = tuple(tuple(one.id for one in move.players) for move in session.moves)
        credit = await self._brain.credit(words, session.game.boards, guessers)
        return replace(view, credit=credit)

    async def _read_words(self, tx: ReadTransaction, session: GameSession) -> ListKey | None:
        dodges = session.mode.answer is Source.OPEN
        return await read_words(tx, session) if session.class_list or dodges else None

    def _explain(self, session: GameSession, written: Mapping[Word, str]) -> Mapping[Word, str]:
        """Say of each answer how its class list writes it, and what it means."""
        language, define = session.language, self._lexicons.definition
        found = {
            word: explain(word, language, written.get(word), define(language, word))
            for word in session.game.answers
        }
        return {word: meaning for word, meaning in found.items() if meaning}

    async def _find_hinted(self, tx: ReadTransaction, session: GameSession) -> tuple[Player, ...]:
        public = session.assisted and not session.mode.private
        return await tx.hints.list_takers(session.id) if public else ()

    async def _find_stoppers(self, tx: ReadTransaction, session: GameSession) -> tuple[Player, ...]:
        """Return who gave a game of everybody's up."""
        if session.phase is not Phase.STOPPED or session.mode.private or not session.touched_at:
            return ()
        since = session.touched_at - STOP_VOTES_LAST - timedelta(seconds=1)
        return tuple(await tx.votes.list_stoppers(session.id, since))

    async def _stop_votes(self, tx: ReadTransaction, session: GameSession) -> StopVotes | None:
        """Return the votes to end a running game."""
        since = self._clock() - STOP_VOTES_LAST
        if not session.active or session.disputed_at is None or session.disputed_at <= since:
            return None
        votes = await tx.votes.list_stop_votes(session.id, since)
        if not votes:
            return None
        needed = await votes_to_stop(tx, session, self._clock())
        return StopVotes(min(len(votes), needed - 1), needed, votes[0] + STOP_VOTES_LAST)


async def _read_owner(tx: ReadTransaction, session: GameSession) -> tuple[Theme | None, bool]:
    """Return the theme of a board's owner, and whether whoever began it is new to the game."""
    if session.owner:
        theme, known = await tx.preferences.find_theme(session.owner)
        return theme, not known
    if session.moves or session.ballots:
        return None, False
    return None, not (await tx.preferences.find_theme(session.starter))[1]


async def _find_badges(tx: ReadTransaction, session: GameSession) -> tuple[Badge, ...]:
    """Return the badges that an ended board has brought its owner."""
    may_show = session.match_id is not None or find_deeds(session)
    if session.active or session.owner is None or not may_show:
        return ()
    return await tx.badges.list_new(session, session.owner)


async def find_at_stake(tx: ReadTransaction, view: GameView) -> int:
    """Return the days in a row that end if a player gives up a daily, or takes a hint in it."""
    head, owner = view.match, view.session.owner
    if head is None or head.day is None or owner is None or not view.session.mode.posted:
        return 0
    streaks = await tx.results.find_streaks(head.place, [owner], head.day, over=head.over)
    return streaks.get(owner.id, Streak()).now


def closes(session: GameSession, settings: GuildSettings) -> datetime:
    """Return when the game is closed if nobody guesses."""
    allowed = settings.idle(private=session.mode.private)
    return (session.touched_at or session.created_at) + allowed
