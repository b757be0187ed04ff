"""What days in a row survive, and what ends them, as players read it."""

from __future__ import annotations

from dataclasses import replace

from simcord import InteractionResult

from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, reply, said
from tests.e2e.test_daily import post, solve
from tests.reading import alts


async def solve_with_a_hint(world: World) -> InteractionResult:
    await world.ann.slash(world.channel, "wordle daily")
    asked = await world.ann.slash(world.channel, "wordle hint")
    nudge = next(label for label in labels(reply(asked)) if label.startswith("Nudge"))
    await world.ann.click(reply(asked), label=nudge)
    return await world.ann.slash(world.channel, "wordle guess", word=await world.answer())


async def test_a_hint_in_the_daily_ends_a_streak_at_once(world: World) -> None:
    await post(world)
    async with world.services.store.write() as tx:
        settings = await tx.guilds.settings(world.place)
        await tx.guilds.save(world.guild.id, replace(settings, daily_hints=True, least_games=1))
    for _ in range(3):
        await solve(world, world.ann)
        await world.later(days=1)
    told = said(await solve_with_a_hint(world))
    assert "Your 3 days in a row end here." in told
    assert "🔥" not in told
    # the morning's summary is of yesterday
    before, _, today = text(world.latest).partition("One word for everybody today")
    assert "🔥 In a row" in before
    assert "🔥" not in today
    shown = await world.ann.slash(world.channel, "wordle leaderboard", mode="daily", view="streak")
    assert "No streaks here." in said(shown)
    stats = await world.ann.slash(world.channel, "wordle stats")
    assert "streak 0; best streak 3" in alts(stats.response)[0]


async def test_a_day_on_which_the_bot_was_down_ends_no_streak(world: World) -> None:
    await post(world)
    await solve(world, world.ann)
    await world.later(days=1)
    await solve(world, world.ann)
    # the bot is away from one morning until the next but one
    await world.clock_ticks(days=1, hours=22)
    await world.later(seconds=1)
    told = said(await solve(world, world.ann))
    assert "🔥 3 days in a row" in told
    assert "new" not in told


async def test_the_card_grows_where_the_bot_was_down_at_the_hour_of_the_post(world: World) -> None:
    await post(world)
    # it comes back before the next morning's hour
    await world.clock_ticks(days=1, hours=16)
    await world.later(seconds=1)
    before = len(world.channel.history())
    await solve(world, world.ann)
    assert f"{world.ann.mention}  **1/6**" in text(world.latest)
    await solve(world, world.ben)
    assert f"{world.ben.mention}  **1/6**" in text(world.latest)
    public = [one for one in world.channel.history() if not one.flags.ephemeral]
    assert len(public) == before + 1


async def test_the_mornings_post_says_that_a_shield_keeps_everybodys_streak(world: World) -> None:
    await post(world)
    async with world.services.store.write() as tx:
        settings = await tx.guilds.settings(world.place)
        await tx.guilds.save(world.guild.id, replace(settings, shields=True))
    for who in (world.ann, world.ben):
        await solve(world, who)
        await world.later(days=1)
    await world.later(days=1)
    assert (
        "🔥 Group streak: somebody here found the word 2 days in a row. A shield kept it"
        in text(world.latest)
    )
