"""A match and all that is needed to show it, read in one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

from bot.brain.lexicons import Lexicons
from bot.domain.badges import Badge, find_match_deeds
from bot.domain.matches import Match
from bot.domain.players import Player, Theme
from bot.domain.schedules import DAILIES_IDLE, REGULAR
from bot.domain.standings import Streak
from bot.services.games.answers import explain, read_written
from bot.services.games.view import GameView
from bot.services.matches.honours import Honours, find_honours
from bot.store import ReadTransaction
from engine import Word


@dataclass(frozen=True)
class Recap:
    """How a daily went that is over.

    `lost` are the days in a row that ended with it, by the player's id. `together` are the days in
    a row on which somebody solved the daily, and `apart` those that ended as nobody did. `kept`
    are those that a shield kept for a day, and `honours` are badges and roles. A shield keeps those
    together that are `shielded`. `running` are the days in a row that go on, two or more, by id.
    """

    match: Match
    meaning: str | None = None
    lost: Mapping[int, int] = field(default_factory=dict[int, int])
    together: int = 0
    kept: Mapping[int, int] = field(default_factory=dict[int, int])
    apart: int = 0
    honours: Honours = field(default_factory=Honours)
    shielded: bool = False
    running: Mapping[int, int] = field(default_factory=dict[int, int])


@dataclass(frozen=True)
class DailyNews:
    """What the post of a daily tells beside the match.

    `streaks` are the days in a row of those who have finished, by their id. `absent` are regular
    players, of so many, who have not played yet. `before` is the daily of the day before.
    `scheduled` says whether the server has its dailies posted, and `idle` that this is the last
    post until somebody plays.
    """

    streaks: Mapping[int, Streak] = field(default_factory=dict[int, Streak])
    absent: tuple[Player, ...] = ()
    before: Recap | None = None
    scheduled: bool = True
    idle: bool = False
    regular: int = 0


@dataclass(frozen=True)
class MatchView:
    """A match as everybody sees it.

    `meaning` is that of the answer, once the match is over. A daily has its `news`, a duel
    that is over the `score` of its player and the rival in all their duels. `badges` are new with
    its end, each with whose it is.
    """

    match: Match
    theme: Theme = Theme.SQUARES
    meaning: str | None = None
    news: DailyNews | None = None
    score: tuple[int, int] | None = None
    badges: tuple[tuple[Badge, Player], ...] = ()


@dataclass(frozen=True)
class Entered:
    """A player's board in a match, which may lack its other entrants."""

    match: MatchView
    board: GameView


class MatchViews:
    """Reads what is needed to show matches."""

    def __init__(self, lexicons: Lexicons) -> None:
        self._lexicons = lexicons

    async def read(self, tx: ReadTransaction, match: Match, *, news: bool = False) -> MatchView:
        """Return how to show a match, as its server likes it; with `news`, all of a daily."""
        theme = (await tx.guilds.settings(match.place)).theme
        meaning = self._define(match, await read_written(tx, match)) if match.over else None
        whole = news and match.mode.posted
        latest = await self._read_news(tx, match) if whole else None
        score = None
        if match.rival and match.over:
            score = await tx.matches.score_duels(match.starter, match.rival)
        # those of a daily are told next morning, and a duel's on the player's own card
        badges = [one async for one in _list_badges(tx, match)] if match.mode.lobby else []
        return MatchView(match, theme, meaning, latest, score, badges=tuple(badges))

    async def _read_news(self, tx: ReadTransaction, match: Match) -> DailyNews | None:
        if match.day is None:
            return None
        done = [one.player for one in match.played if one.finished]
        streaks: Mapping[int, Streak] = {}
        if done:
            streaks = await tx.results.find_streaks(match.place, done, match.day, over=match.over)
        scheduled, idle = (await tx.guilds.settings(match.place)).daily_channel is not None, False
        if scheduled and not match.played:
            idle = await tx.matches.is_idle(match.place, match.day, DAILIES_IDLE)
        before = await self._read_before(tx, match)
        if match.over:
            return DailyNews(streaks, before=before, idle=idle)
        regular = await tx.results.list_daily_players(match.place, match.day - REGULAR, match.day)
        here = {one.player.id for one in match.played}
        absent = tuple(one for one in regular if one.id not in here)
        return DailyNews(streaks, absent, before, scheduled, idle, len(regular))

    async def _read_before(self, tx: ReadTransaction, match: Match) -> Recap | None:
        """Return how the daily of the day before went, if it is over."""
        head = await tx.matches.find_daily_before(match)
        if head is None or not head.over or head.day is None or match.day is None:
            return None
        if match.day - head.day > timedelta(1):
            return None
        before = await _mark_departed(tx, await tx.matches.get(head.id), head.day)
        lost, kept = await tx.results.weigh_day(before.place, head.day)
        together, apart = await tx.results.count_days_together(before.place, head.day)
        meaning = self._define(before, await read_written(tx, before))
        honours = await find_honours(tx, before)
        return Recap(
            before,
            meaning,
            lost,
            together.days,
            kept,
            apart,
            honours,
            shielded=together.kept,
            running=await _list_running(tx, before, head.day),
        )

    def _define(self, match: Match, written: Mapping[Word, str]) -> str | None:
        """Say how a class list writes the answer, and what it means."""
        (answer,), language = match.game.answers, match.language
        meaning = self._lexicons.definition(language, answer)
        return explain(answer, language, written.get(answer), meaning)


async def _list_running(tx: ReadTransaction, match: Match, day: date) -> dict[int, int]:
    """Return the days in a row, two or more, of those who finished a daily and are named."""
    done = [one.player for one in match.played if one.finished and not one.hidden]
    here = [player for player in done if not player.left]
    found = await tx.results.find_streaks(match.place, here, day, over=True) if here else {}
    return {player_id: streak.now for player_id, streak in found.items() if streak.now > 1}


async def _mark_departed(tx: ReadTransaction, match: Match, day: date) -> Match:
    """Return a daily in which those who have left the server since are marked as such."""
    left = await tx.results.list_departed(match.place, day)
    entrants = (
        replace(one, player=replace(one.player, left=one.player.id in left))
        for one in match.entrants
    )
    return replace(match, entrants=tuple(entrants)) if left else match


async def _list_badges(tx: ReadTransaction, match: Match) -> AsyncIterator[tuple[Badge, Player]]:
    """Yield the badges that nobody had before this match was over."""
    for badge, one in find_match_deeds(match) if match.over else ():
        if one.session and badge in await tx.badges.list_new(one.session, one.player):
            yield badge, one.shown
