"""The terminal game, through a pipe and through a terminal."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from bot.local.commands import Misspelt, read
from bot.local.completion import Completion
from bot.local.printing import printed
from bot.render.reply import Reply


def environment(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    return {**kept, "TILEMATE_DATABASE_URL": f"sqlite:///{folder / 'local.sqlite3'}"}


def pipe(folder: Path, *lines: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot"],
        input="\n".join(lines) + "\n",
        env=environment(folder),
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_script_plays_solves_and_reads_the_leaderboard(tmp_path: Path) -> None:
    done = pipe(
        tmp_path,
        "/wordle play",
        "/wordle guess crane",
        "/wordle board",
        "/wordle help raise 00000",
        "/wordle climb guesses",
        "/wordle leaderboard",
    )
    assert done.returncode == 0
    assert done.stdout.count("C R A N E") == 2
    assert "Next guess" in done.stdout
    assert "Leaderboard" in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


def test_several_people_share_a_terminal_and_a_database(tmp_path: Path) -> None:
    pipe(
        tmp_path, "/as ann", "/wordle play", "crane", "/as ben", "moist", "/as ann", "/wordle stop"
    )
    done = pipe(tmp_path, "/wordle leaderboard")
    assert "ann · 0 wins in 1 game" in done.stdout
    assert "ben · 0 wins in 1 game" in done.stdout


def test_a_refusal_is_an_answer_but_a_misspelt_command_is_a_failure(tmp_path: Path) -> None:
    refused = pipe(tmp_path, "/wordle play", "qzxvk")
    assert refused.returncode == 0
    assert "QZXVK is not in my word list" in refused.stdout
    misspelt = pipe(tmp_path, "/wordle plya", "/wordle play length:9", "/help")
    assert misspelt.returncode == 2
    assert "'/wordle' is no command" in misspelt.stderr
    assert "length is one of 4, 5, 6, 7, 8" in misspelt.stderr
    assert "/wordle leaderboard [period] [mode]" in misspelt.stdout


def test_who_forgets_the_slash_is_told(tmp_path: Path) -> None:
    done = pipe(tmp_path, "/play", "help", "?", "wordle play", "exit", "quit")
    assert done.returncode == 0
    assert "Commands begin with a slash: /help" in done.stdout
    assert "Commands begin with a slash: /wordle play" in done.stdout
    assert "Commands begin with a slash: /quit" in done.stdout
    assert done.stdout.count("/help lists every command, /quit leaves.") == 2


def test_a_reader_that_has_seen_enough_is_no_failure(tmp_path: Path) -> None:
    command = f"{sys.executable} -m bot | head -1"
    done = subprocess.run(
        ["/bin/bash", "-o", "pipefail", "-c", command],
        input="/help\n" * 50,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "Commands\n", "")


def test_input_that_is_no_text_and_an_output_of_few_letters_do_no_harm(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot"],
        input=b"/play\n\xff\xfe\x00\n/as \xff\n/wordle board\n",
        env={**environment(tmp_path), "PYTHONIOENCODING": "ascii:strict"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().count("⬜⬜⬜⬜⬜") == 2


def test_help_can_be_undone_and_begun_anew(tmp_path: Path) -> None:
    done = pipe(
        tmp_path, "/wordle help raise 00000", "/wordle words", "/wordle undo", "/wordle new"
    )
    assert re.search(r"^\d+ words$", done.stdout, re.MULTILINE)
    assert "No rows yet." in done.stdout
    assert "A fresh start." in done.stdout


def test_a_puzzle_is_solved_by_typing_the_tiles(tmp_path: Path) -> None:
    done = pipe(
        tmp_path,
        "/wordle solve",
        "/wordle other caves",
        "/wordle mark 20012",
        "/wordle climb nudge",
        "/wordle why chest",
        "/wordle other swiss",
        "/wordle mark 22222",
        "/wordle mend",
        "/wordle other chess",
        "/wordle mark ggggg",
    )
    assert done.returncode == 0
    assert re.search(r"Guess: (\w ){4}\w\n", done.stdout)
    assert "Enter: /wordle mark <hints>" in done.stdout
    assert "CHEST is out: row 1 shows that letter 5 is S." in done.stdout
    assert "cannot all be true" in done.stdout
    assert "Solved in" in done.stdout


def test_the_other_rooms_of_solving_have_their_commands_too(tmp_path: Path) -> None:
    done = pipe(
        tmp_path,
        '/wordle help "raise clout" "00000 01000" length:5 list:everything',
        "/wordle words page:2",
        "/wordle new",
        "/wordle help raise 00000 shared:true boards:1",
        "/wordle undo",
        "/wordle play",
        "/wordle hint letter",
        "/wordle addword grobb",
    )
    assert done.returncode == 0
    assert "every word alike" in done.stdout
    assert "This channel's puzzle" in done.stdout
    assert "Try one with" in done.stdout
    assert "GROBB can be guessed in this server" in done.stdout
    assert "Guesses: /wordle hint guesses" in done.stdout


def test_a_person_plays_at_a_prompt_in_colour(tmp_path: Path) -> None:
    command = f"{sys.executable} -m bot local"
    terminal = {**environment(tmp_path), "TERM": "xterm-256color"}
    terminal.pop("NO_COLOR", None)
    child: pexpect.spawn[str] = pexpect.spawn(
        command, env=terminal, encoding="utf-8", timeout=20, dimensions=(50, 120)
    )
    child.expect("Begin with")
    child.sendline("/wordle play")
    child.expect("What is your first guess")
    child.sendline("crane")
    child.expect("\x1b\\[[0-9;]+m C ")
    child.expect("5 guesses left")
    # the prompt takes the key only once it is drawn; before, the terminal swallows it
    child.expect("2004h.*>")
    child.sendcontrol("d")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize(
    ("line", "command", "options"),
    [
        ("crane", "/wordle guess", {"word": "crane"}),
        ("/wordle play 6 hard", "/wordle play", {"length": "6", "hard": "hard"}),
        ("/wordle play mode:solo length:4", "/wordle play", {"mode": "solo", "length": "4"}),
        ("/wordle play solo 4", "/wordle play", {"mode": "solo", "length": "4"}),
        ("/play 6", "/wordle play", {"length": "6"}),
        ("/help", "/help", {}),
        (
            "/WORDLE Help raise 🟩⬛⬛🟨🟩",
            "/wordle help",
            {"guess": "raise", "hints": "🟩⬛⬛🟨🟩"},
        ),
        ('/as "Ann Lee"', "/as", {"name": "Ann Lee"}),
    ],
)
def test_a_line_is_read_as_discord_shows_it(
    line: str, command: str, options: dict[str, str]
) -> None:
    assert read(line) == (command, options)


@pytest.mark.parametrize(
    "line", ["/", "/nothing", "/wordle", '/as "Ann', "/as", "/wordle guess", "/wordle board now"]
)
def test_a_line_that_is_no_command_is_misspelt(line: str) -> None:
    with pytest.raises(Misspelt):
        read(line)


@pytest.mark.parametrize(
    ("line", "proposed"),
    [
        ("/wordle pl", "/wordle play"),
        ("/wordle play mo", "mode:solo"),
        ("cra", "crane"),
        ("/wordle guess cra", "crane"),
    ],
)
async def test_completion_proposes_commands_choices_and_words(line: str, proposed: str) -> None:
    async def words(prefix: str) -> list[str]:
        return [word for word in ("crane", "moist") if word.startswith(prefix)]

    proposals = Completion(words).get_completions_async(Document(line), CompleteEvent())
    assert proposed in [proposal.text async for proposal in proposals]


def test_markdown_and_mentions_are_spelt_out() -> None:
    reply = Reply("**bold** and *quiet* by <@1> or <@2>: `/wordle play`")
    assert printed(reply, {1: "ann"}, colour=False) == (
        "bold and quiet by ann or somebody: /wordle play\n"
    )
