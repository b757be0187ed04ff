"""Lines as Discord shows commands, and their completion."""

from __future__ import annotations

from typing import Any

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from simcord import MemberActor

from bot.local.commands import Completer, list_commands, parse_options, split
from bot.local.world import World
from tests.local.conftest import Say


@pytest.mark.parametrize(
    ("line", "name", "given"),
    [
        ("/wordle play 6 hard", "/wordle play", {"length": 6, "hard": "hard"}),
        ("/wordle play mode:solo length:4", "/wordle play", {"mode": "solo", "length": 4}),
        ("/wordle play SOLO 4", "/wordle play", {"mode": "solo", "length": 4}),
        ("/wordle play turns:yes", "/wordle play", {"turns": True}),
        ("/play 6", "/wordle play", {"length": 6}),
        ("wordle play", "/wordle play", {}),
        (
            "/WORDLE Help raise 🟩⬛⬛🟨🟩",
            "/wordle help",
            {"guess": "raise", "hints": "🟩⬛⬛🟨🟩"},
        ),
        ("/record Wordle 1,234 3/6", "/wordle record", {"share": "Wordle 1,234 3/6"}),
        ("/record Nerdle 9\\nWordle 8 3/6", "/wordle record", {"share": "Nerdle 9\nWordle 8 3/6"}),
        ("/wordle guess it's", "/wordle guess", {"word": "it's"}),
        ("/play language:Deutsch hard:on", "/wordle play", {"language": "de", "hard": "hard"}),
        ("/play language:german", "/wordle play", {"language": "de"}),
        (
            "/analyse crane moist greek",
            "/wordle analyse",
            {"share": "crane", "words": "moist greek"},
        ),
        ("/play hard:Off turns:on", "/wordle play", {"hard": "off", "turns": True}),
        ("/analyse words:crane moist", "/wordle analyse", {"words": "crane moist"}),
        (
            "/analyse words:crane moist answer:joint",
            "/wordle analyse",
            {"words": "crane moist", "answer": "joint"},
        ),
        (
            "/analyse crane moist joint",
            "/wordle analyse",
            {"share": "crane", "words": "moist joint"},
        ),
    ],
)
async def test_a_line_is_read_as_discord_shows_it(
    world: World, line: str, name: str, given: dict[str, Any]
) -> None:
    commands = list_commands(world)
    found, rest = split(line, commands)
    assert (found, parse_options(found, commands, rest, world)) == (name, given)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/", "'/' is no command"),
        ("/nothing", "'/nothing' is no command"),
        ("/wordle", "'/wordle' is no command"),
        ("/as", "a name has 1 to 32 letters"),
        (f"/as {'n' * 33}", "a name has 1 to 32 letters"),
        ("/wordle guess", "word is missing; write /wordle guess <word>"),
        ("/wordle board now", "that is too much; write /wordle board"),
        ("/wordle leaderboard ranking:rating", "there is no option ranking; write /wordle"),
        ("/wordle play mode:chess", "mode is one of together, solo, race"),
        (
            "/wordle play length:11",
            "length is a number from 3 to 10, and not '11'; write /wordle play [mode]",
        ),
        ("/wordle play turns:perhaps", "turns"),
        (
            "/wordle help guess:crane hints:00020 hard:true",
            "hard is one of off, hard, ultra, and not 'true'",
        ),
        ("/wordle help picture:nothing.png", "cannot read nothing.png: No such file"),
    ],
)
async def test_a_line_that_is_no_command_says_what_would_be(say: Say, line: str, said: str) -> None:
    assert said in await say(line)


async def test_every_command_of_the_bot_can_be_typed_and_is_listed(say: Say, world: World) -> None:
    root = world.backend.commands[None]["wordle", 1]
    said = await say("/help")
    assert all(f"/wordle {option['name']}" in said for option in root["options"])
    assert "/wordle leaderboard [period] [mode] [view]" in said


@pytest.mark.parametrize("given", ["ben", "@Ben", "player:ben"])
async def test_a_person_is_an_option_by_name(world: World, given: str) -> None:
    found = parse_options("/wordle stats", list_commands(world), [given], world)
    assert found["player"].id == world.person("ben").id


async def test_several_words_that_name_a_command_are_that_command(say: Say) -> None:
    assert "6 guesses left" in await say("wordle play together")


async def test_who_forgets_the_slash_is_told(say: Say) -> None:
    await say("/wordle play together")
    assert "Commands begin with a slash: /help" in await say("help")
    assert "Commands begin with a slash: /wordle board" in await say("board")
    for lost in ("?", "exit", "bye"):
        assert "/quit" in await say(lost)


@pytest.mark.parametrize(
    ("line", "proposed"),
    [
        ("/wordle pl", "/wordle play"),
        ("/wordle play mo", "mode:solo"),
        ("/play mode:so", "mode:solo"),
        ("cra", "crane"),
        ("/wordle guess cra", "crane"),
        ("/a", "/as"),
    ],
)
async def test_completion_proposes_commands_choices_and_words(
    world: World, line: str, proposed: str
) -> None:
    await world.owner.slash(world.channel, "wordle play", mode="together")
    assert proposed in await complete(world, world.owner, line)


async def test_completion_knows_the_game_of_who_plays_now(world: World) -> None:
    ben = world.person("ben")
    await ben.slash(world.channel, "wordle play", mode="solo", length=4)
    found = await complete(world, ben, "cra")
    assert found
    assert {len(word) for word in found} == {4}


async def test_completion_is_silent_where_nothing_is_known(world: World) -> None:
    for line in ("/nothing here", '/wordle "', "20012"):
        assert await complete(world, world.owner, line) == []


async def complete(world: World, player: MemberActor, line: str) -> list[str]:
    completer = Completer(world, lambda: player)
    found = completer.get_completions_async(Document(line), CompleteEvent())
    return [each.text async for each in found]
