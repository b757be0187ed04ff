"""Random results of finished games, and the same sums in plain Python."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from random import Random

from bot.domain.games import NewGame, Phase
from bot.domain.matches import NewMatch, Stage
from bot.domain.modes import DAILY, MODES, Mode
from bot.domain.players import Place, Player
from bot.domain.standings import Ranking, Result, Span, Standing, Streak, Tally
from bot.store import Transaction
from engine import Game, Rules, Word

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
TODAY = NOW.date()
PEOPLE = tuple(Player(number, f"player {number}") for number in range(1, 7))
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
        limit = Rules.standard(5, boards=boards).limit
        guesses = dice.randint(boards, limit) if won else limit
        assisted = dice.random() < 0.1
        results.append(
            Result(
                game_id=number,
                player=player,
                place=place,
                mode=mode,
                language="en",
                length=5,
                hard="off",
                won=won,
                guesses=guesses,
                limit=limit,
                finished_at=at,
                on=day or at.date(),
                assisted=assisted,
                day=day,
            )
        )
    return results


async def store_results(tx: Transaction, results: Iterable[Result]) -> list[Result]:
    """Store each with a game of its own; return them with the ids of those."""
    stored: list[Result] = []
    game = Game(Rules(), (Word("chess"),), allowed=())
    matches: dict[tuple[int, date], int] = {}
    for player in PEOPLE:
        await tx.remember(player)
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


async def _daily(tx: Transaction, one: Result, game: Game) -> int:
    new = NewMatch(one.place, DAILY, one.player, "en", "1", game, NOW, Stage.OVER, day=one.day)
    match = await tx.matches.add(new)
    assert match
    return match.id


def ranking(
    results: Iterable[Result], asker: Player, mode: Mode | None, span: Span, most: int
) -> Ranking:
    """What a leaderboard shows of the results of one place."""
    by_player: defaultdict[Player, list[Result]] = defaultdict(list)
    for result in _in_order(results):
        counts = span.first <= result.on < span.end
        if counts and not result.assisted and (result.mode == mode if mode else result.mode.ranked):
            by_player[result.player].append(result)
    tallies = {player: tally(player, theirs) for player, theirs in by_player.items()}
    order = sorted(tallies.values(), key=lambda one: (_merit(one), one.player.id))
    merits = [_merit(one) for one in order]
    standings = [
        Standing(
            place=1 + merits.index(_merit(one)),
            player=one.player,
            games=one.games,
            wins=one.wins,
            guesses=sum(guesses * games for guesses, games in one.distribution),
            streak=one.days.now if mode is DAILY else one.streak.now,
        )
        for one in order
    ]
    own = [standing for standing in standings[most:] if standing.player == asker]
    return Ranking(tuple(standings[:most]), next(iter(own), None), len(standings))


def assisted_games(results: Iterable[Result], mode: Mode | None) -> int:
    ranked = (one for one in results if (one.mode == mode if mode else one.mode.ranked))
    return sum(one.assisted for one in ranked)


def tally(player: Player, results: Iterable[Result]) -> Tally:
    """All figures of one player."""
    results = _in_order(results)
    won = [_counted(one) for one in results if one.won]
    return Tally(
        player=player,
        distribution=tuple(sorted(Counter(won).items())),
        lost=len(results) - len(won),
        streak=_streak(one.won for one in results),
        days=_days({one.day for one in results if one.day and one.won}),
        dailies=sum(one.day is not None for one in results),
        unranked=sum(one.assisted or not one.mode.ranked for one in results),
        several_boards=any(one.limit != Rules().limit for one in results),
    )


def _merit(one: Tally) -> tuple[int, float, int]:
    return -one.wins, one.average or float("inf"), one.games


def _counted(result: Result) -> int:
    return result.guesses - (result.limit - Rules().limit)


def _in_order(results: Iterable[Result]) -> list[Result]:
    return sorted(results, key=lambda one: (one.finished_at, one.game_id))


def _streak(outcomes: Iterable[bool]) -> Streak:
    now = best = 0
    for won in outcomes:
        now = now + 1 if won else 0
        best = max(best, now)
    return Streak(now, best)


def _days(won: set[date]) -> Streak:
    """Days in a row; today's daily breaks nothing until the day is over."""
    if not won:
        return Streak()
    first = min(won)
    days = [first + timedelta(days) for days in range((TODAY - first).days + (TODAY in won))]
    return _streak(day in won for day in days)
