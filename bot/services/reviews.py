"""Reviews of a server's week or year."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import League, View
from bot.domain.players import NOBODY, Place
from bot.domain.records.values import LEAST_RESULTS, RecordedGame, RecordStanding
from bot.domain.reviews import Elsewhere, MostPoints, Review, find_closest_race, find_race_wins
from bot.domain.standings import Span
from bot.store import ReadTransaction

_WEEK = timedelta(7)


async def find_week(tx: ReadTransaction, settings: GuildSettings, place: Place, on: date) -> Review:
    """Return the review of the seven days before a day, beside the week before."""
    found = await find_review(tx, settings, place, Span(on - _WEEK, on), on)
    before, _ = await tx.reviews.count_games(place, Span(on - 2 * _WEEK, on - _WEEK))
    return replace(found, before=before)


async def find_review(
    tx: ReadTransaction, settings: GuildSettings, place: Place, span: Span, today: date
) -> Review:
    """Return the review of some days, with their leaderboard."""
    contest = Contest(place, League(settings.length), today, span, least=settings.least_games)
    games, players = await tx.reviews.count_games(place, span)
    races = await tx.reviews.list_races(place, span)
    return Review(
        span,
        games,
        0,
        players,
        await tx.leaderboards.rank(contest, NOBODY),
        await tx.reviews.find_best_games(place, span),
        await tx.reviews.find_hardest_word(place, span),
        find_closest_race(races),
        await tx.reviews.find_longest_streak(place, span),
        await _list_elsewhere(tx, settings, place, span),
        await _find_most_points(tx, settings, contest),
        find_race_wins(races),
        await tx.reviews.count_shared(place, span),
    )


async def _list_elsewhere(
    tx: ReadTransaction, settings: GuildSettings, place: Place, span: Span
) -> tuple[Elsewhere, ...]:
    """Return the games played most elsewhere, with the best of several players."""
    found: list[Elsewhere] = []
    for key, results in await tx.reviews.count_elsewhere(place, span):
        best = await _find_best(tx, game := settings.games[key], place, span)
        found.append(Elsewhere(game, results, best))
    return tuple(found)


async def _find_best(
    tx: ReadTransaction, game: RecordedGame, place: Place, span: Span
) -> tuple[RecordStanding, ...]:
    """Return the best of several players, by fewer results where nobody has enough yet."""
    for least in range(LEAST_RESULTS, 0, -1):
        ranking = await tx.records.rank(place, game, NOBODY, least=least, span=span)
        first = [one for one in ranking.best if one.place == 1 and ranking.players > 1]
        if first:
            return tuple(first)
    return ()


async def _find_most_points(
    tx: ReadTransaction, settings: GuildSettings, contest: Contest
) -> MostPoints | None:
    """Return who has most points, where the server says what results are worth."""
    if not settings.points.own:
        return None
    ranked = replace(contest, view=View.POINTS, points=settings.points, least=1)
    first = [one for one in (await tx.leaderboards.rank(ranked, NOBODY)).page if one.place == 1]
    return MostPoints(tuple(one.player for one in first), first[0].value) if first else None
