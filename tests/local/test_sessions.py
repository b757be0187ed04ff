"""What people type, wrongly too: they are answered in plain words, which name what exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from itertools import groupby
from pathlib import Path

import pytest

from bot.local.commands import list_commands
from bot.local.world import World
from engine.solver import STRATEGIES
from tests.local.conftest import Say

SESSIONS = (Path(__file__).parent / "sessions.txt").read_text("utf-8").split("\n## ")[1:]
JARGON = (
    r"\{|\}|\$\w|Traceback|Error\b|\bNone\b|\bnull\b|parsed|custom_id|invalid"
    r"|\b(?:refusals|games|matches|puzzles|coach|guilds|players|standings|board)-[a-z-]+"
    r"|\b(?!WordNet\b)[A-Z][a-z]+(?:[A-Z][a-z]+)+\b"  # the name of a class
)


def internal_names() -> Iterator[str]:
    """Values of enums and names of strategies that are no English words."""
    yield from STRATEGIES
    for enum in StrEnum.__subclasses__():
        if enum.__module__.partition(".")[0] in {"bot", "engine"}:
            yield from enum


INTERNAL = {name for name in internal_names() if not name.isalpha()}


@pytest.mark.parametrize("session", SESSIONS, ids=lambda session: session.partition("\n")[0])
async def test_whoever_types_what_is_answered_in_plain_words(
    session: str, say: Say, world: World
) -> None:
    _, *lines = session.strip().splitlines()
    told = said = ""
    for expected, typed in groupby(filter(None, lines), lambda line: line.startswith("> ")):
        if expected:
            assert not [line for line in typed if line[2:].casefold() not in said.casefold()]
        else:
            said = await say(*typed)
            told += said
    assert told
    # the terminal's own complaints list what can be typed there
    told = re.sub(r"(?m)^tilemate: .*$", "", told)
    assert not re.findall(JARGON, told)
    assert not [name for name in INTERNAL if name in told]
    assert "Something went wrong" not in told
    named = set(re.findall(r"/wordle [a-z]+", told))
    assert named <= set(list_commands(world)), named


def test_there_are_many_sessions() -> None:
    assert len(SESSIONS) >= 60
    assert len({session.partition("\n")[0] for session in SESSIONS}) == len(SESSIONS)
