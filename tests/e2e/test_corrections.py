"""Results corrected by who manages the server, and shown to everybody."""

from __future__ import annotations

import pytest
import simcord

from bot.domain.corrections import ResultKey
from bot.domain.players import Asker, Player, Rights
from tests.e2e.conftest import World
from tests.e2e.pressing import labels, press, reply, said
from tests.e2e.test_settings import Panel, manager
from tests.e2e.test_standings import prefer_text, ranks, win

pytestmark = pytest.mark.usefixtures("late_results")

WORDLE = 1900


async def correcting(world: World) -> tuple[simcord.MemberActor, Panel]:
    who = await manager(world)
    shown = await who.slash(world.channel, "wordle settings")
    panel = Panel(world, who, shown.response)
    await panel.choose("page", "leaderboard")
    await who.click(panel.message, label="Correct a result")
    return who, panel


async def choose_result(world: World, panel: Panel, result: str) -> None:
    who = panel.who
    await who.select(panel.message, [world.ann], custom_id="menu:correct:player")
    name = f"menu:correct:result.{world.ann.id}"
    await who.select(panel.message, [result], custom_id=name)


async def test_a_record_is_changed_shown_to_all_and_taken_back(world: World) -> None:
    await world.ann.slash(world.channel, "wordle record", share=f"Wordle {WORDLE} 3/6")
    who, panel = await correcting(world)
    await choose_result(world, panel, f"recorded.wordle.{WORDLE}")
    await world.restart()
    await panel.fill("Change it", score="4")
    line = f"{world.ann.mention} · Wordle 1,900"
    assert line in panel.said
    assert f"**3 → 4**, by {who.mention}" in panel.said
    board = await world.ben.slash(world.channel, "wordle leaderboard")
    await press(world.ben, reply(board), "Corrections")
    assert f"**3 → 4**, by {who.mention}" in said(board)
    ranked = await world.ben.slash(world.channel, "wordle records", game="wordle")
    assert "average 4.00" in said(ranked)
    await who.click(panel.message, label="Undo")
    assert f"undone by {who.mention}" in panel.said
    ranked = await world.ben.slash(world.channel, "wordle records", game="wordle")
    assert "average 3.00" in said(ranked)
    assert labels(panel.message) == ["Other results"]


async def test_a_struck_game_leaves_the_leaderboard_and_comes_back(world: World) -> None:
    await prefer_text(world)
    await win(world)
    assert "Corrections" not in labels(reply(await ranks(world)))
    who, panel = await correcting(world)
    (one,) = await world.services.corrections.list_results(
        await boss(world, who), await player(world)
    )
    await choose_result(world, panel, one.key.text)
    assert "Change it" not in labels(panel.message)
    await who.click(panel.message, label="Strike it")
    assert "**1 → struck**" in panel.said
    assert "Nobody is on this leaderboard yet" in said(await ranks(world))
    await who.click(panel.message, label="Other results")
    asked, ann = await boss(world, who), await player(world)
    (standing,) = await world.services.corrections.list_standing(asked, ann)
    await who.select(panel.message, [str(standing.id)], custom_id="menu:correct:undo")
    assert "undone by" in panel.said
    assert world.ann.mention in said(await ranks(world))


async def test_all_results_of_a_player_are_struck_at_once_and_come_back(world: World) -> None:
    for first in (WORDLE - 20, WORDLE - 10, WORDLE):
        shares = "\n".join(f"Wordle {number} 1/6" for number in range(first, first + 10))
        await world.ann.slash(world.channel, "wordle record", share=shares)
    who, panel = await correcting(world)
    await who.select(panel.message, [world.ann], custom_id="menu:correct:player")
    await who.click(panel.message, label="Strike all (30)")
    assert f"Strike all that is listed of {world.ann.mention} (30)?" in panel.said
    await who.click(panel.message, label="Strike all (30)")
    assert f"All that was listed of {world.ann.mention} is struck (30)." in panel.said
    ranked = await world.ben.slash(world.channel, "wordle records", game="wordle")
    assert world.ann.mention not in said(ranked)
    await who.click(panel.message, label="Undo")
    assert f"Corrections of {world.ann.mention} taken back: 30." in panel.said
    ranked = await world.ben.slash(world.channel, "wordle records", game="wordle")
    assert "30 of 30 solved" in said(ranked)


async def test_what_was_corrected_is_read_page_by_page_and_undone_however_long_it_is(
    world: World,
) -> None:
    await world.ben.slash(world.channel, "wordle record", share="Wordle 1700 3/6")
    who, _ = await correcting(world)
    asked = await boss(world, who)
    first = ResultKey(False, "wordle", 1700)
    await world.services.corrections.strike(asked, Player(world.ben.id), first)
    for start in (1800, 1815):
        shares = "\n".join(f"Wordle {number} 1/6" for number in range(start, start + 15))
        await world.ann.slash(world.channel, "wordle record", share=shares)
    done = await world.services.corrections.strike_all(asked, await player(world))
    await world.services.corrections.undo(asked, done[0].id)
    board = await world.ben.slash(world.channel, "wordle leaderboard")
    await press(world.ben, reply(board), "Corrections")
    seen = [(said(board).count("undone by"), labels(reply(board)))]
    for turned in ("Next", "Next", "Next", "Back"):
        await press(world.ben, reply(board), turned)
        seen.append((said(board).count("undone by"), labels(reply(board))))
        if turned == "Next" and len(seen) == 4:
            assert f"{world.ben.mention} · Wordle 1,700" in said(board)
    middle = (10, ["Back", "Next", "Leaderboard"])
    first_page, last_page = (10, ["Next", "Leaderboard"]), (0, ["Back", "Leaderboard"])
    assert seen == [first_page, middle, middle, last_page, middle]
    # what was undone hides nothing that can still be undone
    (batch,) = await world.services.corrections.list_batches(asked)
    assert batch.newest.key == first


async def test_one_of_the_results_struck_at_once_is_given_back_alone_or_all(world: World) -> None:
    shares = "\n".join(f"Wordle {number} 1/6" for number in range(1800, 1805))
    await world.ann.slash(world.channel, "wordle record", share=shares)
    who, panel = await correcting(world)
    asked, ann = await boss(world, who), await player(world)
    await world.services.corrections.strike_all(asked, ann)
    await who.select(panel.message, [world.ann], custom_id="menu:correct:player")
    (first, *_) = await world.services.corrections.list_standing(asked, ann)
    menu = f"menu:correct:undo.{world.ann.id}"
    await who.select(panel.message, [str(first.id)], custom_id=menu)
    assert "undone by" in panel.said
    ranked = await world.ben.slash(world.channel, "wordle records", game="wordle")
    assert "1 of 1 solved" in said(ranked)
    await who.click(panel.message, label="Other results")
    await who.select(panel.message, [world.ann], custom_id="menu:correct:player")
    await who.select(panel.message, ["every"], custom_id=menu)
    assert "taken back: 4." in panel.said
    ranked = await world.ben.slash(world.channel, "wordle records", game="wordle")
    assert "5 of 5 solved" in said(ranked)


async def boss(world: World, who: simcord.MemberActor) -> Asker:
    return Asker(0, world.place, Player(who.id), Rights(manager=True))


async def player(world: World) -> Player:
    return Player(world.ann.id)


async def test_a_figure_that_the_game_does_not_have_is_refused_and_can_be_corrected(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle record", share=f"Wordle {WORDLE} 3/6")
    who, panel = await correcting(world)
    await choose_result(world, panel, f"recorded.wordle.{WORDLE}")
    refused = await panel.fill("Change it", score="9")
    assert "from 1 to 6, or X if the puzzle was not solved. Nothing" in said(refused)
    again = await who.click(reply(refused), label="Correct it")
    assert "'9'" in str(again.modal)
    assert "The right result: 1 to 6, or X" in str(again.modal)
    done = await who.submit_modal(again, {"score": "4/6"})
    assert "**3 → 4**" in said(done)


async def test_a_struck_result_cannot_be_recorded_or_removed_by_its_player(world: World) -> None:
    share = f"Wordle {WORDLE} 1/6"
    told = await world.ann.slash(world.channel, "wordle record", share=share)
    who, panel = await correcting(world)
    await choose_result(world, panel, f"recorded.wordle.{WORDLE}")
    await who.click(panel.message, label="Strike it")
    again = await world.ann.slash(world.channel, "wordle record", share=share)
    assert said(again).startswith("### Removed by a moderator\n")
    assert "was struck by somebody who manages the server" in said(again)
    assert "Ask them if you think it should." in said(again)
    removed = await press(world.ann, reply(told), "unrecord")
    assert "so it stays as it is" in said(removed)


async def test_who_does_not_manage_the_server_corrects_nothing(world: World) -> None:
    await win(world)
    who, panel = await correcting(world)
    refused = await world.services.corrections.list_page(await boss(world, who))
    assert refused.found == []
    await who.select(panel.message, [world.ben], custom_id="menu:correct:player")
    assert "has no results here that count" in panel.said


async def test_a_member_is_shut_out_of_the_records_and_let_in_again(world: World) -> None:
    who, panel = await correcting(world)
    await who.select(panel.message, [world.ann], custom_id="menu:correct:player")
    await who.click(panel.message, label="Shut out of records")
    # a mistaken press would stay in the list for everybody
    assert f"Shut {world.ann.mention} out of records?" in panel.said
    assert (await world.services.corrections.list_page(await boss(world, who))).decisions == ()
    await who.click(panel.message, label="Shut out of records")
    assert f"Nothing that {world.ann.mention} posts from now on is recorded." in panel.said
    refused = await world.ann.slash(world.channel, "wordle record", share=f"Wordle {WORDLE} 1/6")
    assert refused.ephemeral
    assert "take no results of yours" in said(refused)
    board = await world.ben.slash(world.channel, "wordle leaderboard")
    await press(world.ben, reply(board), "Corrections")
    line = f"🚫 {world.ann.mention} · results aren't recorded any more, by {who.mention}"
    assert said(board).splitlines()[1].startswith(line)
    await who.click(panel.message, label="Other results")
    await who.select(panel.message, [world.ann], custom_id="menu:correct:player")
    await who.click(panel.message, label="Let in again")
    assert f"Results of {world.ann.mention} are recorded again." in panel.said
    board = await world.ben.slash(world.channel, "wordle leaderboard")
    await press(world.ben, reply(board), "Corrections")
    assert f"undone by {who.mention}" in said(board)
    told = await world.ann.slash(world.channel, "wordle record", share=f"Wordle {WORDLE} 1/6")
    assert "### Recorded" in said(told)


async def test_deleting_ones_data_undoes_no_decision_and_leaves_no_name(world: World) -> None:
    share = f"Wordle {WORDLE} 1/6"
    await world.ann.slash(world.channel, "wordle record", share=share)
    who, panel = await correcting(world)
    await choose_result(world, panel, f"recorded.wordle.{WORDLE}")
    await who.click(panel.message, label="Strike it")
    await world.services.players.erase(await player(world))
    again = await world.ann.slash(world.channel, "wordle record", share=share)
    assert "was struck by somebody who manages the server" in said(again)
    board = await world.ben.slash(world.channel, "wordle leaderboard")
    await press(world.ben, reply(board), "Corrections")
    # whose it was is known again, and nobody knows which figure it had
    assert f"{world.ann.mention} · Wordle 1,900" in said(board)
    assert "**struck**, by" in said(board)
    await world.services.corrections.shut_out(await boss(world, who), await player(world))
    await world.services.players.erase(await player(world))
    refused = await world.ann.slash(world.channel, "wordle record", share="Wordle 1901 1/6")
    assert "take no results of" in said(refused)
    board = await world.ben.slash(world.channel, "wordle leaderboard")
    await press(world.ben, reply(board), "Corrections")
    assert "🚫 a player who deleted their data · results aren't recorded any more" in said(board)
    assert "a player who deleted their data · Wordle 1,900" in said(board)
    assert "**struck**" in said(board)
    assert world.ann.mention not in said(board)


async def test_whoever_has_only_struck_results_is_told_so(world: World) -> None:
    await prefer_text(world)
    await win(world)
    board = await world.ann.slash(world.channel, "wordle leaderboard")
    who = await manager(world)
    asked, ann = await boss(world, who), await player(world)
    for one in await world.services.corrections.list_results(asked, ann):
        await world.services.corrections.strike(asked, ann, one.key)
    why = await press(world.ann, reply(board), "Why am I here?")
    assert "None of your results here counts: those who manage the server struck" in said(why)
    told = await world.ann.slash(world.channel, "wordle stats")
    assert told.ephemeral
    assert "**Corrections** in `/wordle leaderboard` says which and who" in said(told)
    other = await world.ben.slash(world.channel, "wordle stats")
    assert "No finished games yet" in said(other)


async def test_a_joined_account_leads_to_the_results_under_which_it_counts(world: World) -> None:
    await world.ann.slash(world.channel, "wordle record", share=f"Wordle {WORDLE} 3/6")
    who = await manager(world)
    moderator = Asker(0, world.place, Player(who.id), Rights(moderator=True, manager=True))
    await world.services.record_accounts.join(moderator, world.ben.id, await player(world))
    shown = await who.slash(world.channel, "wordle settings")
    panel = Panel(world, who, shown.response)
    # records need corrections most
    await panel.choose("page", "records")
    await who.click(panel.message, label="Correct a result")
    await who.select(panel.message, [world.ben], custom_id="menu:correct:player")
    ann, ben = world.ann.mention, world.ben.mention
    assert f"What {ben} records counts under {ann}." in panel.said
    result = f"menu:correct:result.{world.ann.id}"
    await who.select(panel.message, [f"recorded.wordle.{WORDLE}"], custom_id=result)
    await who.click(panel.message, label="Strike it")
    assert "**3 → struck**" in panel.said


async def test_a_manager_gets_from_a_message_to_the_results_of_its_author(world: World) -> None:
    message = await world.ann.send(world.channel, "Wordle 1600 3/6")
    who = await manager(world)
    told = await who.context_menu(world.channel, "Record result", message)
    await press(who, reply(told), "Correct a result")
    result = f"menu:correct:result.{world.ann.id}"
    await who.select(reply(told), ["recorded.wordle.1600"], custom_id=result)
    await who.click(reply(told), label="Strike it")
    assert "**3 → struck**" in said(told)
    own = await world.ann.context_menu(world.channel, "Record result", message)
    assert "Correct a result" not in labels(reply(own))
