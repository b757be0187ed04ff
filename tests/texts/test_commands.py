"""The commands as Discord lists them."""

from __future__ import annotations

from typing import Any

import pytest
from discord.app_commands import Command

from bot.adapters.controls.command_texts import describe
from bot.domain.modes import ModeKey
from bot.texts import load
from tests.texts.source import COMMANDS

LONGEST = 100


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_a_command_its_options_and_choices_have_texts_that_fit(
    command: Command[Any, ..., Any],
) -> None:
    describe([command], load())
    named = [choice.name for option in command.parameters for choice in option.choices]
    said = [command.description, *(str(option.description) for option in command.parameters)]
    assert all(1 < len(text.encode("utf-16-le")) // 2 <= LONGEST for text in [*named, *said])


def test_choices_are_named_as_people_say_them() -> None:
    (play,) = (command for command in COMMANDS if command.name == "play")
    describe([play], load())
    modes = play.get_parameter("mode")
    assert modes
    assert [choice.name for choice in modes.choices][:2] == ["Together", "Solo"]
    assert [choice.value for choice in modes.choices] == [*ModeKey]


def test_rivals_are_four_levels_then_characters_and_never_the_name_of_a_strategy() -> None:
    for name in ("play", "stump"):
        (command,) = (command for command in COMMANDS if command.name == name)
        describe([command], load())
        rival = command.get_parameter("rival")
        assert rival
        named = [choice.name for choice in rival.choices]
        levels = [name.split(":")[0] for name in named[:4]]
        assert levels == ["🌱 Easy", "🙂 Normal", "🔥 Hard", "👑 Perfect"]
        assert named[4].startswith("🎻 Viola: ")
