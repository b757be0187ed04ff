"""A daily brings people together: who has finished, how the day went, and that it was fair."""

from __future__ import annotations

import hashlib
import re
from dataclasses import replace
from typing import Any

import discord
from simcord import InteractionResult

from bot.cogs.matches import OFFERED_AFTER
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Asker, Player, Preferences, Rights
from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, reply, said
from tests.e2e.test_modes import wrong
from tests.e2e.test_settings import manager

PROOF = "Is it fair?"


async def post(world: World) -> discord.Message:
    await world.settle_daily()
    await world.later(seconds=1)
    return world.latest


async def solve(world: World, who: Any, *, after: int = 0) -> InteractionResult:
    """Play the daily: so many wrong guesses, then the answer; return what the last brought."""
    await who.slash(world.channel, "wordle daily")
    answer = await world.answer()
    for word in (await wrong(world))[:after]:
        await who.slash(world.channel, "wordle guess", word=word)
    return await who.slash(world.channel, "wordle guess", word=answer)


async def public(world: World) -> list[str]:
    return [text(message) for message in world.channel.history() if not message.flags.ephemeral]


async def test_the_post_shows_who_has_finished_with_tiles_alone(world: World) -> None:
    posted = await post(world)
    await solve(world, world.ann, after=1)
    answer = await world.answer()
    await world.ben.slash(world.channel, "wordle daily")
    await world.ben.slash(world.channel, "wordle guess", word=answer)
    (shown,) = await public(world)
    assert f"{world.ben.mention}  **1/6**\n🟩🟩🟩🟩🟩\n{world.ann.mention}  **2/6**\n" in shown
    assert answer not in shown.lower().replace(" ", "")
    assert world.latest.id == posted.id


async def test_who_looks_and_never_guesses_has_not_played(world: World) -> None:
    posted = await post(world)
    await world.ben.click(posted, label="Play")
    await solve(world, world.ann)
    await world.later(hours=22, seconds=1)
    assert not any(world.ben.mention in shown for shown in await public(world))
    assert not any("X/6" in shown for shown in await public(world))


async def test_a_daily_that_is_not_posted_gets_a_card_when_the_first_has_played(
    world: World,
) -> None:
    await solve(world, world.ann, after=1)
    (card,) = await public(world)
    assert f"{world.ann.mention}  **2/6**" in card
    assert "every day" not in card
    await solve(world, world.ben)
    (card,) = await public(world)
    assert card.index(world.ben.mention) < card.index(world.ann.mention)


async def test_who_manages_the_server_is_told_alone_how_to_have_it_posted(world: World) -> None:
    boss = await manager(world)
    await solve(world, boss)
    told = [one for one in world.channel.history(viewer=boss) if one.flags.ephemeral]
    assert any("You can have the daily posted here every day" in text(one) for one in told)
    (card,) = await public(world)
    assert "settings" not in card


async def test_that_is_told_with_each_of_the_first_three_dailies(world: World) -> None:
    boss = await manager(world)
    told: list[int] = []
    for _ in range(OFFERED_AFTER + 1):
        await solve(world, boss)
        private = [one for one in world.channel.history(viewer=boss) if one.flags.ephemeral]
        told.append(sum("You can have the daily posted here" in text(one) for one in private))
        await world.later(days=1)
    assert told == [1, 2, 3, 3]


async def test_what_was_two_days_ago_is_not_told_as_yesterday(world: World) -> None:
    for days, yesterday in ((1, False), (2, True), (1, False)):
        await solve(world, world.ann)
        card = (await public(world))[-1]
        assert ("Yesterday's word was" in card) is yesterday
        await world.later(days=days)


async def test_a_server_can_do_without_that_card(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.env.guild.id, GuildSettings(daily_card=False))
    await solve(world, world.ann)
    assert await public(world) == []


async def test_one_post_a_morning_tells_yesterday_and_opens_today(world: World) -> None:
    await post(world)
    for _ in range(2):
        await solve(world, world.ann)
        await solve(world, world.ben)
        await world.later(days=1)
    await solve(world, world.ann, after=1)
    answer = " ".join((await world.answer()).upper())
    before = len(await public(world))
    await world.later(days=1)
    assert len(await public(world)) == before + 1
    told = text(world.latest)
    assert told.startswith("### Daily 4")
    assert f"Yesterday's word was **{answer}**." in told.replace("\u00a0", " ")
    assert f"{world.ann.mention} got it in 2." in told
    assert "Also solved it" not in told
    assert f"Streak lost: {world.ben.mention} (2 days)." in told
    assert "🔥 Group streak: somebody here found the word 3 days in a row." in told
    assert "One word for everybody today" in told


async def test_everybody_who_solved_it_is_named_the_day_after(world: World) -> None:
    await post(world)
    await solve(world, world.ann)
    await solve(world, world.ben, after=2)
    await world.later(days=1)
    told = text(world.latest)
    assert f"{world.ann.mention} got it in 1. Also solved it: {world.ben.mention} (3)." in told


async def test_who_has_played_lately_and_not_yet_today_is_named(world: World) -> None:
    await post(world)
    await solve(world, world.ann)
    await solve(world, world.ben)
    await world.later(days=1)
    await solve(world, world.ann)
    assert f"1 of 2 have played. Still to come: {world.ben.mention}." in text(world.latest)


async def test_a_finished_daily_shows_its_player_the_streak_and_the_place(world: World) -> None:
    await post(world)
    await solve(world, world.ann)
    await world.later(days=1)
    await solve(world, world.ben)
    await world.ann.slash(world.channel, "wordle daily")
    first, answer = (await wrong(world))[0], await world.answer()
    await world.ann.slash(world.channel, "wordle guess", word=first)
    done = await world.ann.slash(world.channel, "wordle guess", word=answer)
    assert "🔥 2 days in a row · 🥈 Place 2 of 2 who have solved it" in said(done)


async def test_the_first_to_finish_is_told_so_and_that_a_streak_begins(world: World) -> None:
    await post(world)
    done = await solve(world, world.ann)
    assert "🌱 Day 1 of a new streak · The first to finish today" in said(done)
    again = await solve(world, world.ben)
    assert "🌱 Day 1 of a new streak · 🥇 Place 1 of 2 who have solved it" in said(again)
    await world.later(days=1)
    assert "🔥 2 days in a row · The first to finish today" in said(await solve(world, world.ann))


async def test_who_solves_after_somebody_has_lost_is_not_the_first_to_finish(world: World) -> None:
    await post(world)
    await world.ben.slash(world.channel, "wordle daily")
    for word in (await wrong(world))[:6]:
        await world.ben.slash(world.channel, "wordle guess", word=word)
    assert "The first to finish today" not in said(await solve(world, world.ann))


async def test_a_lost_daily_keeps_no_flame(world: World) -> None:
    posted = await post(world)
    for _ in range(2):
        await solve(world, world.ann)
        await world.later(days=1)
    posted = world.latest
    await world.ann.slash(world.channel, "wordle daily")
    for word in (await wrong(world))[:6]:
        await world.ann.slash(world.channel, "wordle guess", word=word)
    shown = text(await posted.channel.fetch_message(posted.id))
    assert f"{world.ann.mention}  **X/6**" in shown
    assert "🔥" not in shown.split("One word for everybody")[1]


async def hide(world: World, who: Any) -> None:
    async with world.services.store.write() as tx:
        player = Player(who.id, who.name)
        await tx.remember(player)
        await tx.preferences.save(player, Preferences(hidden=True))


async def test_who_hides_is_a_player_in_the_post_and_the_day_after(world: World) -> None:
    await post(world)
    await hide(world, world.ann)
    await solve(world, world.ann)
    assert "a player  **1/6**" in text(world.latest)
    await world.later(hours=22, seconds=1)
    assert "A player got it in 1." in text(world.latest)
    assert not any(world.ann.mention in shown for shown in await public(world))


async def test_a_lost_streak_names_nobody_who_hides(world: World) -> None:
    await post(world)
    await hide(world, world.ann)
    for _ in range(2):
        await solve(world, world.ann)
        await world.later(days=1)
    await solve(world, world.ben)
    await world.later(days=1)
    assert "got it in 1" in text(world.latest)
    assert not any(world.ann.mention in shown for shown in await public(world))


async def test_after_three_days_without_a_player_it_asks_once_and_keeps_quiet(
    world: World,
) -> None:
    await post(world)
    asks = "Nobody has played the last three dailies."
    for days in range(6):
        assert len(await public(world)) == min(days + 1, 4)
        assert sum(asks in shown for shown in await public(world)) == (days == 3)
        await world.later(days=1)
    await world.restart()
    await world.later(hours=3)
    assert len(await public(world)) == 4
    await solve(world, world.ben)
    await world.later(days=1)
    assert len(await public(world)) > 4
    assert "got it in 1" in text(world.latest)
    assert asks not in text(world.latest)


async def test_a_question_that_is_over_offers_the_daily_of_its_day(world: World) -> None:
    await post(world)
    for _ in range(3):
        await world.later(days=1)
    asked = world.latest
    assert "Shall I go on? Play this one" in text(asked)
    await world.later(days=1)
    over = (await public(world))[-1]
    assert "Play any daily with `/wordle daily`, and I post the next" in over
    assert "Nobody has played the last three" not in over
    begun = await world.ben.click(world.latest, label="Play")
    assert begun.ephemeral
    assert "Daily 5" in said(begun)


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
    await world.later(hours=22, seconds=1)
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
    assert f"Daily 1 was ||{' '.join(answer.upper())}||." in said(other)


async def test_the_turn_of_the_day_is_said_in_the_post_and_on_the_board(world: World) -> None:
    posted = await post(world)
    # at the hour of the next post: 23 November 2026, 9:00
    assert "The next word comes <t:1795338000:R>" in text(posted)
    begun = await world.ann.click(posted, label="Play")
    assert "Closes <t:1795338000:R>, when the next word comes" in said(begun)
    assert said(begun).count("<t:1795338000:R>") == 1


async def test_a_daily_that_nobody_posts_changes_at_midnight(world: World) -> None:
    begun = said(await world.ann.slash(world.channel, "wordle daily"))
    assert "Closes <t:1795305600:R>, when the next word comes" in begun


async def test_who_solved_it_with_a_hint_is_not_said_to_have_failed(world: World) -> None:
    await world.settle_daily()
    async with world.services.store.write() as tx:
        settings = await tx.guilds.settings(world.place)
        await tx.guilds.save(world.guild.id, replace(settings, daily_hints=True))
    await world.later(seconds=1)
    await world.ann.slash(world.channel, "wordle daily")
    asked = await world.ann.slash(world.channel, "wordle hint")
    nudge = next(label for label in labels(reply(asked)) if label.startswith("Nudge"))
    await world.ann.click(reply(asked), label=nudge)
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    await world.later(days=1)
    told = text(world.latest)
    assert f"{world.ann.mention} found it with a hint." in told
    assert "Nobody found it" not in told
    assert "didn't find it" not in told


async def test_a_quiet_day_that_cost_somebody_a_streak_is_told(world: World) -> None:
    await post(world)
    for _ in range(2):
        await solve(world, world.ann)
        await world.later(days=1)
    await world.later(days=1)
    told = text(world.latest)
    assert "Nobody played." in told
    assert f"Streak lost: {world.ann.mention} (2 days)." in told
    await world.later(days=1)
    assert "Streak lost" not in text(world.latest)


async def test_who_has_left_is_neither_awaited_nor_named_nor_reminded(world: World) -> None:
    await remind_ben(world)
    await post(world)
    for _ in range(2):
        await solve(world, world.ann)
        await solve(world, world.ben)
        await world.later(days=1)
    reminded = len(world.people[1].dm_channel.history())
    world.guild.remove_member(world.ben)
    await solve(world, world.ann)
    assert world.ben.mention not in text(world.latest).split("One word for everybody")[1]
    await world.later(days=1)
    await solve(world, world.ann)
    assert world.ben.mention not in text(world.latest)
    assert len(world.people[1].dm_channel.history()) == reminded


async def remind_ben(world: World) -> None:
    """Let ben be reminded of the server's daily."""
    async with world.services.store.write() as tx:
        await tx.remember(Player(world.ben.id, "ben"))
        wanted = Preferences(reminded_in=frozenset({world.guild.id}))
        await tx.preferences.save(Player(world.ben.id, "ben"), wanted)


async def test_who_leaves_after_playing_is_neither_mentioned_nor_reminded(world: World) -> None:
    await remind_ben(world)
    await post(world)
    for _ in range(2):
        await solve(world, world.ann, after=1)
        await solve(world, world.ben)
        await world.later(days=1)
    await solve(world, world.ann, after=1)
    await solve(world, world.ben)
    reminded = len(world.people[1].dm_channel.history())
    world.guild.remove_member(world.ben)
    await world.later(days=1)
    told = text(world.latest)
    assert "ben got it in 1. Also solved it: " in told
    assert world.ben.mention not in told
    assert "Still to come" not in told
    assert len(world.people[1].dm_channel.history()) == reminded


async def test_who_leaves_during_the_day_is_told_of_no_last_call(world: World) -> None:
    await remind_ben(world)
    await post(world)
    for _ in range(2):
        await solve(world, world.ben)
        await world.later(days=1)
    reminded = len(world.people[1].dm_channel.history())
    world.guild.remove_member(world.ben)
    await world.later(hours=20, minutes=30)
    assert len(world.people[1].dm_channel.history()) == reminded
    async with world.services.store.read() as tx:
        assert not await tx.preferences.list_reminded(world.guild.id)


async def test_who_leaves_during_the_day_is_awaited_for_an_hour_at_most(world: World) -> None:
    await post(world)
    cat = world.guild.add_member(world.env.create_user("cat"))
    for who in (world.ann, world.ben, cat):
        await solve(world, who)
    await world.later(days=1)
    await solve(world, world.ann)
    awaited = f"Still to come: {world.ben.mention} and {cat.mention}."
    assert awaited in text(world.latest)
    world.guild.remove_member(world.ben)
    asked = _count_asked(world)
    dan = world.guild.add_member(world.env.create_user("dan"))
    await solve(world, dan, after=2)
    assert awaited in text(world.latest)
    assert _count_asked(world) == asked
    await world.clock_ticks(hours=1)
    await solve(world, world.guild.add_member(world.env.create_user("eve")), after=2)
    assert f"3 of 4 have played. Still to come: {cat.mention}." in text(world.latest)
    assert _count_asked(world) == asked + 2


def _count_asked(world: World) -> int:
    """Return how often Discord was asked whether somebody is a member."""
    asked = [one for one in world.env.http_requests if one.method == "GET"]
    return sum("/members/" in one.path for one in asked)


async def test_an_open_board_counts_among_those_still_guessing(world: World) -> None:
    await post(world)
    for _ in range(2):
        await solve(world, world.ann)
        await solve(world, world.ben)
        await world.later(days=1)
    await solve(world, world.ann)
    await world.ben.slash(world.channel, "wordle daily")
    await world.ben.slash(world.channel, "wordle guess", word="crane")
    cat = world.guild.add_member(world.env.create_user("cat"))
    await solve(world, cat)
    told = text(world.latest)
    assert f"2 of 3 have played. Still guessing: {world.ben.mention}." in told
    assert "Still to come" not in told


async def test_streaks_that_end_together_are_one_sentence(world: World) -> None:
    await post(world)
    for _ in range(2):
        await solve(world, world.ann)
        await solve(world, world.ben)
        await world.later(days=1)
    await world.later(days=1)
    told = text(world.latest)
    assert f"Streaks lost: {world.ann.mention} (2 days) and {world.ben.mention} (2 days)." in told


async def test_a_best_daily_is_noticed_and_the_first_by_its_badge(world: World) -> None:
    told: list[str] = []
    for after in (2, 3, 2, 4, 2, 1, 2):
        told.append(said(await solve(world, world.ann, after=after)))
        await world.later(days=1)
    assert ["🌱 First daily" in one for one in told] == [True] + [False] * 6
    assert ["Your best daily yet" in one for one in told] == [False] * 5 + [True, False]


async def test_the_first_rows_of_a_newcomer_say_what_the_colours_mean(world: World) -> None:
    legend = "🟩 right place · 🟨 somewhere else in the word · ⬛ not in the word"
    begun = await world.ann.slash(world.channel, "wordle daily")
    assert legend in said(begun)
    first, second, *_ = await wrong(world)
    assert legend in said(await world.ann.slash(world.channel, "wordle guess", word=first))
    assert legend not in said(await world.ann.slash(world.channel, "wordle guess", word=second))
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    again = await world.ann.slash(world.channel, "wordle play", mode="solo")
    assert legend not in said(again)


async def test_a_shield_keeps_a_streak_and_is_told_wherever_the_streak_is(world: World) -> None:
    await post(world)
    boss = await manager(world)
    shown = reply(await boss.slash(world.channel, "wordle settings"))
    await boss.select(shown, ["daily"], custom_id="menu:settings:page")
    assert "**One missed daily a month**: ends the streak" in text(shown)
    await boss.click(shown, label="Streak shield: off")
    assert "**One missed daily a month**: a shield keeps the streak" in text(shown)
    for _ in range(2):
        await solve(world, world.ann)
        await world.later(days=1)
    await world.later(days=1)
    told = text(world.latest)
    assert f"A shield kept the streak of {world.ann.mention} (2 days)." in told
    assert "Streak lost" not in told
    await solve(world, world.ann)
    (*_, card) = await public(world)
    assert "🔥 3 days in a row · a shield kept it on Nov 23" in card
    stats = await world.ann.slash(world.channel, "wordle stats")
    assert "🛡️ A shield kept the streak on Nov 23, 2026." in text(stats.response)
    ranks = await world.ann.slash(world.channel, "wordle leaderboard", view="streak")
    assert "A shield keeps the streak over one missed daily a month." in text(ranks.response)
    why = await world.ann.click(reply(ranks), label="Why am I here?")
    assert "**3**" in text(why.response)
    assert "A shield keeps the streak" in text(why.response)
    await boss.click(shown, label="Streak shield: on")
    stats = await world.ann.slash(world.channel, "wordle stats")
    assert "shield" not in text(stats.response)


async def test_a_streak_of_all_that_ends_is_told(world: World) -> None:
    await post(world)
    for who in (world.ann, world.ben):
        await solve(world, who)
        await world.later(days=1)
    assert "🔥 Group streak: somebody here found the word 2 days in a row." in text(world.latest)
    await world.later(days=1)
    told = text(world.latest)
    assert "🔥 Your group streak of 2 days is over. A new one starts today." in told
    await world.later(days=1)
    assert "Together" not in text(world.latest)


async def test_one_person_alone_does_nothing_together(world: World) -> None:
    await post(world)
    for _ in range(2):
        await solve(world, world.ann)
        await world.later(days=1)
    assert "Together" not in text(world.latest)
    await world.later(days=1)
    assert f"Streak lost: {world.ann.mention} (2 days)." in text(world.latest)
    assert "Together" not in text(world.latest)


async def test_where_shields_keep_streaks_they_keep_that_of_all(world: World) -> None:
    await post(world)
    async with world.services.store.write() as tx:
        settings = replace(await tx.guilds.settings(world.place), shields=True)
        await tx.guilds.save(world.guild.id, settings)
    for _ in range(2):
        await solve(world, world.ann)
        await solve(world, world.ben)
        await world.later(days=1)
    await world.later(days=1)
    told = text(world.latest)
    assert "A shield kept the streak of" in told
    assert "🔥 Group streak: somebody here found the word 2 days in a row." in told
    assert "are over" not in told


async def test_who_loses_a_streak_reads_it_at_once_and_the_longest_the_day_after(
    world: World,
) -> None:
    for _ in range(2):
        await solve(world, world.ann)
        await world.later(days=1)
    await world.ann.slash(world.channel, "wordle daily")
    *first, last = (await wrong(world))[:6]
    for word in first:
        await world.ann.slash(world.channel, "wordle guess", word=word)
    lost = await world.ann.slash(world.channel, "wordle guess", word=last)
    assert "Your 2 days in a row end here. Tomorrow is a new start" in said(lost)
    await world.later(days=1)
    assert "🌱 A new start. Your longest streak: 2 days" in said(await solve(world, world.ann))
    await world.later(days=2)
    assert "A new start" not in said(await solve(world, world.ann))


async def test_the_morning_after_a_silent_day_always_tells_its_word(world: World) -> None:
    await post(world)
    for _ in range(2):
        answer = " ".join((await daily_answer(world)).upper())
        await world.later(days=1)
        told = text(world.latest).replace("\u00a0", " ")
        assert f"Yesterday's word was **{answer}**." in told
        assert "Nobody played." in told


async def daily_answer(world: World) -> str:
    """The answer of today's daily, which nobody may have begun."""
    async with world.services.store.read() as tx:
        match = await tx.matches.find_daily(world.place, world.clock.now.date())
    assert match
    return match.game.answers[0]


async def test_a_new_start_is_welcomed_whenever_it_comes(world: World) -> None:
    for _ in range(3):
        await solve(world, world.ann)
        await world.later(days=1)
    await world.later(days=4)
    assert "🌱 A new start. Your longest streak: 3 days" in said(await solve(world, world.ann))
    await world.later(days=3)
    assert "A new start" not in said(await solve(world, world.ann))


async def test_a_reminder_changes_by_the_day_and_cheers_after_a_lost_streak(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.remember(Player(world.ann.id, "ann"))
        wanted = Preferences(reminded_in=frozenset({world.guild.id}))
        await tx.preferences.save(Player(world.ann.id, "ann"), wanted)
    await post(world)
    for _ in range(2):
        await solve(world, world.ann)
        await world.later(days=1)
    for _ in range(2):
        await world.later(days=1)
    told = [text(one) for one in world.people[0].dm_channel.history()]
    mornings = [one.split("\n")[1].split(" [")[0] for one in told if "[Play]" in one]
    mornings = [one for one in mornings if "changes" not in one]
    assert mornings == [
        "Today's word is here.",
        "A new word is waiting for you.",
        "Here's a new word for today.",
        "Your 2 days in a row are over, and today's word is a fresh start.",
        "A new word is waiting for you.",
    ]


async def test_what_the_card_shows_already_is_shared_elsewhere(world: World) -> None:
    await post(world)
    done = await solve(world, world.ann)
    assert "Calendar" in labels(reply(done))
    asked = reply(await world.ann.click(reply(done), label="Share"))
    assert text(asked).startswith("Everybody here has seen this already. Copy it")
    other = world.guild.create_text_channel("elsewhere")
    await world.ben.slash(other, "wordle daily")
    done = await world.ben.slash(other, "wordle guess", word=await world.answer())
    asked = reply(await world.ben.click(reply(done), label="Share"))
    assert text(asked).startswith("Everybody here will see this:")


async def test_who_brings_the_card_is_offered_nothing_that_is_gone_a_moment_later(
    world: World,
) -> None:
    done = await solve(world, world.ann)
    first = labels(reply(done))
    again = await world.ann.slash(world.channel, "wordle daily")
    assert first == labels(reply(again))


async def test_the_card_counts_to_the_end_and_says_when_everybody_has_played(world: World) -> None:
    await post(world)
    cat = world.guild.add_member(world.env.create_user("cat"))
    for who in (world.ann, world.ben, cat):
        await solve(world, who)
    await world.later(days=1)
    for who in (world.ann, world.ben):
        await solve(world, who)
    await cat.slash(world.channel, "wordle daily")
    await cat.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    assert f"2 of 3 have played. Still guessing: {cat.mention}." in text(world.latest)
    await cat.slash(world.channel, "wordle guess", word=await world.answer())
    told = text(world.latest)
    assert "Everybody has played." in told
    assert "of 3" not in told


async def test_whose_time_runs_out_has_not_finished_a_first_daily(world: World) -> None:
    await post(world)
    await world.ann.slash(world.channel, "wordle daily")
    await world.ann.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    await world.later(days=1)
    assert "First daily" not in text(world.latest)
    assert "First daily" in said(await solve(world, world.ann))


async def test_a_struck_result_wins_no_day_in_public(world: World) -> None:
    posted = await post(world)
    await solve(world, world.ann)
    await solve(world, world.ben, after=1)
    boss, ann = Asker(0, world.place, Player(99, "boss"), Rights(manager=True)), world.ann
    (one,) = await world.services.corrections.list_results(boss, Player(ann.id))
    await world.services.corrections.strike(boss, Player(ann.id), one.key)
    await world.later(days=1)
    old = next(text(one) for one in world.channel.history() if one.id == posted.id)
    told = text(world.latest)
    assert f"🥇 {world.ben.mention}  **2/6**" in old
    assert f"\n{ann.mention}  ~~**1/6**~~" in old
    assert f"{world.ben.mention} got it in 2." in told
    assert ann.mention not in told.partition("One word for everybody today")[0]
