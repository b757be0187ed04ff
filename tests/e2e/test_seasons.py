"""Seasons and the weekly post through Discord."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import discord
import pytest

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Asker, Player, Preference, Rights, Theme
from bot.domain.seasons import SeasonKind, SeasonPlan, WeeklyPlan
from bot.domain.standings import Span
from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, press, reply, said
from tests.e2e.test_modes import WRONG
from tests.e2e.test_settings import Panel, manager
from tests.e2e.test_standings import prefer_text, win
from tests.reading import alts


def boss(world: World) -> Asker:
    return Asker(0, world.place, Player(99, "boss"), Rights(manager=True))


async def settle(world: World, setting: str, *values: str) -> None:
    await world.services.guilds.change(boss(world), setting, values)


async def run_seasons(world: World) -> None:
    await settle(world, "seasons", "monthly")
    await settle(world, "bulletin_channel", str(world.channel.id))
    await settle(world, "least_games", "1")


async def messages(world: World) -> list[str]:
    """What the bot has said in the channel by itself, the oldest first."""
    channel = world.env.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return [text(one) async for one in channel.history(oldest_first=True)]


async def posts(world: World, title: str) -> int:
    return sum(title in one for one in await messages(world))


async def until(world: World, *when: int) -> None:
    world.clock.now = datetime(*when, tzinfo=UTC)
    await world.env.advance_time(61)


async def test_a_manager_starts_seasons_on_their_page(world: World) -> None:
    who = await manager(world)
    shown = await who.slash(world.channel, "wordle settings")
    panel = Panel(world, who, shown.response)
    await panel.choose("page", "seasons")
    assert "**Seasons**: none" in panel.said
    await panel.choose("seasons", "monthly")
    await panel.choose("weekly", "0")
    await panel.choose("bulletin_channel", world.channel)
    await panel.fill("Hour of the weekly post", hour="18")
    assert "**Seasons**: every month" in panel.said
    assert "**Weekly post**: Monday at 18:00 UTC" in panel.said
    assert f"**Posted in**: <#{world.channel.id}>" in panel.said
    await panel.fill("Season with dates", first="2026-12-01", last="2027-01-31")
    assert "from 2026-12-01 to 2027-01-31" in panel.said
    refused = await panel.fill("Season with dates", first="2026-12-01", last="soon")
    assert "I need two days" in said(refused)


async def test_a_season_has_a_leaderboard_of_its_own(world: World) -> None:
    await prefer_text(world)
    await win(world, world.ben)
    none = await world.ann.slash(world.channel, "wordle leaderboard", period="season")
    assert "There is no such season here" in said(none)
    await run_seasons(world)
    await until(world, 2026, 12, 3, 12)
    await win(world)
    board = said(await world.ann.slash(world.channel, "wordle leaderboard", period="season"))
    assert "This season" in board
    assert world.ann.mention in board
    assert world.ben.mention not in board


async def test_over_new_year_the_champion_is_named_once_even_after_restarts(world: World) -> None:
    await run_seasons(world)
    await until(world, 2026, 12, 20, 12)
    await win(world)
    await until(world, 2026, 12, 31, 23, 59)
    assert await posts(world, "Season · December 2026") == 0
    await until(world, 2027, 1, 1, 0, 1)
    assert "### Season · December 2026\n🏆" in text(world.latest)
    assert f"{world.ann.mention} is the champion, with a fair average of 1.00" in text(world.latest)
    assert "the next one has begun: everybody starts even." in text(world.latest)
    assert "Fair average: guesses per game. Words that others found hard" in text(world.latest)
    assert alts(world.latest) == ["1. ann, 1.00, 1 of 1 solved."]
    for _ in range(2):
        await world.restart()
        await until(world, 2027, 1, 1, 12)
    assert await posts(world, "Season · December 2026") == 1
    empty = await world.ann.slash(world.channel, "wordle leaderboard", period="season")
    assert "Nobody is on this leaderboard yet" in said(empty)


async def test_a_seasons_post_says_what_a_place_takes_and_explains_ones_own(world: World) -> None:
    await run_seasons(world)
    await settle(world, "least_games", "3")
    await settle(world, "theme", "text")
    await until(world, 2026, 12, 20, 12)
    for who in (world.ann, world.ann, world.ann, world.ben):
        await win(world, who)
    await until(world, 2027, 1, 1, 0, 1)
    post = world.latest
    told = text(post)
    assert f"**1.** {world.ann.mention} · **1.00** · 3 of 3 solved\n" in told
    assert f"\n{world.ben.mention} · 1.00 · 1 of 1 solved · too few games" in told
    assert "A place takes 3 finished games. The season is over" in told
    await win(world)
    why = await press(world.ann, post, "Why am I here?")
    assert why.ephemeral
    assert said(why).startswith(
        "### Season · December 2026\nYou are **#1** of 1, with a fair average of **1.00**."
    )
    assert "Your 3 games took **3** guesses." in said(why)
    assert "These standings are final" in said(why)
    assert "It moves a little" not in said(why)
    why = said(await press(world.ben, post, "Why am I here?"))
    assert "You played 1 of the 3 games a place took." in why
    for later in ("5", "1"):
        await settle(world, "least_games", later)
        why = said(await press(world.ann, post, "Why am I here?"))
        assert "You are **#1** of 1, with a fair average of **1.00**." in why
        why = said(await press(world.ben, post, "Why am I here?"))
        assert "You played 1 of the 3 games a place took." in why
    cat = world.guild.add_member(world.env.create_user("cat"))
    refused = await press(cat, post, "Why am I here?")
    assert refused.ephemeral
    assert "#" not in said(refused)


async def test_who_only_gave_up_is_no_champion(world: World) -> None:
    await run_seasons(world)
    for _ in range(2):
        await world.ann.slash(world.channel, "wordle play", mode="solo")
        await world.ann.slash(world.channel, "wordle guess", word=WRONG[0])
        await press(world.ann, reply(await world.ann.slash(world.channel, "wordle stop")), "giveup")
    await until(world, 2026, 12, 1, 12)
    told = [one for one in await messages(world) if "this season has no champion" in one]
    assert len(told) == 1
    assert "has left" not in told[0]


async def test_a_bot_that_was_down_at_the_end_freezes_when_it_is_back(world: World) -> None:
    await run_seasons(world)
    await win(world)
    # three months in which nobody looks at the clock
    await world.clock_ticks(days=80)
    await world.restart()
    await world.env.advance_time(61)
    assert await posts(world, "Season · November 2026") == 1
    assert await posts(world, "Season · December 2026") == 0
    champions = await world.services.standings.seasons.list_champions(boss(world))
    assert [season.span.first.month for season in champions] == [11]


async def test_a_seasons_end_is_posted_where_only_other_games_than_the_daily_are_played(
    world: World,
) -> None:
    await world.settle_daily()
    await run_seasons(world)
    for day in range(22, 27):
        await until(world, 2026, 11, day, 12)
    assert "otherwise I keep quiet" in text(world.latest)
    await until(world, 2026, 12, 4, 12)
    await win(world)
    await until(world, 2026, 12, 19, 12)
    await win(world, world.ben)
    await until(world, 2027, 1, 1, 0, 1)
    assert await posts(world, "Season · December 2026") == 1


async def test_where_nobody_has_played_for_two_weeks_a_seasons_end_waits_for_any_game(
    world: World,
) -> None:
    await run_seasons(world)
    await until(world, 2026, 12, 17, 12)
    await win(world)
    before = len(await messages(world))
    await until(world, 2027, 1, 1, 0, 1)
    await until(world, 2027, 1, 9, 12)
    assert len(await messages(world)) == before
    champions = await world.services.standings.seasons.list_champions(boss(world))
    assert [season.span.first.month for season in champions] == [12]
    await win(world, world.ben)
    await world.later(minutes=2)
    assert await posts(world, "Season · December 2026") == 1


async def test_a_weekly_post_does_not_wait_with_a_seasons_end(world: World) -> None:
    await run_seasons(world)
    # the day after the season is a Friday
    await settle(world, "weekly", "4")
    await until(world, 2026, 12, 2, 12)
    await win(world)
    await until(world, 2026, 12, 30, 12)
    number = (world.clock.now.date() - date(2021, 6, 19)).days
    await world.ann.slash(world.channel, "wordle record", share=f"Wordle {number:,} 3/6")
    await until(world, 2027, 1, 1, 9, 1)
    assert await posts(world, "Season · December 2026") == 0
    assert "Wordle" in text(world.latest)


async def test_the_last_daily_counts_for_its_season_if_it_is_finished_after_midnight(
    world: World,
) -> None:
    await world.settle_daily()
    await run_seasons(world)
    await until(world, 2026, 11, 30, 23, 50)
    await world.ann.slash(world.channel, "wordle daily")
    answer = await world.answer()
    await until(world, 2026, 12, 1, 0, 10)
    assert await posts(world, "Season · November 2026") == 0
    await world.ann.slash(world.channel, "wordle guess", word=answer)
    await until(world, 2026, 12, 1, 9, 1)
    await world.env.advance_time(61)
    assert await posts(world, "Season · November 2026") == 1
    (season,) = await world.services.standings.seasons.list_champions(boss(world))
    assert [one.player.name for one in season.champions] == ["ann"]


async def test_a_season_ends_at_midnight_of_the_servers_own_zone(world: World) -> None:
    await run_seasons(world)
    await settle(world, "schedule", "9", "America/New_York")
    await settle(world, "season_days", "2027-03-01", "2027-03-14")
    # the clocks go forward on the last day, which ends an hour earlier by UTC
    await until(world, 2027, 3, 14, 20)
    await win(world)
    await until(world, 2027, 3, 15, 3, 59)
    assert await posts(world, "Season · 2027") == 0
    await until(world, 2027, 3, 15, 4, 1)
    assert await posts(world, "Season · Mar 1 – 14, 2027") == 1


async def test_champions_stand_in_a_table_and_each_season_opens(world: World) -> None:
    await prefer_text(world)
    await run_seasons(world)
    await win(world)
    await win(world, world.ben)
    await until(world, 2026, 12, 1, 0, 1)
    board = await world.ann.slash(world.channel, "wordle leaderboard")
    await press(world.ann, reply(board), "Champions")
    both = f"{world.ann.mention} and {world.ben.mention}"
    assert f"**November 2026** · 🏆 {both} · 1.00 · 2 players" in said(board)
    await world.restart()
    await world.ann.select(reply(board), ["2026-12-01"], custom_id="menu:seasons:season")
    assert f"🏆 {both} share the first place" in said(board)
    assert f"**1.** {world.ben.mention} · **1.00** · 1 of 1 solved" in said(board)
    await press(world.ann, reply(board), "Leaderboard")
    assert "All time" in said(board)


async def test_who_hides_or_is_erased_is_no_longer_named_and_the_order_stays(
    world: World,
) -> None:
    await prefer_text(world)
    await run_seasons(world)
    await win(world)
    await world.ben.slash(world.channel, "wordle play", mode="solo")
    await world.ben.slash(world.channel, "wordle guess", word="crane")
    await world.ben.slash(world.channel, "wordle guess", word=await world.answer())
    await until(world, 2026, 12, 1, 0, 1)
    ann = Asker(0, world.place, Player(world.ann.id, "ann"))
    await world.services.players.choose(ann, Preference.HIDE, "on")
    service, end = world.services.standings.seasons, datetime(2026, 12, 1).date()  # noqa: DTZ001
    shown = await service.show(boss(world), end)
    assert [one.player.name for one in shown.standings] == ["a player", "ben"]
    await world.services.players.erase(ann.player)
    left = await service.show(boss(world), end)
    assert [(one.place, one.player.name) for one in left.standings] == [(2, "ben")]
    assert left.season.champions == ()
    board = await world.ben.slash(world.channel, "wordle leaderboard")
    await press(world.ben, reply(board), "Champions")
    assert "**November 2026** · no champion · 2 players" in said(board)
    await world.ben.select(reply(board), ["2026-12-01"], custom_id="menu:seasons:season")
    assert "Whoever was first has deleted their data, so this season names no champion" in said(
        board
    )
    assert "Nobody played enough" not in said(board)


async def test_two_bots_that_freeze_at_once_name_one_champion(world: World) -> None:
    await run_seasons(world)
    await win(world)
    await world.clock_ticks(days=20)
    both = [world.services.bulletins.prepare() for _ in range(4)]
    assert await asyncio.gather(*both) == [[]] * 4
    due = await world.services.bulletins.list_due()
    assert len(due) == 1
    claims = await asyncio.gather(*(world.services.bulletins.claim(due[0]) for _ in range(4)))
    assert sorted(claims) == [False, False, False, True]


async def post_weekly(world: World, **changes: Any) -> None:
    """Every Sunday at noon, from the next on."""
    settings = GuildSettings(
        weekly=WeeklyPlan(6, 12, world.clock.now),
        bulletin_channel=world.channel.id,
        least_games=1,
    )
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, replace(settings, **changes))


WEEKLY = "The week · "


async def test_the_weekly_post_is_about_the_week_and_comes_only_if_anybody_has_played(
    world: World,
) -> None:
    await post_weekly(world)
    await until(world, 2026, 11, 22, 12, 1)
    assert await posts(world, WEEKLY) == 0, "nobody has played"
    await win(world)
    await until(world, 2026, 11, 29, 11, 59)
    assert await posts(world, WEEKLY) == 0
    await until(world, 2026, 11, 29, 12, 1)
    told = text(world.latest)
    assert "The week · Nov 22 – 28, 2026" in told
    assert "**1 game** by 1 person." in told
    assert f"⚡ Fewest guesses: {world.ann.mention} (**" in told
    assert "**) in 1." in told
    assert alts(world.latest) == ["1. ann, 1.00, 1 of 1 solved."]
    for _ in range(3):
        await win(world)
    await until(world, 2026, 12, 6, 12, 1)
    assert "**3 games** by 1 person. That is 2 more than the week before." in text(world.latest)
    await world.restart()
    await until(world, 2026, 12, 14, 9)
    assert await posts(world, WEEKLY) == 2


async def test_a_week_names_the_closest_race_and_the_longest_streak(world: World) -> None:
    await post_weekly(world)
    await until(world, 2026, 11, 24, 12)
    for _ in range(2):
        await world.ann.slash(world.channel, "wordle daily")
        await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
        await world.later(days=1)
    await world.ann.slash(world.channel, "wordle play", mode="race")
    await world.ben.click(world.latest, label="Join")
    await world.ann.click(world.latest, label="Start now")
    answer = await world.answer()
    for who in (world.ann, world.ben):
        await world.clock_ticks(seconds=4)
        await who.slash(world.channel, "wordle guess", word=answer)
    await until(world, 2026, 11, 29, 12, 1)
    told = next(one for one in await messages(world) if WEEKLY in one)
    assert f"🏁 Closest race: {world.ann.mention} beat {world.ben.mention} by 4 seconds." in told
    assert f"🔥 Longest streak: {world.ann.mention}, 2 days in a row." in told
    assert f"🏎️ Most races won: {world.ann.mention} (1)." in told


@pytest.mark.parametrize("days", [1, 2, 3])
async def test_a_week_names_who_was_best_at_games_played_elsewhere(world: World, days: int) -> None:
    await post_weekly(world)
    await until(world, 2026, 11, 25, 12)
    today = (world.clock.now.date() - date(2021, 6, 19)).days
    for ago in range(days):
        for who, score in ((world.ann, 3), (world.ben, 4)):
            share = f"Wordle {today - ago} {score}/6"
            await who.slash(world.channel, "wordle record", share=share)
    await world.ann.slash(
        world.channel,
        "wordle record",
        share="Connections 1264\n🟨🟨🟨🟨\n🟩🟩🟩🟩\n🟦🟦🟦🟦\n🟪🟪🟪🟪",
    )
    await until(world, 2026, 11, 29, 12, 1)
    told = next(one for one in await messages(world) if WEEKLY in one)
    assert f"Played elsewhere: {2 * days} × Wordle" in told
    assert f"🏆 Wordle: {world.ann.mention}, 3.00 guesses on average." in told
    assert told.count("🏆") == 1, "one alone is best at nothing"


async def test_a_week_tells_of_the_games_that_all_played_on_one_board(world: World) -> None:
    await post_weekly(world)
    for solved in (True, False):
        await world.ann.slash(world.channel, "wordle play", mode="together")
        answer = await world.answer()
        await world.ben.slash(world.channel, "wordle guess", word=WRONG[0])
        if solved:
            await world.ann.slash(world.channel, "wordle guess", word=answer)
        else:
            for word in WRONG[1:6]:
                await world.ben.slash(world.channel, "wordle guess", word=word)
    await until(world, 2026, 11, 22, 12, 1)
    told = next(one for one in await messages(world) if WEEKLY in one)
    assert "🤝 On one board together: 1 of 2 solved." in told


@pytest.mark.parametrize("easier", [False, True])
async def test_a_week_names_all_words_that_were_equally_hard(world: World, *, easier: bool) -> None:
    await post_weekly(world)
    await until(world, 2026, 11, 24, 12)
    cat = world.guild.add_member(world.env.create_user("cat"))
    answers: list[str] = []
    for _ in range(2):
        for who in (world.ann, world.ben, cat):
            await who.slash(world.channel, "wordle daily")
            answer = await world.answer()
            wrong = next(one for one in WRONG if one != answer)
            await who.slash(world.channel, "wordle guess", word=wrong)
            await who.slash(world.channel, "wordle guess", word=answer)
        answers.append((await world.answer()).upper())
        await world.later(days=1)
    if easier:
        for who in (world.ann, world.ben, cat):
            await who.slash(world.channel, "wordle daily")
            await who.slash(world.channel, "wordle guess", word=await world.answer())
    await until(world, 2026, 11, 29, 12, 1)
    told = next(one for one in await messages(world) if WEEKLY in one)
    first, second = sorted(answers)
    hardest = f"🧗 Hardest words: **{first}** and **{second}**, 2.00 guesses on average."
    # where all are equally hard, none is the hardest
    assert (hardest in told, "🧗" in told) == (easier, easier)


async def test_a_week_tells_no_bare_numbers_of_duels_and_challenges(world: World) -> None:
    await post_weekly(world)
    await world.ann.slash(world.channel, "wordle play", mode="duel", rival="easy")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    opened = await world.ann.slash(world.channel, "wordle challenge", opponent=world.ben)
    await world.ann.submit_modal(opened, {"word": "plumb"})
    await world.ben.click(world.latest, label="Play")
    await world.ben.slash(world.channel, "wordle guess", word="plumb")
    await until(world, 2026, 11, 22, 12, 1)
    assert "Challenge (1)" not in text(world.latest)
    assert "⚔️" not in text(world.latest)


async def test_a_week_says_what_its_figures_are(world: World) -> None:
    await post_weekly(world)
    await win(world)
    await until(world, 2026, 11, 22, 12, 1)
    assert "Fair average" not in text(world.latest), "one alone is compared with nobody"
    for who in (world.ann, world.ben):
        await win(world, who)
    await until(world, 2026, 11, 29, 12, 1)
    assert "Fair average: guesses per game. Words that others found hard" in text(world.latest)
    assert "Nobody has enough games" not in text(world.latest)


async def test_where_nobody_has_enough_games_no_lucky_one_leads_the_week(world: World) -> None:
    await post_weekly(world, least_games=5, theme=Theme.TEXT)
    await win(world, world.ben)
    for _ in range(2):
        await world.ann.slash(world.channel, "wordle play", mode="solo")
        answer = await world.answer()
        for word in (*[one for one in WRONG if one != answer][:3], answer):
            await world.ann.slash(world.channel, "wordle guess", word=word)
    await until(world, 2026, 11, 22, 12, 1)
    told = text(world.latest)
    assert "Nobody had enough games for a place (5), so the most games come first." in told
    assert "1." not in [line[:2] for line in told.replace("*", "").split("\n")]
    listed = [line for line in told.split("\n") if "solved ·" in line]
    assert [line.split(" · ")[0] for line in listed] == [world.ann.mention, world.ben.mention]
    assert listed[0].endswith("2 of 2 solved · too few games")


async def test_a_season_and_a_week_that_end_together_are_one_post(world: World) -> None:
    plan = SeasonPlan(SeasonKind.DAYS, span=Span(date(2026, 11, 20), date(2026, 11, 29)))
    await post_weekly(world, seasons=plan)
    await until(world, 2026, 11, 24, 12)
    await win(world)
    await until(world, 2026, 11, 29, 11, 59)
    assert await posts(world, "is the champion") == 0
    await until(world, 2026, 11, 29, 12, 1)
    told = text(world.latest)
    assert "is the champion" in told
    assert "The week · Nov 22 – 28, 2026**\n**1 game** by 1 person." in told
    assert "Whoever manages the server can start the next one" in told
    await until(world, 2026, 11, 30, 12)
    assert await posts(world, "is the champion") == await posts(world, WEEKLY) == 1


async def test_a_server_of_text_reads_its_weekly_post_in_words(world: World) -> None:
    await post_weekly(world, theme=Theme.TEXT)
    await win(world)
    await until(world, 2026, 11, 22, 12, 1)
    assert f"**1.** {world.ann.mention} · **1.00** · 1 of 1 solved" in text(world.latest)
    assert alts(world.latest) == []


async def test_a_bot_that_dies_before_it_posts_leaves_that_to_the_next(world: World) -> None:
    await post_weekly(world)
    await win(world)
    await world.clock_ticks(days=1, minutes=1)
    await world.services.bulletins.prepare()
    (due,) = await world.services.bulletins.list_due()
    assert await world.services.bulletins.claim(due)
    await world.restart()
    await world.env.advance_time(61)
    assert await posts(world, WEEKLY) == 0, "another may be posting it"
    await world.later(minutes=3)
    await world.later(minutes=3)
    assert await posts(world, WEEKLY) == 1


async def test_a_second_try_has_the_nonce_of_the_first(world: World) -> None:
    await post_weekly(world)
    await win(world)
    world.env.inject_error("POST", "/channels/*/messages", status=500)
    await until(world, 2026, 11, 22, 12, 1)
    await until(world, 2026, 11, 22, 12, 4)
    sent: list[Any] = [
        one.json for one in world.env.http_requests if one.path.endswith("/messages")
    ]
    nonces = {str(one["nonce"]) for one in sent if one and str(one.get("nonce")).startswith("w")}
    assert await posts(world, WEEKLY) == 1
    assert len(nonces) == 1


async def test_what_discord_refuses_is_told_by_the_settings_and_not_tried_again(
    world: World,
) -> None:
    await post_weekly(world)
    await win(world)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=2)
    await until(world, 2026, 11, 22, 12, 1)
    tries = len(world.env.http_requests)
    await world.later(hours=1)
    await world.later(hours=1)
    assert len(world.env.http_requests) == tries
    who = await manager(world)
    shown = await who.slash(world.channel, "wordle settings")
    panel = Panel(world, who, shown.response)
    await panel.choose("page", "seasons")
    assert "On Nov 22, 2026 I was not allowed to post there." in panel.said
    await win(world)
    await world.later(days=7)
    assert await posts(world, WEEKLY) == 1
    await panel.choose("page", "seasons")
    assert "I was not allowed" not in panel.said


async def test_a_title_is_taken_back_and_given_back(world: World) -> None:
    await run_seasons(world)
    await until(world, 2026, 12, 20, 12)
    for who in (world.ann, world.ann, world.ben):
        await win(world, who)
    await until(world, 2027, 1, 1, 0, 1)
    asked, best = boss(world), world.ann
    seasons, corrections = world.services.standings.seasons, world.services.corrections
    (before,) = await seasons.list_champions(asked)
    assert {one.player.id for one in before.champions} == {best.id, world.ben.id}
    found = await corrections.list_results(asked, Player(best.id))
    (title,) = [one for one in found if one.key.of_title]
    who = await manager(world)
    panel = Panel(world, who, (await who.slash(world.channel, "wordle settings")).response)
    await panel.choose("page", "leaderboard")
    await who.click(panel.message, label="Correct a result")
    await who.select(panel.message, [best], custom_id="menu:correct:player")
    name = f"menu:correct:result.{best.id}"
    await who.select(panel.message, [title.key.text], custom_id=name)
    assert "Champion of the season" in panel.said
    assert "Change it" not in labels(panel.message)
    await who.click(panel.message, label="Strike it")
    assert "**1.00 → struck**" in panel.said
    shown = await world.ben.slash(world.channel, "wordle leaderboard")
    await press(world.ben, reply(shown), "Champions")
    assert best.mention not in said(shown)
    assert f"🏆 {world.ben.mention}" in said(shown)
    await world.ben.select(reply(shown), ["2027-01-01"], custom_id="menu:seasons:season")
    assert "A title was taken back, as Corrections shows" in said(shown)
    await who.click(panel.message, label="Undo")
    assert await seasons.list_champions(asked) == [before]
