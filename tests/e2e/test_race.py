"""Races through Discord: what wins, said where it matters, and everybody's board at the end."""

from __future__ import annotations

import pytest
import simcord
from simcord.enums import ComponentType

from bot.app import discord_client
from bot.domain.modes import RACE
from bot.render.reply import moment
from bot.services.games.endings import COUNTDOWN
from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, press, reply, said
from tests.e2e.test_modes import wrong
from tests.reading import parts

FEWEST = "The fewest guesses win; if two people need the same number, the faster one."
FIRST = "The first to solve it wins, however many guesses it takes."


async def race(world: World, **options: str) -> None:
    """Ann and Ben race: Ben solves it first, in three guesses; Ann later, in two."""
    await world.ann.slash(world.channel, "wordle play", mode="race", **options)
    await world.ben.click(world.latest, label="Join")
    await world.ann.click(world.latest, label="Start now")
    answer, (first, second, *_) = await world.answer(), await wrong(world)
    for word in (first, second, answer):
        await world.clock_ticks(seconds=10)
        await world.ben.slash(world.channel, "wordle guess", word=word)
    await world.clock_ticks(seconds=10)
    await world.ann.slash(world.channel, "wordle guess", word=first)


async def finish(world: World) -> None:
    await world.clock_ticks(seconds=10)
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())


async def test_a_race_says_what_wins_from_its_lobby_to_its_end(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race")
    assert FEWEST in text(world.latest)
    await world.ann.click(world.latest, label="Start now")
    assert FEWEST in text(world.latest)
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    assert "The answer was" in text(world.latest)


async def test_fewer_guesses_beat_speed_and_nobody_is_surprised(world: World) -> None:
    await race(world)
    told = text(world.latest)
    assert f"{world.ben.mention} solved it first, in 3 guesses! Fewer guesses still win" in told
    await finish(world)
    ended = text(world.latest)
    assert f"🏆 {world.ann.mention} wins.\n{FEWEST}" in ended


async def test_where_nobody_can_win_any_more_the_card_says_who_has_won(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race")
    await world.ben.click(world.latest, label="Join")
    await world.ann.click(world.latest, label="Start now")
    answer, (first, second, *_) = await world.answer(), await wrong(world)
    for word in (first, second):
        await world.clock_ticks(seconds=10)
        await world.ann.slash(world.channel, "wordle guess", word=word)
        await world.ben.slash(world.channel, "wordle guess", word=word)
    await world.clock_ticks(seconds=10)
    await world.ben.slash(world.channel, "wordle guess", word=answer)
    told = text(world.latest)
    won = f"{world.ben.mention} has won, in 3 guesses! Everybody else still plays for their place"
    assert won in told
    await finish(world)
    assert f"🏆 {world.ben.mention} wins." in text(world.latest)


async def test_who_was_done_early_sees_on_their_own_board_how_it_ended(world: World) -> None:
    await race(world)
    await finish(world)
    own = [text(one) for one in world.channel.history(viewer=world.ben)]
    told = [one for one in own if "🎉 Solved in 3 guesses" in one]
    assert [f"🏆 {world.ann.mention} wins." in one for one in told] == [True]


async def test_a_race_to_be_first_is_won_by_who_is_first(world: World) -> None:
    await race(world, goal="first")
    assert f"{world.ben.mention} solved it first and wins!" in text(world.latest)
    await world.restart()
    await finish(world)
    ended = text(world.latest)
    assert f"🏆 {world.ben.mention} wins.\n{FIRST}" in ended
    assert ended.index(f"🥇 {world.ben.mention}") < ended.index(f"🥈 {world.ann.mention}")
    await world.ben.click(world.latest, label="Rematch")
    assert FIRST in text(world.latest)


async def test_who_presses_rematch_second_joins_the_first(world: World) -> None:
    await race(world)
    await finish(world)
    ended = world.latest
    for player in (world.ann, world.ben):
        pressed = await player.click(ended, label="Rematch")
        assert not pressed.ephemeral
    lobbies = [one for one in world.channel.history() if "Ready" in labels(one)]
    assert len(lobbies) == 1
    for player in (world.ann, world.ben):
        assert player.mention in text(lobbies[0])
        await player.click(world.latest, label="Ready")
    assert "Rematch" not in labels(world.latest)
    # once it runs there is no lobby to join
    late = await world.ben.click(ended, label="Rematch")
    assert late.ephemeral


async def test_the_last_card_of_a_race_shows_everybody_s_board(world: World) -> None:
    await race(world)
    answer, (first, second, *_) = await world.answer(), await wrong(world)
    assert " ".join(first.upper()) not in text(world.latest)
    await finish(world)
    ended = text(world.latest)
    boards = ended[ended.index(f"\n{world.ann.mention}\n") :]
    of_ann, of_ben = boards.split(f"\n{world.ben.mention}\n")
    for word in (first, answer):
        assert " ".join(word.upper()) in of_ann
    for word in (first, second, answer):
        assert " ".join(word.upper()) in of_ben


async def test_a_race_ends_at_the_bottom_if_people_have_talked_below_its_card(
    world: World,
) -> None:
    await world.env.restart_bot(discord_client(world.services, typed=True))
    await race(world)
    card = world.latest
    await world.ben.send(world.channel, "hurry up")
    await finish(world)
    assert f"🏆 {world.ann.mention} wins." in text(world.latest)
    assert card.id not in [one.id for one in world.channel.history()]


@pytest.mark.parametrize("ended", ["by itself", "by its starter"])
async def test_every_end_of_a_race_is_seen_at_the_bottom(world: World, ended: str) -> None:
    await world.env.restart_bot(discord_client(world.services, typed=True))
    await race(world)
    card = world.latest
    await world.ben.send(world.channel, "hurry up")
    if ended == "by itself":
        await world.later(minutes=3)
    else:
        asked = await world.ann.click(card, label="End it")
        await world.ann.click(reply(asked), label="End it")
    assert f"🏆 {world.ben.mention} wins." in text(world.latest)
    assert "hurry up" in [one.content for one in world.channel.history()]


@pytest.mark.parametrize(("choice", "said"), [("fewest", FEWEST), ("first", FIRST)])
async def test_what_wins_a_race_is_chosen_in_the_panel(
    world: World, choice: str, said: str
) -> None:
    panel = await world.ann.slash(world.channel, "wordle play")
    await choose(world, panel, "mode", "race")
    await choose(world, panel, "goal", choice)
    await press(world.ann, reply(panel), "Begin")
    assert said in text(world.latest)


async def choose(world: World, panel: simcord.InteractionResult, menu: str, value: str) -> None:
    shown = reply(panel)
    (found,) = (
        one["custom_id"]
        for one in parts(shown, ComponentType.STRING_SELECT)
        if one["custom_id"].startswith(f"menu:setup:{menu}.")
    )
    await world.ann.select(shown, [value], custom_id=found)


async def test_a_rival_plays_and_wins_under_its_own_name(world: World) -> None:
    rival = "sound-letter-rank"
    await world.ann.slash(world.channel, "wordle play", mode="duel", rival=rival)
    assert "🎻 Viola has finished guessing" in text(world.latest)
    for word in (await wrong(world))[:6]:
        await world.ann.slash(world.channel, "wordle guess", word=word)
    ended = text(world.latest)
    assert "🏆 🎻 Viola wins." in ended or "Nobody found the word." in ended
    assert "Tilemate" not in ended


async def test_all_duels_with_a_rival_are_counted_against_each_person(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="duel", rival="easy")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    assert f"All duels so far: {world.ann.mention} 1, 🌱 Easy 0" in text(world.latest)
    await world.ann.slash(world.channel, "wordle play", mode="duel", rival="perfect")
    for word in (await wrong(world))[:6]:
        await world.ann.slash(world.channel, "wordle guess", word=word)
    ended = text(world.latest)
    assert f"{world.ann.mention} 0, 👑 Perfect 1" in ended
    assert "It could hardly have gone otherwise." in ended


async def test_ones_own_board_says_how_the_match_went(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="duel", rival="easy")
    done = await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    shown = [text(one) for one in world.channel.history(viewer=world.ann)]
    assert done.acknowledged
    assert any("🏆 You win." in one for one in shown)


async def test_everybody_s_board_shows_the_new_deadline_once_a_race_is_solved(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race")
    await world.ben.click(world.latest, label="Join")
    await world.ann.click(world.latest, label="Start now")
    board = await world.ben.click(world.latest, label="Play")
    late, soon = (world.clock.now + wait for wait in (RACE.lasts, COUNTDOWN))
    assert f"Ends {moment(late)}" in said(board)
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    why = f"{world.ann.mention} has won, in 1 guess! Everybody else still plays for their place"
    assert f"⏱️ {why}: time runs out {moment(soon)}." in said(board)
    assert "Ends <t:" not in said(board)
    guessed = await world.ben.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    assert f"⏱️ {why}: time runs out {moment(soon)}." in said(guessed)


async def test_a_race_that_nobody_has_solved_ends_without_a_reason(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race")
    await world.ben.click(world.latest, label="Join")
    await world.ann.click(world.latest, label="Start now")
    ends = f"Ends {moment(world.clock.now + RACE.lasts)}"
    await world.clock_ticks(minutes=29)
    board = await world.ben.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    assert ends in said(board)


async def test_the_last_card_tells_who_has_won_a_race_of_three_for_the_first_time(
    world: World,
) -> None:
    cat = world.guild.add_member(world.env.create_user("cat"))
    for badge in (True, False):
        await world.ann.slash(world.channel, "wordle play", mode="race")
        lobby = world.latest
        await world.ben.click(lobby, label="Join")
        await cat.click(lobby, label="Join")
        await world.ann.click(lobby, label="Start now")
        answer = await world.answer()
        for who in (world.ann, world.ben, cat):
            words = [answer] if who is world.ann else [(await wrong(world))[0], answer]
            for word in words:
                await world.clock_ticks(seconds=10)
                await who.slash(world.channel, "wordle guess", word=word)
        told = [text(one) for one in world.channel.history()]
        new = [one for one in told if f"New badge for {world.ann.mention}: 🏁" in one]
        assert len(new) == 1, badge
