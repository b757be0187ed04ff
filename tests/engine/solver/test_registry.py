"""A strategy costs one file that registers it, and one line that imports the file."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.solver.strategies import STRATEGIES, familiar, opening, register, strategy

ROOT = Path(__file__).parents[3]
FILE = """
from engine.solver.strategies.articles import Sound
from engine.solver.strategies.registry import register

LAST = register(
    Sound(
        name="last",
        summary="the last possible word of the list",
        source="a trial of the registry",
        figure=lambda known, guesses: guesses.astype(float),
    )
)
"""
LINE = "import throwaway"


def run_after(line: str, folder: Path, *statements: str) -> str:
    code = "\n".join([f"import sys; sys.path[:0] = [{str(folder)!r}]", line, *statements])
    done = subprocess.run(
        [sys.executable, "-c", code], check=False, capture_output=True, text=True, cwd=ROOT
    )
    return done.stdout + done.stderr


def test_a_registered_strategy_is_found_by_name_everywhere(tmp_path: Path) -> None:
    (tmp_path / "throwaway.py").write_text(FILE)
    said = run_after(
        LINE,
        tmp_path,
        "from engine import Position, Words",
        "from engine.__main__ import main",
        "words = Words.read(['batch', 'catch', 'hatch'])",
        "print(*[one.guess for one in Position(words).suggest('last')])",
        "main(['suggest', '--strategy', 'last', 'raise=00000', '--top', '1'])",
        "main(['suggest', '--help'])",
    )
    own, ranked, *usage = said.splitlines()
    assert own == "hatch catch batch"
    assert ranked.startswith("yummy ")
    assert re.search(r"\blast\b.*; or your own", " ".join(" ".join(usage).split()))


def test_a_name_is_registered_once() -> None:
    before = dict(STRATEGIES)
    with pytest.raises(ValueError, match="already a strategy 'best'"):
        register(strategy("best"))
    assert dict(STRATEGIES) == before


def test_a_strategy_made_of_another_says_of_which() -> None:
    entropy = strategy("entropy")
    known, opened = familiar("entropy"), opening("slate", "crony", then="entropy")
    assert known.name == "entropy, familiar"
    assert known.summary == f"{entropy.summary}, in words that most people know"
    assert opened.name == "slate crony, then entropy"
    assert opened.summary == f"opens slate crony, then: {entropy.summary}"
    assert known.source == opened.source == entropy.source
