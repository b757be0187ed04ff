"""Pictures of boards: read where they are posted, shown to confirm, and corrected."""

from __future__ import annotations

from typing import Any

from tests.e2e.conftest import World
from tests.e2e.pressing import labels, press, reply, said
from tests.shots import blank, several, shot

HELP, ANALYSE = "Help with this puzzle", "Analyze this game"
OPEN = shot(("crane", "moist", "buddy"), "vegan")
OVER = shot(("crane", "moist", "buddy", "vegan"), "vegan")
BARE = shot(("crane", "moist", "buddy"), "vegan", letters=False)
TWO = several([(("crane", "moist"), "vegan"), (("slate", "pound"), "moist")])


async def test_a_picture_at_a_command_is_read_and_helped_with(world: World) -> None:
    shown = await world.ann.slash(world.channel, "wordle help", picture=("board.png", OPEN))
    assert shown.ephemeral
    assert "what I read in your picture" in said(shown)
    assert "⬛⬛🟨🟨🟨  C R A N E" in said(shown)
    assert "⬛⬛⬛⬛⬛  B U D D Y" in said(shown)
    assert "A nudge" in labels(reply(shown))


async def test_a_picture_of_a_finished_game_is_analysed(world: World) -> None:
    shown = await world.ann.slash(world.channel, "wordle analyse", picture=("board.jpg", OVER))
    assert shown.ephemeral
    assert "what I read in your picture" in said(shown)
    assert "V E G A N" in said(shown).replace("\u00a0", " ")
    assert "Solved in 4." in said(shown)


async def test_the_menus_of_a_message_read_its_pictures(world: World) -> None:
    message = await world.ben.send(world.channel, "look", attachments=[("board.png", OPEN)])
    helped = await world.ann.context_menu(world.channel, HELP, message)
    assert "C R A N E" in said(helped)
    message = await world.ben.send(world.channel, "done", attachments=[("board.png", OVER)])
    told = await world.ann.context_menu(world.channel, ANALYSE, message)
    assert "Solved in 4." in said(told)
