"""Nobody loses a game by a slip of the finger."""

from __future__ import annotations

import discord
import pytest

from tests.e2e.conftest import World, text
from tests.e2e.pressing import first_hint, give_up, labels, press, reply, said
from tests.e2e.test_daily import solve
from tests.e2e.test_modes import begin_race, wrong

LOST = "It counts as lost for those who gave it up and had guessed."


async def test_a_daily_is_not_given_up_at_once(world: World) -> None:
    await world.ann.slash(world.channel, "wordle daily")
    untouched = await world.ann.slash(world.channel, "wordle stop")
    price = "You will see the word, and today counts as lost.\n"
    assert price.strip() in said(untouched)
    assert "days in a row" not in said(untouched)
    assert "Yours: Daily · 5 letters · 0/6" in said(untouched)
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    asked = await world.ann.slash(world.channel, "wordle stop")
    assert asked.ephemeral
    assert f"Give up today's daily? {price}" in said(asked)
    assert labels(reply(asked)) == ["Give up", "Keep playing"]
    await world.ann.click(reply(asked), label="Keep playing")
    assert "5 guesses left" in said(asked)


async def test_who_means_it_gives_up_in_the_same_private_message(world: World) -> None:
    await world.ann.slash(world.channel, "wordle daily")
    asked = await give_up(world.ann, world.channel)
    assert "Given up. The answer was" in said(asked)


async def test_beside_a_channel_game_a_daily_is_not_given_up_by_mistake(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    guess = (await wrong(world))[0]
    await world.ann.slash(world.channel, "wordle guess", word=guess)
    await world.clock_ticks(minutes=1)
    await world.ann.slash(world.channel, "wordle daily")
    asked = await world.ann.slash(world.channel, "wordle stop")
    assert "Together · 5 letters · 1/6" in said(asked)
    assert " ".join(guess.upper()) in said(asked).replace("\u00a0", " ")
    await world.ann.click(reply(asked), label="Keep playing")
    await world.clock_ticks(minutes=1)
    await world.ann.slash(world.channel, "wordle guess", word=(await wrong(world))[1])
    asked = await world.ann.slash(world.channel, "wordle stop")
    assert labels(reply(asked)) == ["Together · 5 letters · 1/6", "Yours: Daily · 5 letters · 1/6"]


async def test_who_gave_a_daily_up_unplayed_has_seen_its_word(world: World) -> None:
    await solve(world, world.ann)
    await world.ben.slash(world.channel, "wordle daily")
    await give_up(world.ben, world.channel)
    assert f"{world.ben.mention}  **X/6**" in text(world.latest)
    assert "Still" not in text(world.latest)
    stats = await world.ben.slash(world.channel, "wordle stats")
    assert "### Statistics" in said(stats)
    await world.later(days=1)
    await solve(world, world.ann)
    assert f"{world.ben.mention} didn't find it." in text(world.latest)


async def test_who_gave_a_challenge_up_unplayed_has_not_found_it(world: World) -> None:
    opened = await world.ann.slash(world.channel, "wordle challenge")
    await world.ann.submit_modal(opened, {"word": "crane"})
    await world.ben.click(world.latest, label="Play")
    await give_up(world.ben, world.channel)
    assert f"{world.ben.mention}  **X/6**" in text(world.latest)


async def test_the_button_of_a_private_board_asks_in_the_same_message(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="duel")
    board = await world.ann.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    await world.ann.click(reply(board), label="Give up")
    assert "Give up against me? It counts as lost." in said(board)
    await world.ann.click(reply(board), label="Keep playing")
    assert labels(reply(board)) == ["Guess", "Give up"]


async def test_a_board_in_a_race_and_of_a_challenge_ask_too(world: World) -> None:
    await begin_race(world)
    await world.ann.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    asked = await world.ann.slash(world.channel, "wordle stop")
    assert "Give up this race?" in said(asked)
    await world.ann.click(reply(asked), label="Give up")
    opened = await world.ben.slash(world.channel, "wordle challenge")
    await world.ben.submit_modal(opened, {"word": "crane"})
    await world.ann.click(world.latest, label="Play")
    await world.ann.slash(world.channel, "wordle guess", word="moist")
    asked = await world.ann.slash(world.channel, "wordle stop")
    assert "Give up this challenge?" in said(asked)


async def test_a_channel_game_goes_on_until_its_starter_is_sure(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    asked = await world.ann.click(world.latest, label="Give up")
    assert asked.ephemeral
    assert "End this game for everybody?" in said(asked)
    assert "5 guesses left" in text(world.latest)
    await world.ann.click(reply(asked), label="Keep playing")
    asked = await world.ann.click(world.latest, label="Give up")
    await world.ann.click(reply(asked), label="Give up")
    assert "Given up by <@" in text(world.latest)
    assert len(world.channel.history()) == 1


async def test_a_match_does_not_end_for_everybody_at_one_press(world: World) -> None:
    await begin_race(world)
    asked = await world.ann.click(world.latest, label="End it")
    assert asked.ephemeral
    assert "End this for everybody (Race)?" in said(asked)
    assert "The answer was" not in text(world.latest)
    assert "Open boards with guesses count as lost" in said(asked)
    await world.ann.click(reply(asked), label="End it")
    assert "The answer was" in text(world.latest)
    assert f"Ended by {world.ann.mention}." in text(world.latest)
    assert f"{world.ben.mention} · didn't play" in text(world.latest)


async def test_a_match_that_somebody_else_has_ended_meanwhile_still_says_who_ended_it(
    world: World,
) -> None:
    await begin_race(world)
    first = await world.ann.click(world.latest, label="End it")
    second = await world.ann.click(world.latest, label="End it")
    await world.ann.click(reply(first), label="End it")
    await world.ann.click(reply(second), label="End it")
    assert f"Ended by {world.ann.mention}." in text(world.latest)


async def test_a_race_that_is_ended_closes_its_open_boards_at_once(world: World) -> None:
    await begin_race(world)
    board = await world.ben.click(world.latest, label="Play")
    await world.ben.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    asked = await world.ann.click(world.latest, label="End it")
    await world.ann.click(reply(asked), label="End it")
    own = [one for one in world.channel.history(viewer=world.ben) if one.flags.ephemeral]
    assert "It was over before you found the word." in text(own[-1])
    assert "Give up" not in labels(own[-1])
    assert board.ephemeral


async def test_a_race_that_never_began_offers_a_new_one(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race")
    assert f"{world.ann.mention} · opened the race" in text(world.latest)
    await world.ann.click(world.latest, label="Cancel")
    assert labels(world.latest) == ["New game"]


async def test_who_set_a_challenge_can_stop_it(world: World) -> None:
    opened = await world.ann.slash(world.channel, "wordle challenge")
    await world.ann.submit_modal(opened, {"word": "crane"})
    asked = await world.ann.slash(world.channel, "wordle stop")
    await world.ann.click(reply(asked), label="End it")
    assert "The answer was **C R A N E**" in text(world.latest)
    assert "There is no game here" in said(await world.ann.slash(world.channel, "wordle stop"))


@pytest.mark.parametrize("press", ["Give up", "End it"])
async def test_a_match_of_others_is_not_asked_about(world: World, press: str) -> None:
    await begin_race(world)
    cat = world.guild.add_member(world.env.create_user("cat"))
    refused = await cat.click(world.latest, label="End it")
    assert "who started this game, or a moderator can end it" in said(refused)
    assert press not in labels(reply(refused))


async def test_whose_press_only_adds_a_vote_is_asked_about_the_vote(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    cat = world.guild.add_member(world.env.create_user("cat"))
    asked = await world.ben.click(world.latest, label="Give up")
    assert "It takes 2 votes, and yours would be the first." in said(asked)
    assert labels(reply(asked)) == ["Vote to end it", "Keep playing"]
    await world.ben.click(reply(asked), label="Vote to end it")
    assert "1 of 2 votes to end it" in text(world.latest)
    assert "Press **Give up** to add yours." in text(world.latest)
    outsider = await cat.click(world.latest, label="Give up")
    assert "so it only ends once somebody who has guessed votes too." in said(outsider)
    last = await world.ann.click(world.latest, label="Give up")
    assert "Your vote is the last one needed, so it ends this game for everybody." in said(last)
    await press(world.ann, reply(last), "giveup")
    assert "It counts as lost for those who gave it up and had guessed. The answer" in text(
        world.latest
    )


async def play_together(world: World, **options: str) -> None:
    """Let Ann begin a game in which both she and Ben guess."""
    await world.ann.slash(world.channel, "wordle play", mode="together", **options)
    first, second, *_ = await wrong(world)
    await world.ann.slash(world.channel, "wordle guess", word=first)
    await world.ben.slash(world.channel, "wordle guess", word=second)


async def test_once_others_have_guessed_its_starter_only_votes_to_end_a_game(world: World) -> None:
    await play_together(world)
    asked = await world.ann.click(world.latest, label="Give up")
    assert "It takes 2 votes, and yours would be the first." in said(asked)
    await world.ann.click(reply(asked), label="Vote to end it")
    told = said(asked)
    assert "1 of 2 votes to end this game" in told
    assert "who started it" not in told
    assert "4 guesses left" in text(world.latest)
    await give_up(world.ben, world.channel)
    named = f"Given up by {world.ann.mention} and {world.ben.mention}."
    assert f"{named} {LOST}" in text(world.latest)


async def test_who_starts_a_vote_game_does_not_end_it_over_the_heads_of_others(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="vote")
    word, *_ = await wrong(world)
    for player in (world.ann, world.ben):
        await player.slash(world.channel, "wordle guess", word=word)
    await world.later(seconds=61)
    await give_up(world.ann, world.channel)
    assert "1 of 2 votes to end it" in text(world.latest)
    assert "Given up" not in text(world.latest)


async def test_a_moderator_still_ends_a_game_at_once_and_all_read_what_it_costs(
    world: World,
) -> None:
    await play_together(world)
    moderates = world.guild.create_role(
        "Mod", permissions=discord.Permissions(manage_messages=True)
    )
    cat = world.guild.add_member(world.env.create_user("cat"), roles=[moderates])
    await cat.slash(world.channel, "wordle guess", word=(await wrong(world))[2])
    await give_up(cat, world.channel)
    ended = f"Given up by {cat.mention}. {LOST}"
    assert ended in text(world.latest)


async def test_a_game_given_up_before_any_guess_says_that_it_counts_for_nobody(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await give_up(world.ann, world.channel)
    assert "It counts for nobody. The answer was" in text(world.latest)


async def test_who_has_voted_to_end_a_game_is_told_so_and_can_take_it_back(world: World) -> None:
    await play_together(world)
    await give_up(world.ben, world.channel)
    assert "1 of 2 votes to end it" in text(world.latest)
    again = await world.ben.click(world.latest, label="Give up")
    assert "You have voted to end this game; one more vote is needed." in said(again)
    assert "yours would be the first" not in said(again)
    assert labels(reply(again)) == ["Take my vote back", "Keep playing"]
    await world.restart()
    await world.ben.click(reply(again), label="Take my vote back")
    assert "Your vote is taken back" in said(again)
    assert "votes to end it" not in text(world.latest)
    asked = await world.ann.slash(world.channel, "wordle stop")
    assert "yours would be the first" in said(asked)


async def test_the_receipt_of_a_vote_to_end_a_game_takes_it_back(world: World) -> None:
    await play_together(world)
    voted = await give_up(world.ben, world.channel)
    await world.ben.click(reply(voted), label="Take my vote back")
    assert "votes to end it" not in text(world.latest)
    # somebody else has ended the game meanwhile
    voted = await give_up(world.ben, world.channel)
    await give_up(world.ann, world.channel)
    shown = world.latest
    late = await world.ben.click(reply(voted), label="Take my vote back")
    assert "That game has ended." in said(late)
    assert late.ephemeral
    assert world.latest == shown


@pytest.mark.parametrize("command", ["board", "guess"])
async def test_an_old_question_leads_to_no_game_that_everybody_has_seen_end(
    world: World, command: str
) -> None:
    await world.ben.slash(world.channel, "wordle play", mode="solo")
    await world.clock_ticks(minutes=1)
    await play_together(world)
    await world.ben.slash(world.channel, "wordle play", mode="solo", length=6)
    options = {"word": "moist"} if command == "guess" else {}
    asked = await world.ben.slash(world.channel, f"wordle {command}", **options)
    (label,) = [one for one in labels(reply(asked)) if one.startswith("Together")]
    for who in (world.ann, world.ben):
        await give_up(who, world.channel)
    shown = world.latest
    late = await press(world.ben, reply(asked), label)
    assert "That game has ended." in said(late)
    assert world.latest == shown


async def test_who_has_voted_without_a_guess_is_told_who_else_must(world: World) -> None:
    await play_together(world)
    cat = world.guild.add_member(world.env.create_user("cat"))
    await give_up(cat, world.channel)
    again = said(await cat.slash(world.channel, "wordle stop"))
    assert "You have voted to end this game; one more vote is needed." in again
    assert "so it only ends once somebody who has guessed votes too." in again
    assert "It counts for nobody" not in again


async def test_what_counts_for_no_leaderboard_is_lost_in_the_statistics_alone(
    world: World,
) -> None:
    await play_together(world)
    await first_hint_agreed(world)
    asked = await world.ann.slash(world.channel, "wordle stop")
    lost = "counts as lost for those who gave it up and had guessed, but only in their statistics."
    assert lost in said(asked)
    await world.ann.click(reply(asked), label="Vote to end it")
    await give_up(world.ben, world.channel)
    assert lost in text(world.latest)
    await world.ann.slash(world.channel, "wordle play", mode="absurdle")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    asked = await world.ann.slash(world.channel, "wordle stop")
    assert f"End this game for everybody? It {lost}" in said(asked)
    await world.ann.click(reply(asked), label="Give up")
    assert f"It {lost}" in text(world.latest)


async def first_hint_agreed(world: World) -> None:
    """Let Ann take a hint to which Ben agrees."""
    looked = await world.ann.slash(world.channel, "wordle hint")
    await press(world.ann, reply(looked), "hint")
    await press(world.ben, world.latest, "Agree")
    await first_hint(world.ann, world.channel)


async def test_a_challenge_given_up_is_lost_in_the_statistics_alone(world: World) -> None:
    opened = await world.ann.slash(world.channel, "wordle challenge")
    await world.ann.submit_modal(opened, {"word": "crane"})
    await world.ben.click(world.latest, label="Play")
    asked = said(await world.ben.slash(world.channel, "wordle stop"))
    assert "Give up this challenge? It counts as lost, but only in your statistics." in asked


async def test_a_game_without_a_guess_is_ended_by_who_began_it_and_by_no_strangers(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    alone = await world.ann.slash(world.channel, "wordle stop")
    assert "End this game for everybody? Nobody has guessed yet, so nobody loses." in said(alone)
    first = await world.ben.slash(world.channel, "wordle stop")
    assert "It takes 2 votes, and yours would be the first. Nobody has guessed yet" in said(first)
    assert "it only ends once somebody who has guessed votes too" in said(first)
    assert "counts as lost" not in said(first)
    await world.ben.click(reply(first), label="Vote to end it")
    cat = world.guild.add_member(world.env.create_user("cat"))
    other = await cat.slash(world.channel, "wordle stop")
    await cat.click(reply(other), label="Vote to end it")
    assert "Given up by" not in text(world.latest)
    second = await world.ann.slash(world.channel, "wordle stop")
    assert (
        "Your vote is the last one needed, so it ends this game for everybody. "
        "Nobody has guessed yet, so nobody loses." in said(second)
    )
    await world.ann.click(reply(second), label="Give up")
    assert "Given up by <@" in text(world.latest)


async def test_whether_ending_a_game_costs_anything_depends_on_all_who_vote(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ben.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    asked = await world.ben.slash(world.channel, "wordle stop")
    await world.ben.click(reply(asked), label="Vote to end it")
    moderates = world.guild.create_role(
        "Mod", permissions=discord.Permissions(manage_messages=True)
    )
    cat = world.guild.add_member(world.env.create_user("cat"), roles=[moderates])
    last = await cat.slash(world.channel, "wordle stop")
    assert "It then counts as lost for those who vote for it and have guessed." in said(last)


async def test_who_wants_to_go_on_loses_nothing_when_others_give_up(world: World) -> None:
    await play_together(world)
    await world.clock_ticks(minutes=10)
    cat = world.guild.add_member(world.env.create_user("cat"))
    await give_up(world.ben, world.channel)
    await give_up(cat, world.channel)
    assert f"Given up by {world.ben.mention} and {cat.mention}." in text(world.latest)
    assert "No finished games yet" in said(await world.ann.slash(world.channel, "wordle stats"))
    stats = await world.ben.slash(world.channel, "wordle stats")
    assert "No finished games yet" not in said(stats)


async def test_a_game_that_somebody_ends_who_has_not_guessed_counts_for_nobody(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ben.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    assert "yours would be the first" in said(await world.ann.slash(world.channel, "wordle stop"))
    moderates = world.guild.create_role(
        "Mod", permissions=discord.Permissions(manage_messages=True)
    )
    cat = world.guild.add_member(world.env.create_user("cat"), roles=[moderates])
    asked = await cat.slash(world.channel, "wordle stop")
    assert "You haven't guessed in it, so it counts for nobody." in said(asked)
    await cat.click(reply(asked), label="Give up")
    assert f"Given up by {cat.mention}. Whoever ended it hadn't guessed in it, so" in text(
        world.latest
    )
    stats = await world.ben.slash(world.channel, "wordle stats")
    assert "No finished games yet" in said(stats)


async def test_who_has_such_a_game_already_is_shown_it(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.ann.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    refused = await world.ann.slash(world.channel, "wordle play", mode="solo")
    assert "You already have a game like this" in said(refused)
    assert "### Yours: Solo · 5 letters · 1/6" in said(refused)
    await world.ann.click(reply(refused), label="Show my board")
    assert "5 guesses left" in said(refused)


async def test_who_has_such_a_game_already_can_end_it_at_once(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.ann.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    refused = await world.ann.slash(world.channel, "wordle play", mode="solo")
    assert labels(reply(refused)) == ["Show my board", "End it"]
    await world.ann.click(reply(refused), label="End it")
    assert "Give up this game? It counts as lost." in said(refused)
    await world.ann.click(reply(refused), label="Give up")
    assert "Given up. The answer was" in said(refused)


async def test_who_has_days_in_a_row_is_warned_that_they_end(world: World) -> None:
    for _ in range(2):
        await solve(world, world.ann)
        await world.later(days=1)
    await world.ann.slash(world.channel, "wordle daily")
    asked = await world.ann.slash(world.channel, "wordle stop")
    assert "today counts as lost. Your 2 days in a row end, too." in said(asked)


async def test_nothing_is_celebrated_when_a_first_daily_is_given_up(world: World) -> None:
    await world.ann.slash(world.channel, "wordle daily")
    await world.ann.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    told = said(await give_up(world.ann, world.channel))
    assert "Given up." in told
    assert "first daily" not in told.lower()


async def test_play_again_shows_the_game_of_that_kind_that_runs_already(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    ended = await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.ann.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    again = await world.ann.click(reply(ended), label="Play again")
    shown = said(again) or said(ended)
    assert "5 guesses left" in shown
    assert labels(reply(ended))[:2] == ["Guess", "Give up"]


async def test_whose_press_of_play_again_comes_second_is_told_to_play_along(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together", length=6)
    await give_up(world.ann, world.channel)
    ended = world.latest
    await world.ann.click(ended, label="Play again")
    second = await world.ben.click(ended, label="Play again")
    assert second.ephemeral
    assert "The next one has begun: play along!" in said(second)
    assert labels(reply(second)) == ["Join it"]
    await world.ben.click(reply(second), label="Join it")
    assert "Together · 6 letters" in text(world.latest)


async def test_play_again_beside_a_game_of_another_kind_is_offered_as_before(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await give_up(world.ann, world.channel)
    ended = world.latest
    await world.ann.slash(world.channel, "wordle play", mode="together", length=6)
    second = await world.ben.click(ended, label="Play again")
    assert "This channel already has a game running." in said(second)
