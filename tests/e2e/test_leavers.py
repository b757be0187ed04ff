"""Who has left a server is named there without a mention, and is not its champion."""

from __future__ import annotations

from simcord import MemberActor

from bot.domain.players import Player
from bot.jobs.reminders import Reminders
from bot.render.reply import Reply
from tests.e2e.conftest import World, text
from tests.e2e.pressing import press, reply, said
from tests.e2e.test_modes import wrong
from tests.e2e.test_rewards import Court
from tests.e2e.test_seasons import messages, run_seasons, settle, until
from tests.e2e.test_settings import manager


async def win(world: World, who: MemberActor, *, after: int = 0) -> None:
    await who.slash(world.channel, "wordle play", mode="solo")
    answer = await world.answer()
    for word in (*(await wrong(world))[:after], answer):
        await who.slash(world.channel, "wordle guess", word=word)


async def expect_weekly_post(world: World) -> None:
    """Have each week posted on Monday morning, in words, with whoever has played a game."""
    await settle(world, "bulletin_channel", str(world.channel.id))
    await settle(world, "weekly", "0")
    await settle(world, "least_games", "1")
    await settle(world, "theme", "text")


async def test_the_champion_is_the_best_who_is_still_here(world: World) -> None:
    court = Court(world, await manager(world))
    await run_seasons(world)
    await court.choose(champion_role=court.best)
    await until(world, 2026, 12, 20, 12)
    await win(world, world.ann)
    await win(world, world.ben, after=2)
    world.guild.remove_member(world.ann)
    await until(world, 2027, 1, 1, 0, 1)
    told = text(world.latest)
    assert f"🏆 {world.ben.mention} is the champion" in told
    assert "Whoever finished ahead has left" in told
    assert f"goes to {world.ben.mention}" in told
    assert world.ann.mention not in told
    members = world.env.backend.guilds[world.guild.id].members
    assert court.best.id in members[world.ben.id].role_ids


async def test_the_champion_is_the_same_everywhere_and_stays_so(world: World) -> None:
    await run_seasons(world)
    await settle(world, "theme", "text")
    await win(world, world.ann)
    await win(world, world.ben, after=2)
    world.guild.remove_member(world.ann)
    await until(world, 2026, 12, 1, 0, 1)
    post, crown = world.latest, f"🏆 {world.ben.mention} is the champion"
    standings = "**1.** ann · **1.88** · 1 of 1 solved"
    assert crown in text(post)
    assert standings in text(post)
    why = said(await press(world.ben, post, "Why am I here?"))
    assert "🏆 You are the champion: whoever finished ahead has left.\nYou are **#2** of 2," in why
    # who comes back finds the season as it ended
    world.guild.add_member(world.people[0])
    await until(world, 2026, 12, 3, 12)
    await win(world, world.ann)
    board = await world.ben.slash(world.channel, "wordle leaderboard")
    await press(world.ben, reply(board), "Champions")
    assert f"**November 2026** · 🏆 {world.ben.mention} · " in said(board)
    await world.ben.select(reply(board), ["2026-12-01"], custom_id="menu:seasons:season")
    assert crown in said(board)
    assert standings.replace("ann", world.ann.mention) in said(board)
    assert "Whoever finished ahead has left" in said(board)


async def test_where_all_who_were_ranked_have_left_there_is_no_champion(world: World) -> None:
    await run_seasons(world)
    await win(world, world.ann)
    world.guild.remove_member(world.ann)
    await until(world, 2026, 12, 1, 0, 1)
    assert "Everybody who had a place has left, so this season has no champion." in text(
        world.latest
    )
    assert "enough games" not in text(world.latest)


async def test_whoever_is_back_is_champion_and_mentioned(world: World) -> None:
    await run_seasons(world)
    await settle(world, "weekly", "0")
    await settle(world, "theme", "text")
    await until(world, 2026, 11, 25, 12)
    await win(world, world.ann)
    await win(world, world.ben, after=2)
    world.guild.remove_member(world.ann)
    world.guild.remove_member(world.ben)
    await until(world, 2026, 11, 30, 12)
    assert world.ann.mention not in text(world.latest)
    for person in world.people:
        world.guild.add_member(person)
    await until(world, 2026, 12, 1, 0, 1)
    told = text(world.latest)
    assert f"🏆 {world.ann.mention} is the champion" in told
    assert "has left" not in told
    assert f"**2.** {world.ben.mention}" in told


async def test_whoever_is_back_is_mentioned_in_the_next_weekly_post(world: World) -> None:
    await expect_weekly_post(world)
    await until(world, 2026, 11, 29, 12)
    await win(world, world.ann)
    world.guild.remove_member(world.ann)
    await until(world, 2026, 11, 30, 12)
    assert world.ann.mention not in (await messages(world))[-1]
    world.guild.add_member(world.people[0])
    # what is played on the day of the post is taken for older than the leaving
    await win(world, world.ann)
    await until(world, 2026, 12, 7, 12)
    assert world.ann.mention in (await messages(world))[-1]


async def test_whoever_has_left_is_named_alike_in_posts_and_on_pages(world: World) -> None:
    await expect_weekly_post(world)
    await until(world, 2026, 11, 25, 12)
    await win(world, world.ann)
    world.guild.remove_member(world.ann)
    await until(world, 2026, 11, 30, 12)
    told = (await messages(world))[-1]
    assert "Fewest guesses: ann (" in told
    page = said(await world.ben.slash(world.channel, "wordle leaderboard", period="lastweek"))
    line = "**1.** ann · **1.00** · 1 of 1 solved"
    assert line in told
    assert line in page
    assert world.ann.mention not in told + page


async def test_who_is_gone_when_a_reminder_is_due_is_noted_as_gone(world: World) -> None:
    noted: dict[str, Player] = {}

    async def stop(player: Player) -> None:
        noted["stop"] = player

    async def leave(player: Player) -> None:
        noted["leave"] = player

    ben = Player(world.ben.id, "ben")
    world.guild.remove_member(world.ben)
    guild = world.env.bot.get_guild(world.guild.id)
    Reminders().send(world.env.bot, [(ben, Reply(text="The daily!"))], stop, leave, guild)
    await world.env.settle()
    assert noted == {"leave": ben}
