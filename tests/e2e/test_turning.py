"""What somebody else has asked for is not turned away under the eyes of all."""

from __future__ import annotations

from simcord.enums import ComponentType

from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, press, reply, said
from tests.reading import parts

POINTS = "all.points..5.1.server"
"""What a leaderboard's menu holds for its points."""


async def finish(world: World) -> None:
    """Ann and Ben each finish a board of their own."""
    for who in (world.ann, world.ben):
        await who.slash(world.channel, "wordle play", mode="solo")
        await who.slash(world.channel, "wordle guess", word=await world.answer())


async def test_a_press_of_another_answers_them_alone(world: World) -> None:
    await finish(world)
    await world.ann.slash(world.channel, "wordle leaderboard")
    before = text(world.latest)
    for label in labels(world.latest)[:3]:
        turned = await press(world.ben, world.latest, label)
        assert turned.ephemeral
        assert text(world.latest) == before


async def test_who_asked_for_a_leaderboard_turns_it_for_all(world: World) -> None:
    await finish(world)
    await world.ann.slash(world.channel, "wordle leaderboard")
    before = text(world.latest)
    await world.restart()
    await world.ann.select(world.latest, [POINTS], custom_id="menu:ranks:view")
    assert text(world.latest) != before
    assert len(world.channel.history()) == 1


async def test_a_private_answer_is_turned_in_place(world: World) -> None:
    await finish(world)
    await world.ann.slash(world.channel, "wordle leaderboard")
    turned = await world.ben.select(world.latest, [POINTS], custom_id="menu:ranks:view")
    before = said(turned)
    back = "all.guesses..5.1.server"
    again = await world.ben.select(reply(turned), [back], custom_id="menu:ranks:view")
    assert again.response is None or again.response.id == reply(turned).id
    assert said(turned) != before


async def test_statistics_of_another_are_turned_for_oneself(world: World) -> None:
    await finish(world)
    shown = await world.ben.slash(world.channel, "wordle stats", player=world.ann)
    await world.ben.click(reply(shown), label="Post it here")
    before = text(world.latest)
    (menu,) = parts(world.latest, ComponentType.STRING_SELECT)
    value = next(one["value"] for one in menu["options"] if not one.get("default"))
    turned = await world.ann.select(world.latest, [value], custom_id=menu["custom_id"])
    assert turned.ephemeral
    assert text(world.latest) == before
