"""A result that was doubted, and that its author has confirmed, is told to whoever corrects it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.board.look import Look
from bot.domain.corrections import ResultKey
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Player
from bot.domain.records.games import KNOWN_GAMES, WORDLE
from bot.domain.records.values import Post, Score
from bot.render.corrected_results import write_counted
from bot.render.recorded_shares import tell
from bot.services.corrections import Corrections
from bot.services.records.accounts import RecordAccounts
from bot.services.records.reactions import Kept, PostReaction
from bot.services.records.shares import ShareRecords
from bot.store import Store
from tests.services import ANN, BEN, BOSS, CAT, HERE, Clock, asker

CLOCK = Clock()
NOW = CLOCK.now
PUZZLE = (NOW.date() - (WORDLE.day_zero or NOW.date())).days
MANAGER = asker(1, CAT, rights=BOSS)
DOUBTED = Post(50, ANN, f"Wordle {PUZZLE} 2/6 my boss again", NOW)
SAID = "2 guesses · ❔ doubted, confirmed by its author"


@pytest.fixture
async def recording(store: Store) -> ShareRecords:
    async with store.write() as tx:
        settings = GuildSettings(record_channels=frozenset({HERE.channel_id}))
        await tx.guilds.save(HERE.guild_id or 0, settings)
    return ShareRecords(store, CLOCK)


async def write(store: Store, player: Player = ANN) -> list[str]:
    """What *Correct a result* says of a player's results."""
    found = await Corrections(store, CLOCK).list_results(MANAGER, player)
    return [write_counted(one, KNOWN_GAMES, Look().say) for one in found]


async def test_a_moderator_is_told_that_its_author_confirmed_it(
    store: Store, recording: ShareRecords
) -> None:
    (doubted,) = await recording.find_doubted(asker(2), DOUBTED)
    assert (doubted.game, doubted.puzzle) == (WORDLE, PUZZLE)
    await recording.record_message(asker(2), DOUBTED)
    assert await write(store) == [SAID]
    receipt = await recording.record_message(MANAGER, DOUBTED)
    assert "-# ❔ doubted, confirmed by its author" in (tell(receipt, MANAGER, Look()).text or "")
    # of a joined account too, and through an edit that leaves the figure
    await RecordAccounts(store, CLOCK).join(MANAGER, ANN.id, BEN)
    assert await write(store, BEN) == [SAID]
    more = f"{DOUBTED.text}\nWordle {PUZZLE - 1} 4/6"
    await recording.watching.follow(HERE, replace(DOUBTED, text=more, edited_at=NOW))
    assert sorted(await write(store, BEN)) == [SAID, "4 guesses"]


async def test_what_is_told_of_somebody_else_beside_ones_own_result_is_asked_about(
    store: Store, recording: ShareRecords
) -> None:
    today = (NOW.date() - (KNOWN_GAMES["strands"].day_zero or NOW.date())).days
    text = f"Wordle {PUZZLE} 4/6\n\nmy wife got Strands #{today}\n🔵🔵🟡🔵"
    both = Post(51, ANN, text, NOW)
    await recording.watching.follow(HERE, both)
    assert await write(store) == ["4 guesses"]
    (doubted,) = await recording.find_doubted(asker(2), both)
    assert doubted.game is KNOWN_GAMES["strands"]
    await recording.record_message(asker(2), both)
    assert sorted(await write(store)) == [
        "4 guesses",
        "no hints · ❔ doubted, confirmed by its author",
    ]
    assert not await recording.find_doubted(asker(2), both)


async def test_what_a_moderator_has_confirmed_needs_no_word(
    store: Store, recording: ShareRecords
) -> None:
    await recording.record_message(MANAGER, DOUBTED)
    assert await write(store) == ["2 guesses"]


async def test_nothing_is_told_where_nothing_was_doubted(
    store: Store, recording: ShareRecords
) -> None:
    await recording.record_message(asker(2), replace(DOUBTED, text=f"Wordle {PUZZLE} 2/6 wow"))
    assert await write(store) == ["2 guesses"]


async def test_nor_in_a_channel_where_nobody_is_overheard(
    store: Store, recording: ShareRecords
) -> None:
    async with store.write() as tx:
        await tx.guilds.save(HERE.guild_id or 0, GuildSettings())
    await recording.record_message(asker(2), DOUBTED)
    assert await write(store) == ["2 guesses"]


async def test_an_edit_that_says_something_else_is_confirmed_no_more(
    store: Store, recording: ShareRecords
) -> None:
    await recording.record_message(asker(2), DOUBTED)
    edited = replace(DOUBTED, text=f"Wordle {PUZZLE} 3/6", edited_at=NOW)
    await recording.watching.follow(HERE, edited)
    assert await write(store) == ["3 guesses · ✏️ first posted as 2 guesses"]


async def test_its_mark_says_so_until_a_moderator_has_decided(
    store: Store, recording: ShareRecords
) -> None:
    watching = recording.watching
    assert await watching.follow(HERE, DOUBTED) == PostReaction(Kept.REFUSED)
    await recording.record_message(asker(2), DOUBTED)
    told = PostReaction(Kept.COUNTS, refused=True)
    assert await watching.judge(HERE, DOUBTED) == told
    # neither an edit that leaves the figure nor one that comes too late takes the doubt away
    text = f"Wordle {PUZZLE} 2/6"
    for minutes, later in ((1, text), (20, text)):
        edited = replace(DOUBTED, text=later, edited_at=NOW + timedelta(minutes=minutes))
        assert await watching.follow(HERE, edited) == told
    late = replace(DOUBTED, text=f"Wordle {PUZZLE} 1/6", edited_at=NOW + timedelta(minutes=30))
    assert await watching.follow(HERE, late) == replace(told, counted=(Score(2),))
    gone = replace(DOUBTED, text="hello", edited_at=NOW + timedelta(1))
    assert await watching.follow(HERE, gone) == replace(told, counted=(Score(2),))
    key = ResultKey(False, WORDLE.key, PUZZLE)
    await Corrections(store, CLOCK).change(MANAGER, ANN, key, "2")
    assert await watching.judge(HERE, DOUBTED) == PostReaction(Kept.COUNTS)
