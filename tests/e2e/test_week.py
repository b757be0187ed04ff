"""All numbers of a week, against the count of the script that played it."""

from __future__ import annotations

from datetime import date

from bot.domain.leaderboard_requests import Contest, LeaderboardRequest
from bot.domain.leaderboards import League, View
from bot.domain.modes import DAILY, MODES
from bot.domain.players import Asker, Place
from bot.domain.standings import ALL_TIME, Period, Span
from tests.e2e.conftest import World, text
from tests.e2e.week import live, renumber
from tests.store.histories import ranking, weigh_all

MONDAY = date(2026, 11, 30)


async def test_every_number_of_a_week_is_what_its_script_counts(world: World) -> None:
    week = await live(world)
    store, standings = world.services.store, world.services.standings
    await weigh_all(store)
    asker = Asker(0, world.place, week.of("ann")[0].player)
    here = Place(world.channel.id, world.guild.id)
    results = renumber(week.results)
    for view in (View.GUESSES, View.POINTS, View.WINS, View.STREAK):
        for mode in (None, *(mode for mode in MODES.values() if mode.ranked)):
            for period in (Period.ALL, Period.LAST_WEEK, Period.MONTH):
                request = LeaderboardRequest(period, view, mode)
                span = period.span(MONDAY) if period is not Period.ALL else ALL_TIME
                league = League(mode=request.league_mode)
                contest = Contest(here, league, MONDAY, span, view, least=2)
                found = await standings.leaderboard(asker, request)
                assert found.ranking == ranking(results, asker.player, contest), request
    for name in week.friends:
        own = week.of(name)
        if not own:
            continue
        tally = await standings.stats(asker, own[0].player)
        assert tally.games == len(own), name
        assert tally.wins == sum(one.won for one in own), name
        assert tally.dailies == sum(one.mode is DAILY for one in own), name
        assert tally.streak.now == week.count_days(name, MONDAY), name


async def test_a_week_has_at_most_a_post_a_day_and_its_news_add_up(world: World) -> None:
    week = await live(world)
    told = [text(one) for one in world.channel.history() if not one.flags.ephemeral]
    news = [one for one in told if "The week · " in one]
    (last,) = news
    assert "is the champion" in last or "share the first place" in last
    days = Span(date(2026, 11, 22), date(2026, 11, 29))
    inside = [one for one in week.results if days.first <= one.on < days.end]
    together = [one for one in inside if not one.mode.own_board]
    games = len(inside) - len(together) + len({(one.mode, one.on) for one in together})
    players = {one.player for one in inside}
    assert f"**{games} games** by {len(players)} people." in last
    dailies = [one for one in told if "Daily " in one.split("\n", maxsplit=1)[0]]
    assert len(dailies) == 9, "one for each day from Sunday to the Monday after"
