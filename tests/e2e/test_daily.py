"""A daily brings people together: who has finished, how the day went, and that it was fair."""

from __future__ import annotations

import hashlib
import re
from dataclasses import replace
from typing import Any

import discord

from bot.domain.players import Player, Preferences, Theme
from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, reply, said
from tests.e2e.test_modes import wrong
from tests.reading import alts

PROOF = "Is it fair?"


async def post(world: World) -> discord.Message:
    await world.settle_daily()
    await world.later(seconds=1)
    return world.latest


async def solve(world: World, who: Any, *, after: int = 0) -> None:
    """Play the daily: so many wrong guesses, then the answer."""
    await who.slash(world.channel, "wordle daily")
    answer = await world.answer()
    for word in [*(await wrong(world))[:after], answer]:
        await who.slash(world.channel, "wordle guess", word=word)


async def threaded(world: World, posted: discord.Message) -> list[str]:
    """What was said in the thread of the daily, the oldest first."""
    (thread,) = (one for one in world.env.bot.guilds[0].threads if one.id == posted.id)
    lines = [text(message) async for message in thread.history(oldest_first=True)]
    return [line for line in lines if line]


async def test_who_finishes_is_named_in_the_dailys_thread_with_tiles_alone(world: World) -> None:
    posted = await post(world)
    await solve(world, world.ann, after=1)
    answer = await world.answer()
    await world.ben.slash(world.channel, "wordle daily")
    await world.ben.slash(world.channel, "wordle guess", word=answer)
    first, second = await threaded(world, posted)
    assert re.fullmatch(
        rf"{world.ann.mention} finished: \*\*2/6\*\* in 0:00\n[🟨🟩⬛]{{5}}\n🟩{{5}}", first
    )
    assert second == f"{world.ben.mention} finished: **1/6** in 0:00\n🟩🟩🟩🟩🟩"


async def test_where_no_thread_may_be_opened_the_guess_counts_all_the_same(world: World) -> None:
    await post(world)
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
    await solve(world, world.ann)
    assert "**1/6**" in text(world.latest)


async def test_a_daily_that_is_not_posted_opens_no_thread(world: World) -> None:
    await solve(world, world.ann)
    assert not list(world.env.bot.guilds[0].threads)


async def test_the_day_after_its_word_its_places_and_streaks_are_told(world: World) -> None:
    await post(world)
    await solve(world, world.ann)
    await world.later(days=1)
    await solve(world, world.ann, after=1)
    answer = await world.answer()
    await world.ben.slash(world.channel, "wordle daily")
    await world.ben.slash(world.channel, "wordle guess", word=answer)
    # an hour after midnight
    await world.later(hours=13, seconds=1)
    assert text(world.latest).startswith("### How Daily 22 went\n*")
    assert text(world.latest).endswith("2 of you solved it.")
    assert alts(world.latest) == [
        f"The answer was {answer.upper()}. 1. ben, 1/6 in 0:00. "
        "2. ann, 2/6 in 0:00, 🔥 2 days in a row."
    ]


async def test_in_a_server_of_text_the_day_after_is_told_in_words(world: World) -> None:
    await post(world)
    async with world.services.store.write() as tx:
        settings = await tx.guilds.settings(world.place)
        await tx.guilds.save(world.env.guild.id, replace(settings, theme=Theme.TEXT))
    await solve(world, world.ann)
    answer = await world.answer()
    await world.later(hours=13, seconds=1)
    told = text(world.latest)
    word = " ".join(answer.upper())
    assert f"The answer was **{word}**\n🥇 {world.ann.mention}  **1/6** in 0:00" in told
    assert alts(world.latest) == []


async def hide(world: World, who: Any) -> None:
    async with world.services.store.write() as tx:
        player = Player(who.id, who.name)
        await tx.remember(player)
        await tx.preferences.save(player, Preferences(hidden=True))


async def test_who_hides_is_a_player_when_they_finish_and_the_day_after(world: World) -> None:
    posted = await post(world)
    await hide(world, world.ann)
    await solve(world, world.ann)
    await solve(world, world.ben)
    shown = text(await posted.channel.fetch_message(posted.id))
    first, second = await threaded(world, posted)
    assert first.startswith("a player finished: **1/6**")
    assert second.startswith(f"{world.ben.mention} finished")
    assert "a player  **1/6**" in shown
    answer = await world.answer()
    await world.later(hours=13, seconds=1)
    said = [text(world.latest), *alts(world.latest), shown, first]
    assert f"The answer was {answer.upper()}. 1. a player, 1/6 in 0:00. " in alts(world.latest)[0]
    assert not [one for one in said if world.ann.mention in one or "ann," in one]


async def test_of_a_daily_that_nobody_played_nothing_is_told(world: World) -> None:
    posted = await post(world)
    await world.later(hours=13, seconds=1)
    assert world.latest.id == posted.id


async def test_the_proof_stands_behind_a_button_and_holds_the_next_day(world: World) -> None:
    posted = await post(world)
    assert "sha256" not in text(posted)
    promised = await world.ben.click(posted, label=PROOF)
    assert promised.ephemeral
    promise = re.search("`([0-9a-f]{64})`", said(promised))
    assert promise
    await solve(world, world.ann)
    answer = await world.answer()
    assert answer not in said(promised)
    await world.later(hours=13, seconds=1)
    kept = re.search(
        rf"`({answer}:[0-9a-f]{{32}})`", said(await world.ben.click(posted, label=PROOF))
    )
    assert kept
    assert hashlib.sha256(kept[1].encode()).hexdigest() == promise[1]


async def test_a_daily_that_is_not_posted_is_proven_on_the_board(world: World) -> None:
    begun = await world.ann.slash(world.channel, "wordle daily")
    assert PROOF in labels(reply(begun))
    assert "sha256" not in said(begun)
    answer = await world.answer()
    await world.later(days=1)
    other = await world.ann.slash(world.channel, "wordle daily")
    assert f"Daily 21 was ||{' '.join(answer.upper())}||, solved by 0 of 1 player." in said(other)


async def test_the_turn_of_the_day_is_said_once_in_the_readers_own_time(world: World) -> None:
    posted = await post(world)
    # 22 November 2026, midnight
    assert "The next word comes at <t:1795305600:t>." in text(posted)
    assert text(posted).count("<t:") == 1
    begun = await world.ann.click(posted, label="Play")
    assert "<t:" not in said(begun)


async def test_it_is_said_on_the_board_of_a_daily_that_is_not_posted(world: World) -> None:
    begun = said(await world.ann.slash(world.channel, "wordle daily"))
    await world.ann.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    shown = said(await world.ann.slash(world.channel, "wordle board"))
    assert (begun + shown).count("The next word comes at <t:1795305600:t>.") == 2
