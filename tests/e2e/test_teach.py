"""What the bot teaches, and what it tells people of themselves."""

from __future__ import annotations

import json
from typing import Any

import pytest
import simcord

from bot.domain.players import Asker, Place, Player
from tests.e2e.conftest import World, text
from tests.e2e.pressing import reply


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("Rules", "greens count first"),
        ("Ways to play", "**Solo** – "),
        ("Privacy", "**What I keep**"),
        ("Privacy", "words you set for others, words I guessed and your marks"),
    ],
)
async def test_it_teaches_privately_and_leads_back(world: World, page: str, said: str) -> None:
    shown = await world.ann.slash(world.channel, "wordle about")
    assert shown.ephemeral
    await world.ann.click(reply(shown), label=page)
    assert said in text(reply(shown))
    await world.ann.click(reply(shown), label="About")
    assert "`/wordle play` starts a game" in text(reply(shown))


async def test_a_game_begins_from_what_is_taught(world: World) -> None:
    user = world.env.create_user("cat")
    shown = reply(await user.slash("wordle about"))
    await user.click(shown, label="Begin")
    (board,) = [one for one in user.dm_channel.history() if "guesses left" in text(one)]
    assert "5 letters" in text(board)


async def test_an_export_holds_the_guesses_and_not_the_answer(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    answer = await world.answer()
    data = await exported(world, world.ann)
    assert data["players"][0]["id"] == str(world.ann.id)
    assert [turn["guess"] for turn in data["turns"]] == ["crane"]
    assert answer not in json.dumps(data)


async def test_everything_is_deleted_after_asking_twice(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    await world.ben.slash(world.channel, "wordle guess", word="moist")
    shown = reply(await world.ann.slash(world.channel, "wordle about"))
    await world.ann.click(shown, label="Privacy")
    asked = await world.ann.click(shown, label="Delete my data")
    assert "cannot be undone" in text(asked.response or shown)
    await world.restart()
    await world.ann.click(shown, label="Delete everything")
    assert "All your data is deleted" in text(shown)
    assert "turns" not in await exported(world, world.ann)
    board = await world.ben.slash(world.channel, "wordle board")
    assert board.acknowledged
    assert "C R A N E" in text(world.latest)
    assert "somebody" in text(world.latest)
    assert world.ann.mention not in text(world.latest)
    here = Place(world.channel.id, world.guild.id)
    await world.services.games.board(Asker(0, here, Player(world.ben.id)))


async def exported(world: World, who: simcord.MemberActor) -> dict[str, Any]:
    shown = reply(await who.slash(world.channel, "wordle about"))
    await who.click(shown, label="Privacy")
    sent = await who.click(shown, label="Export my data")
    file, tables = reply(sent).attachments
    assert tables.filename == "tilemate-csv.zip"
    assert file.filename == "tilemate.json"
    return json.loads(await file.read())
