"""Every example that --help shows works, typed as it stands."""

from __future__ import annotations

import io
import re
import shlex
import sys
from importlib import import_module
from pathlib import Path

import pytest

from engine.__main__ import main
from tests.engine.commands.lists import written

WORDS = ["chess", "crane", "joint", "moist", "raise", "slate", "swiss", "watch"]
MADE = ["score", "filter", "suggest", "solve", "analyse", "difficulty", "letters"]
PLAYED = ["simulate", "compare", "tree", "prove", "verify"]


def examples(command: str) -> list[list[str]]:
    """The arguments of each example; remarks stand three blanks behind."""
    lines: str = import_module(f"engine.commands.{command}").EPILOG
    found = re.findall(r"^  python -m engine (.*?)(?:   .*)?$", lines, re.MULTILINE)
    return [shlex.split(line) for line in found]


@pytest.mark.parametrize("command", [*MADE, "simulate", "compare", "tree prove verify"])
def test_every_example_works(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("A.txt", "B.txt", "my-words.txt"):
        written(Path(name), WORDS)
    for arguments in (one for name in command.split() for one in examples(name)):
        monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
        # a few words instead of thousands
        slow = arguments[0] in PLAYED or arguments[:2] == ["difficulty", "--all"]
        few = ["--answers=A.txt", "--allowed=B.txt", "--length=5"] if slow else []
        assert main([*arguments, *few]) == 0, arguments
