"""A hint in a game of several people: another of them has to agree."""

from __future__ import annotations

import pytest
from simcord import InteractionResult, MemberActor

from tests.e2e.conftest import World, text
from tests.e2e.pressing import button, first_hint, give_up, press, reply, said
from tests.e2e.test_modes import wrong


async def begin(world: World) -> None:
    """Begin a game in which Ann and Ben have guessed."""
    await world.ann.slash(world.channel, "wordle play", mode="together")
    first, second, *_ = await wrong(world)
    await world.ann.slash(world.channel, "wordle guess", word=first)
    await world.ben.slash(world.channel, "wordle guess", word=second)


async def wish(who: MemberActor, world: World) -> InteractionResult:
    """Look at the hints, and wish for the first."""
    looked = await who.slash(world.channel, "wordle hint")
    assert looked.ephemeral
    assert "has to agree" in said(looked)
    return await who.click(reply(looked), custom_id=button(looked, "hint"))


async def test_a_hint_in_a_game_of_several_needs_another_who_agrees(world: World) -> None:
    await begin(world)
    await wish(world.ann, world)
    assert f"{world.ann.mention} would like a hint" in text(world.latest)
    own = await press(world.ann, world.latest, "Agree")
    assert "Somebody else who began this game or has guessed in it has to agree" in said(own)
    cat = world.guild.add_member(world.env.create_user("cat"))
    assert "Somebody else who began" in said(await press(cat, world.latest, "Agree"))
    await world.restart()
    await press(world.ben, world.latest, "Agree")
    assert f"{world.ben.mention} agrees" in text(world.latest)
    hint = await press(world.ann, world.latest, "Take a hint")
    assert hint.ephemeral
    assert "With the first hint, this game no longer counts" in said(hint)


async def test_a_game_counts_until_a_hint_is_taken_whoever_has_agreed(world: World) -> None:
    await begin(world)
    await wish(world.ann, world)
    assert "With the first hint, this game no longer counts" in text(world.latest)
    await press(world.ben, world.latest, "Agree")
    await world.ann.slash(world.channel, "wordle board")
    assert "no longer counts" not in text(world.latest)
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    assert "no longer counts" not in text(world.latest)
    board = await world.ann.slash(world.channel, "wordle leaderboard", mode="together")
    assert "not counted" not in said(board)


async def test_the_board_says_who_took_the_hint_that_was_agreed_on(world: World) -> None:
    await begin(world)
    await wish(world.ann, world)
    await press(world.ben, world.latest, "Agree")
    await first_hint(world.ann, world.channel)
    await world.ann.slash(world.channel, "wordle board")
    told = text(world.latest)
    assert f"{world.ann.mention} took a hint, so this game no longer counts." in told
    assert f"{world.ben.mention} took" not in told


async def test_who_has_played_alone_takes_a_hint_as_before(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    first, *_ = await wrong(world)
    await world.ann.slash(world.channel, "wordle guess", word=first)
    await first_hint(world.ann, world.channel)
    assert "took a hint, so this game no longer counts" in text(world.latest)


async def test_whoever_has_not_guessed_takes_no_hint_alone(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    first, second, *_ = await wrong(world)
    await world.ann.slash(world.channel, "wordle guess", word=first)
    refused = await world.ben.slash(world.channel, "wordle hint")
    assert refused.ephemeral
    assert "You haven't guessed in this game yet." in said(refused)
    assert wishes(world) == []
    await world.ben.slash(world.channel, "wordle guess", word=second)
    await wish(world.ben, world)
    assert f"{world.ben.mention} would like a hint" in text(world.latest)
    await press(world.ann, world.latest, "Agree")
    assert (await world.ben.slash(world.channel, "wordle hint")).ephemeral


async def test_nobody_takes_a_hint_in_a_game_that_somebody_else_has_just_begun(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    refused = await world.ben.slash(world.channel, "wordle hint")
    assert "You haven't guessed in this game yet." in said(refused)
    guess, *_ = await wrong(world)
    await world.ben.slash(world.channel, "wordle guess", word=guess)
    await wish(world.ben, world)
    assert f"{world.ben.mention} would like a hint" in text(world.latest)
    await press(world.ann, world.latest, "Agree")
    assert f"{world.ann.mention} agrees" in text(world.latest)
    await world.ann.slash(world.channel, "wordle board")
    assert "no longer counts" not in text(world.latest)


async def test_who_agrees_too_late_can_begin_another_game_at_once(world: World) -> None:
    await begin(world)
    await wish(world.ann, world)
    asked = world.latest
    await world.restart()
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    late = await press(world.ben, asked, "Agree")
    assert "That game has ended." in said(late)
    await press(world.ben, reply(late), "Begin")
    assert "Which word of 5 letters is it?" in text(world.latest)


def wishes(world: World) -> list[str]:
    """What stands in the channel of hints that somebody would like."""
    told = [text(message) for message in world.channel.history()]
    return [one for one in told if "would like a hint" in one or "agrees" in one]


async def test_one_request_for_a_hint_stands_whoever_asks_again(world: World) -> None:
    await begin(world)
    for who in (world.ann, world.ann, world.ben):
        await wish(who, world)
    assert len(wishes(world)) == 1
    assert f"{world.ben.mention} would like a hint" in text(world.latest)
    await press(world.ann, world.latest, "Agree")
    assert len(wishes(world)) == 1


@pytest.mark.parametrize("end", ["guess", "give up", "idle"])
@pytest.mark.parametrize("agreed", [False, True])
async def test_a_request_for_a_hint_is_gone_with_its_game(
    world: World, end: str, agreed: bool
) -> None:
    await begin(world)
    await wish(world.ann, world)
    if agreed:
        await press(world.ben, world.latest, "Agree")
    assert len(wishes(world)) == 1
    if end == "guess":
        await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    elif end == "give up":
        await give_up(world.ann, world.channel)
        await give_up(world.ben, world.channel)
    else:
        await world.later(days=2)
    assert wishes(world) == []


async def test_where_no_game_is_one_can_begin(world: World) -> None:
    nothing = await world.ann.slash(world.channel, "wordle guess", word="crane")
    assert "There is no game here." in said(nothing)
    await press(world.ann, reply(nothing), "Begin")
    assert "Which word of 5 letters is it?" in text(world.latest)
