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
    ("command", "said"),
    [
        ("rules", "greens count first"),
        ("modes", "**Solo** – "),
        ("about", "`/wordle privacy`"),
        ("privacy", "**What I keep**"),
        ("privacy", "words you set for others, words I guessed and your marks"),
    ],
)
async def test_it_teaches_privately(world: World, command: str, said: str) -> None:
    shown = await world.ann.slash(world.channel, f"wordle {command}")
    assert shown.ephemeral
    assert said in text(shown.response)


async def test_it_teaches_in_direct_messages_too(world: World) -> None:
    user = world.env.create_user("cat")
    assert "The rules" in text((await user.slash("wordle rules")).response)


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
    shown = reply(await world.ann.slash(world.channel, "wordle privacy"))
    asked = await world.ann.click(shown, label="Delete my data")
    assert "cannot be undone" in text(asked.response or shown)
    await world.restart()
    await world.ann.click(shown, label="Delete everything")
    assert "Everything about you is deleted" in text(shown)
    assert "turns" not in await exported(world, world.ann)
    board = await world.ben.slash(world.channel, "wordle board")
    assert board.acknowledged
    assert "C R A N E" in text(world.latest)
    assert "somebody" in text(world.latest)
    assert world.ann.mention not in text(world.latest)
    here = Place(world.channel.id, world.guild.id)
    await world.services.games.board(Asker(0, here, Player(world.ben.id)))


async def exported(world: World, who: simcord.MemberActor) -> dict[str, Any]:
    shown = reply(await who.slash(world.channel, "wordle privacy"))
    sent = await who.click(shown, label="Export my data")
    file, tables = reply(sent).attachments
    assert tables.filename == "tilemate-csv.zip"
    assert file.filename == "tilemate.json"
    return json.loads(await file.read())
