"""Recording results from elsewhere, and who is best at them, through Discord."""

from __future__ import annotations

import re
from datetime import date

import pytest
import simcord
from discord import Intents, Permissions
from simcord.enums import ComponentType

from bot.app import discord_client
from bot.domain.players import Player
from bot.domain.records.games import KNOWN_GAMES, WORDLE
from bot.domain.records.values import Record, Score
from bot.services.records.leaderboard import LEADERS
from tests.e2e.conftest import World
from tests.e2e.pressing import labels, press, pressable, reply, said
from tests.reading import parts

pytestmark = pytest.mark.usefixtures("late_results")

SHARE = "Wordle 1,600 3/6*\n\n⬛🟨⬛⬛⬛\n🟩🟩⬛⬛🟩\n🟩🟩🟩🟩🟩"
SUMMARY = "**Your group is on a 3 day streak!** 🔥 Here are yesterday's results:\n👑 3/6: {}"


async def record(who: simcord.MemberActor, world: World, share: str) -> simcord.InteractionResult:
    return await who.slash(world.channel, "wordle record", share=share)


async def test_a_pasted_share_is_recorded_and_answered_privately(world: World) -> None:
    # in an option, Discord makes one line of a share
    told = await record(world.ann, world, " ".join(SHARE.split()))
    assert told.ephemeral
    assert "**Wordle 1,600** · 3 guesses" in said(told)
    assert "3.00 guesses on average in 1 puzzle here" in said(told)
    kept = "was recorded before: 3 guesses. That stays, unless you remove it."
    for share, answer in (("Wordle 1,600 2/6", kept), (SHARE, "is recorded already: 3 guesses.")):
        await world.clock_ticks(minutes=1)
        again = said(await record(world.ann, world, share))
        assert answer in again
        assert "### Recorded" not in again


async def test_what_could_not_be_read_beside_a_result_is_said(world: World) -> None:
    shares = "Nerdle #13 2/6 and Tradle banana\nFoodle #3 *4/6*\nWordle #5"
    asked = await world.ann.slash(world.channel, "wordle record")
    told = said(await world.ann.submit_modal(asked, {"share": shares}))
    assert "**Nerdle 13** · 2 guesses" in told
    unread = r"I couldn't read “Tradle banana”, “Foodle \#3 \*4\/6\*”, and “Wordle \#5”."
    assert unread in told


async def test_a_result_that_is_refused_does_not_spoil_the_others(world: World) -> None:
    asked = await world.ann.slash(world.channel, "wordle record")
    late = "\n".join(f"Wordle {number:,} 4/6" for number in range(90_000, 90_007))
    told = said(await world.ann.submit_modal(asked, {"share": f"{SHARE}\n{late}"}))
    assert "### Recorded" in told
    assert "**Wordle 1,600** · 3 guesses" in told
    assert "**Wordle 90,000** is not out yet, so it was not recorded." in told
    assert "Not recorded either: Wordle 90,005 and Wordle 90,006." in told
    asked = await world.ann.slash(world.channel, "wordle record")
    told = said(await world.ann.submit_modal(asked, {"share": late}))
    assert "**Wordle 90,004** is not out yet" in told
    assert "Not recorded either: Wordle 90,005 and Wordle 90,006." in told


async def test_without_a_share_a_form_asks_for_it(world: World) -> None:
    asked = await world.ann.slash(world.channel, "wordle record")
    assert asked.modal
    shares = f"{SHARE}\r\n\r\nDaily Quordle 1700\r\n4️⃣5️⃣\r\n🟥7️⃣"
    told = await world.ann.submit_modal(asked, {"share": shares})
    assert told.ephemeral
    assert "**Quordle 1,700** · not solved" in said(told)
    assert "on average in 1 puzzle here\n-# A missed board counts as 10." in said(told)
    assert labels(reply(told)) == ["Remove Wordle 1,600", "Remove Quordle 1,700"]


async def test_hundreds_of_shares_at_once_are_answered_too(world: World) -> None:
    many = "\n".join(f"Wordle {number} 4/6" for number in range(1000, 1250))
    asked = await world.ann.slash(world.channel, "wordle record")
    told = await world.ann.submit_modal(asked, {"share": many})
    assert "4.00 guesses on average in 25 puzzles here" in said(told)
    assert "More than 25 results are not read at once. Left out: 225." in said(told)
    assert labels(reply(told)) == []
    await world.ann.select(
        reply(told), ["wordle.1006", "wordle.1024"], custom_id="menu:unrecord:several"
    )
    assert "**Wordle 1,006** is removed" in said(told)
    assert "**Wordle 1,024** is removed" in said(told)


async def test_talk_is_refused_kindly_with_the_games_that_are_read(world: World) -> None:
    refused = await record(world.ann, world, "I love words")
    assert refused.ephemeral
    named = [game.name for game in KNOWN_GAMES.values() if game.name in said(refused)]
    assert {"Wordle", "Quordle", "Connections", "Strands"} <= {*named}
    assert re.search(r"and \d+ more\.", said(refused))
    future = await record(world.ann, world, "Wordle 99,999 3/6")
    assert "**Wordle 99,999** is not out yet" in said(future)


async def test_a_result_can_be_taken_back_even_after_a_restart(world: World) -> None:
    told = await record(world.ann, world, SHARE)
    await world.restart()
    await world.ann.click(reply(told), custom_id=pressable(reply(told))[0])
    assert "**Wordle 1,600** is removed" in said(told)
    assert "4 guesses" in said(await record(world.ann, world, "Wordle 1,600 4/6"))


async def test_a_message_is_recorded_from_its_menu(world: World) -> None:
    message = await world.ben.send(world.channel, f"finally!\n{SHARE}")
    refused = await world.ann.context_menu(world.channel, "Record result", message)
    assert refused.ephemeral
    assert "Only its author or a moderator" in said(refused)
    told = await world.ben.context_menu(world.channel, "Record result", message)
    assert told.ephemeral
    assert "**Wordle 1,600** · 3 guesses" in said(told)


async def test_a_moderator_records_a_summary_and_says_who_is_only_named(world: World) -> None:
    moderator = boss(world)
    app = world.guild.add_member(world.env.create_user("Wordle", bot=True))
    await world.env.restart_bot(discord_client(world.services, wordle_app=app.id))
    message = await app.send(world.channel, SUMMARY.format(f"{world.ann.mention} @Ben B."))
    number = (message.created_at.date() - date(2021, 6, 20)).days
    told = await moderator.context_menu(world.channel, "Record result", message)
    assert f"**Wordle {number:,}** · 1 result is recorded." in said(told)
    assert "1 player is only named there" in said(told)
    (menu,) = parts(reply(told), ComponentType.USER_SELECT)
    assert menu["placeholder"] == "Who is Ben B.?"
    empty = await moderator.slash(world.channel, "wordle records", game="tradle")
    assert "Nobody has recorded" in said(empty)
    await moderator.select(reply(told), [world.ben], custom_id=menu["custom_id"])
    claimed = f"{world.ben.mention} is **Ben B\\.** from now on. 1 result was added."
    assert claimed in said(told)
    board = await world.ann.slash(world.channel, "wordle records", game="wordle")
    assert world.ben.mention in said(board)


async def test_a_leaderboard_that_waits_for_names_asks_a_moderator_for_them(world: World) -> None:
    moderator = boss(world)
    app = world.guild.add_member(world.env.create_user("Wordle", bot=True))
    await world.env.restart_bot(discord_client(world.services, wordle_app=app.id))
    message = await app.send(world.channel, SUMMARY.format("@Ben B."))
    await moderator.context_menu(world.channel, "Record result", message)
    told = await moderator.slash(world.channel, "wordle records", game="wordle")
    assert told.ephemeral
    (menu,) = parts(reply(told), ComponentType.USER_SELECT)
    assert menu["placeholder"] == "Who is Ben B.?"
    # what was brought comes first, for others too, who cannot say who that is
    for who, menus in ((moderator, 1), (world.ann, 0)):
        told = await who.slash(world.channel, "wordle records")
        assert told.ephemeral
        first, second, *_ = said(told).splitlines()
        assert (first, "only have a name: **1**" in second) == ("### Played elsewhere", True)
        assert len([*parts(reply(told), ComponentType.USER_SELECT)]) == menus


async def test_a_moderator_sees_the_games_as_all_do_and_is_led_to_who_is_only_named(
    world: World,
) -> None:
    moderator = boss(world)
    app = world.guild.add_member(world.env.create_user("Wordle", bot=True))
    await world.env.restart_bot(discord_client(world.services, wordle_app=app.id))
    message = await app.send(world.channel, SUMMARY.format(f"{world.ann.mention} @Ben B."))
    await moderator.context_menu(world.channel, "Record result", message)
    shown = await moderator.slash(world.channel, "wordle records")
    assert not shown.ephemeral
    assert said(shown) == said(await world.ann.slash(world.channel, "wordle records"))
    assert "Played elsewhere" in said(shown)
    assert not shown.followups, "a button leads there"
    asked = await press(moderator, reply(shown), "Who is who (1)")
    assert asked.ephemeral
    menu, _ = parts(reply(asked), ComponentType.USER_SELECT)
    assert menu["placeholder"] == "Who is Ben B.?"


async def test_a_moderator_changes_and_forgets_who_a_name_is(world: World) -> None:
    moderator = boss(world)
    app = world.guild.add_member(world.env.create_user("Wordle", bot=True))
    await world.env.restart_bot(discord_client(world.services, wordle_app=app.id))
    message = await app.send(world.channel, SUMMARY.format("@Ben B."))
    told = await moderator.context_menu(world.channel, "Record result", message)

    async def choose(wanted: simcord.MemberActor) -> None:
        (menu,) = parts(reply(told), ComponentType.USER_SELECT)
        await moderator.select(reply(told), [wanted], custom_id=menu["custom_id"])

    async def holder() -> str:
        return said(await world.ann.slash(world.channel, "wordle records", game="wordle"))

    await choose(world.ann)
    assert world.ann.mention in await holder()
    await press(moderator, reply(told), "Names I remember")
    assert f"**Ben B\\.** is {world.ann.mention}" in said(told)
    (menu,) = parts(reply(told), ComponentType.STRING_SELECT)
    await moderator.select(reply(told), [menu["options"][0]["value"]], custom_id="menu:names:all")
    await choose(world.ben)
    assert f"{world.ben.mention} is **Ben B\\.** from now on. 1 result was added." in said(told)
    assert world.ann.mention not in await holder()
    assert world.ben.mention in await holder()
    # the page of all games leads there too
    page = await moderator.slash(world.channel, "wordle records")
    told = await press(moderator, reply(page), HOW)
    await press(moderator, reply(told), "Names I remember")
    await moderator.select(reply(told), [menu["options"][0]["value"]], custom_id="menu:names:all")
    await press(moderator, reply(told), "Forget")
    assert "I no longer remember who **Ben B\\.** is. 1 result is waiting for it." in said(told)
    assert "results that only have a name: **1**" in await holder()
    await choose(world.ben)
    assert world.ben.mention in await holder()


async def test_of_several_names_the_one_that_is_chosen_is_shown(world: World) -> None:
    moderator = boss(world)
    app = world.guild.add_member(world.env.create_user("Wordle", bot=True))
    await world.env.restart_bot(discord_client(world.services, wordle_app=app.id))
    called = ("Ann A.", "Ben B.", "Cat C.", "Dan D.")
    for name in called:
        message = await app.send(world.channel, SUMMARY.format(f"@{name}"))
        told = await moderator.context_menu(world.channel, "Record result", message)
        (menu,) = parts(reply(told), ComponentType.USER_SELECT)
        await moderator.select(reply(told), [world.ann], custom_id=menu["custom_id"])
    for name in called:
        shown = await moderator.slash(world.channel, "wordle records")
        shown = await press(moderator, reply(shown), HOW)
        await press(moderator, reply(shown), "Names I remember")
        (menu,) = parts(reply(shown), ComponentType.STRING_SELECT)
        (value,) = [one["value"] for one in menu["options"] if one["label"] == name]
        await moderator.select(reply(shown), [value], custom_id="menu:names:all")
        written = name.replace(".", "\\.")
        assert f"**{written}** is {world.ann.mention}" in said(shown)


async def test_a_record_follows_its_message_where_the_bot_may_read(world: World) -> None:
    await world.env.restart_bot(discord_client(world.services, message_content=True))
    first, second = [await world.ben.send(world.channel, f"Wordle {n} 2/6") for n in (1500, 1501)]
    for message in (first, second):
        await world.ben.context_menu(world.channel, "Record result", message)
    await world.ben.edit(first, "Wordle 1500 6/6")
    await world.ben.delete(second)
    board = await world.ann.slash(world.channel, "wordle records", game="wordle")
    assert f"{world.ben.mention} · average 6.00 guesses · 1 of 1 solved" in said(board)


async def test_without_the_intent_messages_are_not_read(world: World) -> None:
    assert discord_client(world.services).intents == Intents(guilds=True, dm_messages=True)


async def test_a_leaderboard_ranks_one_game_alone_and_says_how(world: World) -> None:
    for number in range(3):
        await record(world.ann, world, f"Wordle {1600 + number} 4/6")
        await record(world.ben, world, f"Wordle {1600 + number} {'X' if number else 2}/6")
    await record(world.ben, world, "#waffle1500 5/5")
    board = await world.ann.slash(world.channel, "wordle records", game="Wordle")
    assert not board.ephemeral
    first, second = [line for line in said(board).splitlines() if line.startswith("**")]
    assert first == f"**1.** {world.ann.mention} · average 4.00 guesses · 3 of 3 solved"
    assert second == f"**2.** {world.ben.mention} · average 5.33 guesses · 1 of 3 solved"
    assert "Fewest guesses. An unsolved puzzle counts as 7." in said(board)
    waffle = await world.ann.slash(world.channel, "wordle records", game="waffle")
    assert f"**–** {world.ben.mention} · average 5.00 stars · 1 of 1 solved" in said(waffle)
    assert "Most stars" in said(waffle)
    assert "Nobody has recorded" in said(
        await world.ann.slash(world.channel, "wordle records", game="tradle")
    )
    unknown = await world.ann.slash(world.channel, "wordle records", game="chess")
    assert unknown.ephemeral
    assert "I don't know a game by that name" in said(unknown)


async def test_a_leaderboard_is_turned_page_by_page(world: World) -> None:
    async with world.services.store.write() as tx:
        for number in range(1, 21):
            player, now = Player(number, f"player {number}"), world.clock.now
            await tx.remember(player)
            results = [
                Record(WORDLE, puzzle, Score(1 + number // 4), player, now.date(), now)
                for puzzle in range(3)
            ]
            await tx.record_messages.add(world.place, results)
    await record(world.ann, world, SHARE)
    board = await world.ann.slash(world.channel, "wordle records", game="Wordle")
    assert "… and 5 more players" in said(board)
    await world.ann.click(reply(board), label="Next")
    lines = said(board).splitlines()
    assert lines[1].startswith("**16.** <@16>")
    assert any(world.ann.mention in line for line in lines)
    assert "more players" not in said(board)
    assert "Next" not in labels(reply(board))
    await world.ann.click(reply(board), label="Back")
    assert "**1.** <@1>" in said(board)


async def test_times_are_told_as_times(world: World) -> None:
    mini = "I solved the 11/{}/2026 New York Times Mini Crossword in {}!"
    for day, time in ((18, "0:58"), (19, "1:03"), (20, "1:00:05")):
        told = await record(world.ann, world, mini.format(day, time))
    assert "**The Mini 2026-11-20** · 1:00:05" in said(told)
    assert "20:42 on average in 3 puzzles here" in said(told)


async def test_without_any_result_a_button_says_what_can_be_recorded(world: World) -> None:
    asked = await world.ann.slash(world.channel, "wordle records")
    assert asked.ephemeral
    assert "Nobody has recorded a result here yet. Paste yours" in said(asked)
    assert len(said(asked)) < 300
    assert labels(reply(asked)) == [HOW]
    page = await press(world.ann, reply(asked), HOW)
    assert page.ephemeral
    assert all(game.name in said(page) for game in KNOWN_GAMES.values())
    # little stands beside their names
    assert len(said(page)) < 300 + sum(len(game.name) + 2 for game in KNOWN_GAMES.values())


async def test_records_show_who_leads_and_open_each_game_by_a_menu(world: World) -> None:
    for number in range(3):
        await record(world.ann, world, f"Wordle {1600 + number} 4/6")
    await record(world.ben, world, "#waffle1500 5/5")
    shown = await world.ann.slash(world.channel, "wordle records")
    assert not shown.ephemeral
    assert "**Wordle** · 3 results" in said(shown)
    assert f"{world.ann.mention} leads: 4.00 guesses on average" in said(shown)
    assert f"{world.ben.mention} leads" not in said(shown)
    await world.restart()
    await world.ann.select(reply(shown), ["waffle.all"], custom_id="menu:scores:game")
    assert "Waffle · All time" in said(shown)
    await world.ann.select(reply(shown), ["waffle.lastyear"], custom_id="menu:scores:period")
    assert "Waffle · Last year" in said(shown)
    shown = await world.ann.slash(world.channel, "wordle records")
    told = await press(world.ben, reply(shown), HOW)
    assert told.ephemeral
    assert "Paste a share" in said(told)
    assert "Wordle · Nov" in said(await press(world.ben, reply(shown), "This week's Wordle"))


async def test_records_say_how_many_games_only_the_menu_lists(world: World) -> None:
    player, now = Player(1, "player"), world.clock.now
    games = [*KNOWN_GAMES.values()][: LEADERS + 2]
    async with world.services.store.write() as tx:
        await tx.remember(player)
        results = [Record(game, 1, Score(4), player, now.date(), now) for game in games]
        await tx.record_messages.add(world.place, results)
    shown = said(await world.ann.slash(world.channel, "wordle records"))
    assert shown.count("1 result") == LEADERS
    assert "-# More games in the menu: 2" in shown


HOW = "What can I record?"


async def test_games_are_offered_as_one_types(world: World) -> None:
    found = await world.ann.autocomplete(world.channel, "wordle records", "game", "quor")
    assert [one["value"] for one in found] == ["quordle"]
    every = await world.ann.autocomplete(world.channel, "wordle records", "game", "")
    assert len(every) == 25


def boss(world: World) -> simcord.MemberActor:
    """A moderator."""
    role = world.guild.create_role("mods", permissions=Permissions(manage_messages=True))
    return world.guild.add_member(world.env.create_user("cat"), roles=[role])
