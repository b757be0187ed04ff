"""Random results of finished games, and the same sums in plain Python."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from fractions import Fraction
from math import floor
from random import Random

from bot.domain.games import NewGame, Phase
from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import (
    PAGE,
    Absence,
    FairMean,
    League,
    Ranking,
    Standing,
    View,
)
from bot.domain.matches import NewMatch, Stage
from bot.domain.modes import DAILY, MODES, ModeKey
from bot.domain.players import HIDDEN, Place, Player
from bot.domain.points import PointRules
from bot.domain.standings import ALL_TIME, Period, Result, Span, Streak, Tally
from bot.store import Store, Transaction
from engine import Game, Hard, Rules, Word

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
TODAY = NOW.date()
PEOPLE = tuple(Player(number, f"player {number}") for number in range(1, 7))
SUMMED = [view for view in View if view is not View.RATING]
CALENDAR = [period for period in Period if period is not Period.SEASON]
"""The season is a server's own matter."""
PLACES = (Place(11, 1), Place(12, 1), Place(21, 2), Place(31))


def random_results(dice: Random, count: int) -> list[Result]:
    """Results that mostly finish one after the other; a player has one daily a day.

    Some finish at the same moment, and some are stored late.
    """
    results: list[Result] = []
    dailies: set[tuple[int, int, date]] = set()
    for number in range(count):
        mode, place, player = (
            dice.choice([*MODES.values()]),
            dice.choice(PLACES),
            dice.choice(PEOPLE),
        )
        day = TODAY - timedelta(dice.randrange(-1, 12)) if mode is DAILY else None
        scope = place.guild_id or place.channel_id
        if day and (scope, player.id, day) in dailies:
            continue
        if day:
            dailies.add((scope, player.id, day))
        boards = dice.choice([1, 1, 2, 4])
        hours = (count - number) // 2 * 6 + dice.choice([0, 0, 0, 0, 30])
        at = NOW - timedelta(hours=hours)
        won = dice.random() < 0.7
        limit = mode.rules(5, Hard.OFF, boards).limit
        guesses = dice.randint(boards, limit) if won else limit
        assisted = dice.random() < 0.1
        length = dice.choice([5, 5, 5, 6])
        own = mode.own_board and boards == 1 and not assisted
        words = ("crane", "moist") if length == 5 else ("planet",)
        answer = dice.choice(words) if own else None
        results.append(
            Result(
                game_id=number,
                player=player,
                place=place,
                mode=mode,
                language="de" if answer == "moist" else "en",
                length=length,
                hard="off",
                won=won,
                guesses=guesses,
                limit=limit,
                boards=boards,
                finished_at=at,
                on=day or at.date(),
                assisted=assisted,
                day=day,
                answer=answer,
            )
        )
    return results


async def store_results(
    tx: Transaction, results: Iterable[Result], *, every_day: bool = True
) -> list[Result]:
    """Store each with a game of its own; return them with the ids of those.

    Every day until a little later has a daily, or only those on which somebody has played it.
    """
    stored: list[Result] = []
    game = Game(Rules(), (Word("chess"),), allowed=())
    matches: dict[tuple[int, date], int] = {}
    for player in PEOPLE:
        await tx.remember(player)
    results = [*results]
    if every_day:
        matches = await _hold(tx, results, game)
    for one in results:
        scope = one.place.guild_id or one.place.channel_id
        match_id = None
        if one.day:
            match_id = matches.get((scope, one.day)) or await _daily(tx, one, game)
            matches[scope, one.day] = match_id
        new = NewGame(one.place, one.mode, one.player, "en", "1", game, NOW, one.player, match_id)
        session = await tx.games.add(new)
        assert session
        result = replace(one, game_id=session.id)
        await tx.games.set_phase(session.id, Phase.WON if one.won else Phase.LOST, NOW)
        await tx.results.add([result])
        stored.append(result)
    return stored


async def _hold(
    tx: Transaction, results: Iterable[Result], game: Game
) -> dict[tuple[int, date], int]:
    """Make the dailies of all days, played or not, where any was played."""
    held: defaultdict[Place, list[date]] = defaultdict(list)
    for one in results:
        if one.day:
            held[one.place].append(one.day)
    matches: dict[tuple[int, date], int] = {}
    for place, days in held.items():
        scope, last = place.guild_id or place.channel_id, max(*days, TODAY) + timedelta(3)
        for number in range((last - min(days)).days + 1):
            day = min(days) + timedelta(number)
            new = NewMatch(place, DAILY, PEOPLE[0], "en", "1", game, NOW, Stage.OVER, day=day)
            match = await tx.matches.add(new) or await tx.matches.find_daily(place, day)
            assert match
            matches[scope, day] = match.id
    return matches


async def weigh_all(store: Store) -> None:
    """Weigh every word that has been played, as the clock does."""
    async with store.write() as tx:
        for word in await tx.words.list_due():
            await tx.words.weigh(word)


async def _daily(tx: Transaction, one: Result, game: Game) -> int:
    new = NewMatch(one.place, DAILY, one.player, "en", "1", game, NOW, Stage.OVER, day=one.day)
    assert one.day
    match = await tx.matches.add(new) or await tx.matches.find_daily(one.place, one.day)
    assert match
    return match.id


def ranking(
    results: Iterable[Result],
    asker: Player,
    contest: Contest,
    page: int = 0,
    hidden: Collection[Player] = (),
) -> Ranking:
    """What a leaderboard shows of the results of one place."""
    found = standings(results, contest)
    shown = found[PAGE * page : PAGE * (page + 1)]
    own = [one for one in found if one.player == asker and one not in shown]
    own = [one for one in own if one.player not in hidden]
    named = (replace(one, player=HIDDEN) if one.player in hidden else one for one in shown)
    ranked = sum(not one.provisional for one in found)
    return Ranking(tuple(named), next(iter(own), None), len(found), ranked, contest.least)


def standings(results: Iterable[Result], contest: Contest) -> list[Standing]:
    """All players of a leaderboard, the best first and equals by their id."""
    means = fair_means(results, contest)
    kept = _by_player(count_in(results, contest.league, contest.span, helped=True))
    values = {player: value(mean, kept[player], contest) for player, mean in means.items()}
    merits = {player: _merit(means[player], values[player], contest) for player in means}
    ranked = [one for one in means if values[one] or contest.view is not View.STREAK]
    merits = {player: merits[player] for player in ranked}
    order = sorted(
        ranked,
        key=lambda player: (
            # without a place, those with the most games come first
            means[player].games < contest.least,
            -means[player].games if means[player].games < contest.least else 0,
            values[player] if contest.view is View.GUESSES else -values[player],
            *(-means[player].wins, means[player].games, player.id),
        ),
    )
    return [
        Standing(
            place=1 + sum(merit < merits[player] for merit in merits.values()),
            player=player,
            games=means[player].games,
            wins=means[player].wins,
            value=values[player],
            provisional=means[player].games < contest.least,
        )
        for player in order
    ]


def value(mean: FairMean, every: list[Result], contest: Contest) -> int:
    """What the view ranks a player by; `every` has games with help, too."""
    theirs = [one for one in every if not one.assisted]
    match contest.view:
        case View.GUESSES:
            return mean.figure
        case View.POINTS:
            return sum(worth(one, contest.points) for one in theirs)
        case View.WINS:
            return mean.wins
        case View.STREAK:
            over = contest.span.end <= contest.today
            last = contest.span.end - timedelta(1) if over else contest.today
            return streak(every, last, over=over).now
        case View.RATING:
            raise ValueError("ratings follow from match to match")


def worth(result: Result, rules: PointRules) -> int:
    """The points of one result, as a server's manager would count them."""
    if not rules.worth:
        points = 7 - counted(result) if result.won else 0
    else:
        points = rules.worth[counted(result) - 1] if result.won else rules.worth[6]
    return 2 * points if result.on.isoweekday() - 1 == rules.double_day else points


def fair_means(results: Iterable[Result], contest: Contest) -> dict[Player, FairMean]:
    """The sum behind each player's figure, from nothing but results."""
    results = [*results]
    here = count_in(results, contest.league, contest.span)
    means = {
        player: FairMean(
            games=len(theirs),
            wins=sum(one.won for one in theirs),
            guesses=sum(counted(one) for one in theirs if one.won),
            others=sum(others for one in theirs if (others := _others(one, results))),
            compared=sum(_others(one, results) is not None for one in theirs),
            average=_round(sum(map(cost, here)), len(here)),
            loss=contest.league.loss,
        )
        for player, theirs in _by_player(here).items()
    }
    counts = contest.league.mode is DAILY and contest.span != ALL_TIME
    if not counts or contest.view is not View.GUESSES or contest.absence is Absence.NONE:
        return means
    return {player: _charge(mean, player, results, contest) for player, mean in means.items()}


def _charge(
    mean: FairMean, player: Player, results: Iterable[Result], contest: Contest
) -> FairMean:
    """The same with the dailies that a player missed."""
    results = [
        replace(one, assisted=False) for one in results if one.player == player or not one.assisted
    ]
    days: defaultdict[date, list[Result]] = defaultdict(list)
    for one in count_in(results, contest.league, contest.span):
        days[one.on].append(one)
    missed = [
        max(map(cost, day))
        for on, day in days.items()
        if on < contest.today and all(one.player != player for one in day)
    ]
    each = {Absence.LOSS: 100 * contest.league.loss, Absence.AVERAGE: mean.average}
    charged = sum(each.get(contest.absence, 100 * worst) for worst in missed)
    return replace(mean, missed=len(missed), charged=charged)


def count_in(
    results: Iterable[Result], league: League, span: Span, *, helped: bool = False
) -> list[Result]:
    """The results that a leaderboard counts, in the order in which they came."""
    return [
        one
        for one in _in_order(results)
        if span.first <= one.on < span.end
        and (helped or not one.assisted)
        and one.length == league.length
        and one.boards == league.boards
        and (one.mode == league.mode if league.mode else one.mode.own_board)
    ]


def cost(result: Result) -> int:
    return counted(result) if result.won else result.mode.guesses + 1


def _others(result: Result, results: Iterable[Result]) -> int | None:
    """What others needed for the same word, on average, in hundredths."""
    if result.answer is None:
        return None
    word = (result.language, result.answer)
    same = [
        cost(one)
        for one in results
        if one.player != result.player and word == (one.language, one.answer)
    ]
    return _round(sum(same), len(same)) if len(same) >= 3 else None


def _round(total: int, count: int) -> int:
    return floor(100 * Fraction(total, count) + Fraction(1, 2)) if count else 0


def _by_player(results: Iterable[Result]) -> dict[Player, list[Result]]:
    found: defaultdict[Player, list[Result]] = defaultdict(list)
    for result in results:
        found[result.player].append(result)
    return dict(found)


def assisted_games(results: Iterable[Result], league: League) -> int:
    unaided = (replace(one, assisted=False) for one in results if one.assisted)
    return len(count_in(unaided, league, ALL_TIME))


def tally(player: Player, results: Iterable[Result]) -> Tally:
    """All figures of one player."""
    results = _in_order(results)
    won = [counted(one) for one in results if one.won]
    return Tally(
        player=player,
        distribution=tuple(sorted(Counter(won).items())),
        lost=len(results) - len(won),
        streak=streak(results),
        dailies=sum(one.day is not None for one in results),
        left_out=tuple(
            (kind, games)
            for kind in (None, *(mode.key for mode in MODES.values() if not mode.ranked))
            if (games := sum(_left_out(one) == (True, kind) for one in results))
        ),
        several_boards=any(one.boards > 1 for one in results),
    )


def _left_out(one: Result) -> tuple[bool, ModeKey | None]:
    """Whether no leaderboard of all modes counts a result, and for which mode; None for help."""
    return one.assisted or not one.mode.ranked, None if one.assisted else one.mode.key


def _merit(mean: FairMean, value: int, contest: Contest) -> tuple[bool, int]:
    if mean.games < contest.least:
        return True, 0
    return False, value if contest.view is View.GUESSES else -value


def counted(result: Result) -> int:
    return result.guesses - (result.boards - 1)


def _in_order(results: Iterable[Result]) -> list[Result]:
    return sorted(results, key=lambda one: (one.finished_at, one.game_id))


def streak(results: Iterable[Result], last: date = TODAY, *, over: bool = False) -> Streak:
    """Days in a row; the last day's daily breaks nothing until it is lost, or the day is over."""
    dailies = {one.day: one for one in results if one.day and one.day <= last}
    won = {day for day, one in dailies.items() if one.won and not one.assisted}
    if not won:
        return Streak()
    # a day still running counts once its daily is finished
    days = (last - min(won)).days + (over or last in dailies)
    now = best = 0
    for number in range(days):
        now = now + 1 if min(won) + timedelta(number) in won else 0
        best = max(best, now)
    return Streak(now, best)
