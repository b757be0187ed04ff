"""The program, through a pipe and through a terminal."""

from __future__ import annotations

import io
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pexpect
import pytest

from bot.__main__ import main
from bot.app import Services
from bot.configuration import Configuration
from bot.domain.clock import utc_now
from bot.logs import configure
from bot.operations.file_lock import hold_database
from bot.operator_errors import OperatorError
from bot.run import run_local
from tests.local.conftest import environment, pipe


def test_a_script_plays_solves_and_reads_the_leaderboard(quick: Path) -> None:
    done = pipe(
        quick,
        "# as the README promises",
        "/wordle play together",
        "crane",
        "moist",
        "/wordle help raise 01002",
        "/wordle leaderboard",
    )
    assert done.returncode == 0
    assert "⬛" in done.stdout
    assert done.stdout.count("M O I S T") == 1
    assert "left" in done.stdout
    assert "Leaderboard" in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


Play = Callable[..., tuple[int, str, str]]
"""Runs the program in this process; returns its exit status and what it wrote."""


@pytest.fixture
def play(
    quick: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Play]:
    for name, value in environment(quick).items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)

    def play(*lines: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        status, written = main(["local"]), capsys.readouterr()
        return status, written.out, written.err

    yield play
    configure("info", "console")


def test_several_people_share_a_terminal_and_a_database(play: Play) -> None:
    rows = ("crane", "moist", "buddy", "flask", "whelp", "vegan")
    players = ("/as ann", "/as ben")
    turns = [line for turn, word in enumerate(rows) for line in (players[turn % 2], word)]
    play("/wordle play together", *turns)
    status, printed, _ = play("/wordle leaderboard mode:together", "/quit", "/nothing")
    assert status == 0
    assert "ann, 7.00" in printed
    assert "ben, 7.00" in printed


def test_summaries_are_tried_without_discord(play: Play) -> None:
    status, told, _ = play(
        "/as Wordle",
        "/say Here are yesterday's results: 4/6: @ann",
        "/as you",
        "/wordle settings",
    )
    assert status == 0
    assert "Wordle summaries are posted here." in told
    assert "[1] Import our Wordle history" in told


def test_a_name_behind_an_at_is_a_mention_of_whoever_is_here(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TILEMATE_MESSAGE_CONTENT", "on")
    people = ("/as Moderator", "/say hi", "/as Big Bob", "/say hi")
    summary = ("/as Wordle", "/say Here are yesterday's results: 3/6: @big bob 4/6: @moderator")
    import_all = ("/as you", "1", "1")
    status, told, refused = play(*people, *summary, *import_all, "/wordle records Wordle")
    assert (status, refused) == (0, "")
    assert re.search("Big Bob.* 3.00", told)
    assert re.search("Moderator.* 4.00", told)
    assert "Who is who (" not in told


def test_a_line_of_a_script_that_is_refused_is_named_by_its_number(play: Play) -> None:
    status, _, refused = play("/as ann", f"/as {'n' * 33}", "/wordle about")
    assert status == 2
    assert refused == "tilemate: line 2: a name has 1 to 32 letters\n"


def test_a_refusal_is_an_answer_but_a_misspelt_command_is_a_failure(play: Play) -> None:
    status, printed, _ = play("/wordle play together", "qzxvk")
    assert status == 0
    assert "QZXVK is not in my word list" in printed
    status, printed, complaint = play("/wordle plya", "/wordle board")
    assert status == 2
    assert (
        "tilemate: line 1: '/wordle plya' is no command; did you mean /wordle play?\n" in complaint
    )
    assert "⬜⬜⬜⬜⬜" in printed


def test_a_reader_that_has_seen_enough_is_no_failure(quick: Path) -> None:
    command = f"{sys.executable} -m bot local | head -1"
    done = subprocess.run(
        ["/bin/bash", "-o", "pipefail", "-c", command],
        input="/help\n" * 50,
        env=environment(quick),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "Commands\n", "")


def test_input_that_is_no_text_and_an_output_of_few_letters_do_no_harm(quick: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "local"],
        input=b"/play together\n\xff\xfe\x00\n/as \xff\n/wordle board\n",
        env={**environment(quick), "PYTHONIOENCODING": "ascii:strict"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().count("⬜⬜⬜⬜⬜") == 2


@pytest.mark.parametrize("plain", [False, True])
def test_a_person_plays_at_a_prompt(quick: Path, *, plain: bool) -> None:
    terminal = {**environment(quick), "TERM": "xterm-256color"}
    terminal.pop("NO_COLOR", None)
    child: pexpect.spawn[str] = pexpect.spawn(
        f"{sys.executable} -m bot local",
        env=terminal | ({"NO_COLOR": "1"} if plain else {}),
        encoding="utf-8",
        timeout=60,
        dimensions=(50, 39),
    )
    child.expect("Begin with")
    child.sendline("/wordle play together")
    child.expect("6 guesses left")
    child.expect("Guess")
    child.sendline("1")
    child.expect("A word of 5 letters:")
    child.sendline("crane")
    child.expect("C R A N E" if plain else "\x1b\\[[0-9;]+m C ")
    child.expect("5 guesses left")
    # the prompt takes the key only once it is drawn; before, the terminal swallows it
    child.expect("2004h.*>")
    child.sendcontrol("d")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_library_that_is_missing_is_named_with_what_installs_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def find(name: str) -> str | None:
        return None if name == "av" else name

    monkeypatch.setattr("bot.extras.find_spec", find)
    assert main(["try"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("tilemate: try needs av; install with: pip install '.[try]'")
    assert said.count("\n") == 1


def test_games_here_are_kept_apart_from_a_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TILEMATE_DATABASE_URL", raising=False)
    settings = Configuration.read()
    assert settings.local_database_url != settings.database_url
    monkeypatch.setenv("TILEMATE_DATABASE_URL", "sqlite:///here")
    settings = Configuration.read()
    assert settings.local_database_url == settings.database_url


async def test_a_database_that_serves_discord_is_left_alone(services: Services) -> None:
    url = services.store.engine.url.render_as_string()
    with hold_database(url), pytest.raises(OperatorError, match="another bot uses it"):
        await run_local(url)


WORDLE = f"Wordle {(utc_now().date() - date(2021, 6, 19)).days:,}"


def test_a_message_is_changed_taken_back_and_recorded_from_its_menu(play: Play) -> None:
    status, told, refused = play(
        "/delete",
        rf"/say {WORDLE} 2/6\n\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩",
        "/apps",
        "/apps record",
        rf"/edit {WORDLE} 3/6\n\n⬛🟨⬛⬛⬛\n🟩🟩⬛🟨⬛\n🟩🟩🟩🟩🟩",
        "/apps Record result",
        "/delete",
    )
    assert status == 2
    assert "post a message first: /say TEXT" in refused
    assert "Help with this puzzle, Analyze this game, Record result" in refused
    assert told.count(f"{WORDLE} · 2 guesses") == 1
    # the edit has been read already
    assert told.count(f"{WORDLE} is recorded already: 3 guesses") == 1


def test_a_line_that_cannot_be_carried_out_says_what_may_be_meant(play: Play) -> None:
    status, _, refused = play("/wordle statistics", f"{WORDLE} 2/6", "/qwrtz")
    assert status == 2
    assert "'/wordle statistics' is no command; did you mean /wordle stats?" in refused
    record = 'record it with /wordle record share:"…"'
    assert f"this is a result of Wordle: post it with /say, or {record}" in refused
    assert "'/qwrtz' is no command; /help lists them" in refused


def test_people_go_on_in_the_other_channel(play: Play) -> None:
    status, told, refused = play("/in #results", f"/say {WORDLE} 2/6", "/in nowhere", "/in general")
    assert status == 2
    assert "You are in #results now." in told
    assert "You are in #general now." in told
    assert "the channels are #general, #results" in refused


def test_somebody_elses_message_is_recorded_from_its_menu(play: Play) -> None:
    _, told, refused = play(
        "/as ann",
        rf"/say {WORDLE} 2/6\n\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩",
        "/as you",
        "/apps Record result",
        "/apps Record result",
    )
    assert refused == ""
    assert f"{WORDLE} is recorded already: 2 guesses" in told


def test_of_people_the_one_who_is_called_so_comes_first_and_the_app_is_none(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TILEMATE_MESSAGE_CONTENT", "on")
    people = ("/as ben", "/say hi", "/as lea", "/say hi", "/as ann", "/say hi")
    summary = ("/as Wordle", "/say Here are yesterday's results: 4/6: @Miss Lea")
    _, told, _ = play(*people, *summary, "/as you", "1", "1", "/records")
    asked = told[told.rindex("Who is Miss Lea?") :]
    names = re.findall(r"\[\d+\] (\w+)", asked)
    assert names[0] == "lea"
    assert {"ann", "ben"} <= {*names}
    assert "Wordle" not in names


def test_a_menu_of_people_lists_who_has_played(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEMATE_MESSAGE_CONTENT", "on")
    summary = ("/as Wordle", "/say Here are yesterday's results: 4/6: @Lea")
    import_all = ("/as you", "1", "1")
    _, told, _ = play("/as ann", *summary, *import_all, "/records game:Wordle", "2")
    assert "[2] ann" in told
    assert "ann is Lea from now on. 1 result was added." in told


def test_an_archive_is_named_and_not_printed(play: Play) -> None:
    _, told, _ = play("/wordle about", "4", "1")
    assert "tilemate-csv.zip, " in told
    assert "\0" not in told


def test_a_form_asks_for_a_choice_until_there_is_one(play: Play) -> None:
    _, said, _ = play("/wordle challenge", "blume", "", "klingon", "deu", "")
    assert "Choose one of these: Bahasa Indonesia, Deutsch," in said
    assert "Challenge · Deutsch · 5 letters" in said


def test_a_pipe_is_told_what_a_form_asks_for_and_writes_lines_with_a_backslash(play: Play) -> None:
    _, said, _ = play("/wordle challenge", "crane", "first\\nsecond", "", "")
    assert "A word of 4 to 8 letters:" in said
    assert "A clue, if you like:" in said
    assert "second" in said
    assert "\\nsecond" not in said


def test_an_interrupt_ends_a_pipe_without_a_trace(quick: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "local"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment(quick),
        text=True,
    ) as program:
        assert program.stdin
        assert program.stdout
        program.stdin.write("/wordle about\n")
        program.stdin.flush()
        while "word games" not in program.stdout.readline():
            pass
        program.send_signal(signal.SIGINT)
        assert program.wait(30) == 0
        assert "Traceback" not in program.stdout.read()


def test_what_did_not_change_is_not_printed_again_when_somebody_comes(quick: Path) -> None:
    record = f'/wordle record "{WORDLE} 3/6"'
    lines = [record, "/wordle records", "4", "/as Zoe", "/as you", "/say again", "1"]
    done = pipe(quick, *lines)
    assert done.stdout.count("Choose somebody's second account") == 1
    # the numbers are still those of what was printed last
    assert "Whose second account is" in done.stdout
    assert done.returncode == 0
