"""The command's name is the host's: Discord, every text and the terminal use it."""

from __future__ import annotations

import re
from collections.abc import Generator
from pathlib import Path

import discord
import pytest

from bot import texts
from bot.adapters.controls.commands import list_commands
from bot.command_line import run_command
from bot.local.commands import split
from bot.texts import LOCALES, load, name_command
from bot.texts.catalogue import find_missing
from tests.texts.sheet import render

TEXTS = Path(texts.__file__).parent


@pytest.fixture
def _tiles() -> Generator[None]:
    before = texts.fingerprint()
    name_command("tiles")
    assert texts.fingerprint() != before, "Discord is told"
    yield
    name_command("wordle")


def test_no_text_writes_the_name_out() -> None:
    assert [
        file for file in TEXTS.glob("*/*.ftl") if re.search(r"/wordle\b", file.read_text())
    ] == []


@pytest.mark.usefixtures("_tiles")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_host_names_the_command_in_every_text(locale: str) -> None:
    said = [sentence for _, sentence in render(locale)]
    # what is not translated yet is said in English
    assert find_missing(locale) or any("/tiles play" in one for one in said)
    assert not any("/wordle" in one for one in said)


@pytest.mark.usefixtures("_tiles")
def test_discord_and_the_terminal_know_that_name() -> None:
    (group,) = list_commands([])
    assert isinstance(group, discord.app_commands.Group)
    assert (group.name, group.description) == ("tiles", load()("commands-root"))
    for typed in ("/tiles play solo", "tiles play solo", "/play solo"):
        assert split(typed, {"/tiles play": {}}) == ("/tiles play", ["solo"])


def test_the_help_of_the_command_line_names_it_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TILEMATE_COMMAND", "tiles")
    with pytest.raises(SystemExit):
        run_command(["--help"])
    told = capsys.readouterr().out
    assert "echo '/tiles play together' | tilemate local" in told
    assert "/wordle" not in told
