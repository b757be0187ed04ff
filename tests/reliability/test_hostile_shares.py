"""Hostile shares on their whole way: a message, the service, the database, and the leaderboards."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from random import Random

from sqlalchemy import Integer, func, select

from bot.board.look import Look
from bot.domain.errors import PlayerError
from bot.domain.players import Asker, Player, Rights
from bot.domain.records.games import KNOWN_GAMES, WORDLE
from bot.domain.records.values import Post
from bot.render.recorded_shares import receipt
from bot.render.records import board
from bot.services.records.leaderboard import RecordLeaderboards
from bot.services.records.receipts import Receipt
from bot.services.records.shares import ShareRecords
from bot.store import Store
from bot.store.models import RecordRow, RecordTallyRow
from tests.benchmarks.season import HERE, LAST, LAYOUTS, write_share, write_summary
from tests.reliability.fuzz import find_echoes, make_text

SHARES = int(os.environ.get("TILEMATE_HOSTILE_SHARES", "300"))
"""How many: hundreds at every change, and 10,000 when somebody asks for them."""

PEOPLE = [Player(one, f"player {one}") for one in range(1, 9)]


def spoil(dice: Random) -> str:
    """A share, or the app's summary, in which something was cut, doubled or written over."""
    day = LAST.date() + timedelta(dice.randint(-400, 3))
    text = write_summary(day, PEOPLE, dice)
    if dice.random() < 0.8:
        text = write_share(dice.choice((WORDLE.key, *LAYOUTS)), day, dice)
    for _ in range(dice.randrange(4)):
        at = dice.randrange(len(text) + 1)
        end = at + dice.randrange(12)
        text = (
            text[:at] + dice.choice((text[at:end] * 2, "", make_text(dice), "9" * 30)) + text[end:]
        )
    return text


async def test_hostile_shares_leave_every_sum_right_and_come_back_never(store: Store) -> None:
    dice, recording = Random(20261122), ShareRecords(store, lambda: LAST)
    async with store.write() as tx:
        settings = await tx.guilds.settings(HERE)
        watched = frozenset({HERE.channel_id})
        await tx.guilds.save(HERE.guild_id or 0, replace(settings, record_channels=watched))
    for number in range(1, SHARES + 1):
        who, text = dice.choice(PEOPLE), spoil(dice)
        app = dice.random() < 0.2
        post = Post(number, who, text, LAST, app, app, mentioned=tuple(PEOPLE))
        await recording.watching.follow(HERE, post)
        if dice.random() < 0.2:
            edited = replace(post, text=spoil(dice), edited_at=LAST + timedelta(minutes=1))
            await recording.watching.follow(HERE, edited)
        if dice.random() < 0.1:
            await recording.watching.forget(HERE.channel_id, [dice.randint(1, number)])
        asked = Asker(number, HERE, who, rights=Rights(moderator=True))
        with suppress(PlayerError):
            found = await recording.record_message(
                asked, replace(post, summary=False, by_bot=False)
            )
            if isinstance(found, Receipt):
                assert not find_echoes(text, receipt(found, asked, Look()).text)
    await check_sums(store)
    boards = RecordLeaderboards(store, lambda: LAST)
    for game in KNOWN_GAMES:
        found = await boards.rank(HERE, PEOPLE[0], game)
        places = [one.place or len(PEOPLE) for one in found.ranking.best]
        assert places == sorted(places)
        board(found, Look())


async def check_sums(store: Store) -> None:
    """Count again what counts, and compare it with what is kept."""
    keys = (RecordRow.scope_id, RecordRow.game, RecordRow.player_id)
    sums = (func.count(), func.sum(RecordRow.solved.cast(Integer)), func.sum(RecordRow.figure))
    columns = [one for one in RecordTallyRow.__table__.columns if one.name != "year"]
    async with store.engine.connect() as connection:
        kept = await connection.execute(select(*columns).where(RecordTallyRow.year == 0))
        again = select(*keys, *sums).where(RecordRow.counts.is_(True)).group_by(*keys)
        counted = await connection.execute(again)
        found = sorted(map(tuple, kept))
    assert found == sorted(map(tuple, counted))
    assert found
