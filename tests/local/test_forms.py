"""Forms and options in the terminal: refused in our own words, and what was typed is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import Services, discord_client
from bot.domain.guild_settings import GuildSettings
from bot.local.choices import find_choice, name_languages
from bot.local.shell import Shell
from bot.local.world import World
from bot.services.health import InMemory
from engine.words import ALPHABETS
from tests.local.conftest import Say


async def test_a_text_that_is_too_long_is_asked_for_again_and_the_others_are_kept(
    say: Say, tmp_path: Path
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("\n".join(f"{a}{b}ane" for a in "bcdfg" for b in "aeiou"))
    await say("/wordle settings", "[Word lists")
    printed = await say(
        "[Add a list", "x" * 400, "Animals", "English", "", str(tmp_path / "no"), str(words)
    )
    assert "characters, and" in printed
    assert "Make it shorter." in printed
    assert "no: No such file or directory. Try again" in printed
    assert "max_length" not in printed
    assert "Animals" in printed.rpartition("Try again")[2]


@pytest.mark.parametrize("language", ["German", "deutsch", "de"])
async def test_a_language_may_be_called_in_english(say: Say, tmp_path: Path, language: str) -> None:
    words = tmp_path / "words.txt"
    words.write_text("\n".join(f"{a}{b}ßen" for a in "bcdfg" for b in "aeiou"), "utf-8")
    await say("/wordle settings", "[Word lists")
    assert "Deutsch · 25 words" in await say("[Add a list", "Class", language, "", str(words))


async def test_a_path_in_a_field_for_words_is_no_command_and_leaves_no_form(
    say: Say, tmp_path: Path
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("\n".join(f"{a}{b}ane" for a in "bcdfg" for b in "aeiou"))
    await say("/wordle settings", "[Word lists")
    printed = await say("[Add a list", "Class", "English", str(words), str(words))
    assert "is no command" not in printed
    assert "English · 25 words" in printed
    assert "Commands" in await say("[Add a list", "Class", "/help")


async def test_a_list_says_which_letters_its_games_do_without(say: Say, tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("\n".join(f"{a}{b}ßen" for a in "bcdfg" for b in "eiou"), "utf-8")
    await say("/wordle settings", "[Word lists")
    printed = await say("[Add a list", "Class", "English", "", str(words))
    assert "Games in English write ß as ss. If these words are Deutsch, press Change" in printed
    changed = await say("[Change", "", "German", "", str(words))
    assert "Deutsch · 20 words" in changed
    assert "Games in" not in changed


@pytest.mark.parametrize("reader", ["en-US", "de", "es-419", "zh-CN", "no", "sv-SE"])
def test_each_language_has_a_name_in_the_language_of_the_reader(reader: str) -> None:
    names = name_languages(["solo", *ALPHABETS], reader)
    assert names["german"] == "de"
    assert {*names.values()} == {*ALPHABETS}


def test_a_language_is_called_as_its_reader_calls_it() -> None:
    choices = [{"name": "Deutsch", "value": "de"}, {"name": "Français", "value": "fr"}]
    assert find_choice(choices, "Allemand", "fr") == "de"
    assert find_choice(choices, "français", "fr") == "fr"


async def test_an_option_says_what_it_takes(say: Say) -> None:
    printed = await say("/wordle leaderboard scope:moon")
    assert "tilemate: scope is one of server, global, and not 'moon'" in printed
    assert "turns is one of yes, no, and not 'perhaps'" in await say("/wordle play turns:perhaps")


async def test_the_mark_of_a_recorded_result_is_shown(
    services: Services, quick: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    client = discord_client(services, in_memory=InMemory(), message_content=True)
    async with World(client, "ann") as world:
        async with services.store.write() as tx:
            watched = GuildSettings(record_channels=frozenset({world.channel.id}), record_days=0)
            await tx.guilds.save(world.server.id, watched)
        lines = iter(["/say Wordle 1,900 4/6"])

        async def ask(_: str) -> str:
            if (line := next(lines, None)) is None:
                raise EOFError
            return line

        await Shell(world).follow(ask)
    assert "📝" in capsys.readouterr().out
