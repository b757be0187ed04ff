"""Rivals are chosen by hand: a strategy of the engine costs nothing in the bot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bot.board.look import DEFAULT
from bot.brain import coach, rivals
from bot.render.rivals import rival_name
from tests.engine.solver.test_registry import FILE, LINE, ROOT, run_after


def test_a_new_strategy_of_the_engine_plays_nowhere(tmp_path: Path) -> None:
    (tmp_path / "throwaway.py").write_text(FILE)
    printed = run_after(
        LINE,
        tmp_path,
        "from bot.brain import coach, rivals",
        "from engine.solver import STRATEGIES",
        "print('last' in STRATEGIES, rivals.RIVALS, coach.COACH_RIVALS)",
    )
    assert printed == f"True {rivals.RIVALS} {coach.COACH_RIVALS}\n"


def test_a_new_strategy_of_the_engine_needs_no_texts(tmp_path: Path) -> None:
    (tmp_path / "throwaway.py").write_text(FILE)
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, "-p", "throwaway", "tests/texts/test_catalogue.py"],
        check=False,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
    )
    assert done.returncode == 0, done.stdout


def test_a_strategy_without_a_text_is_called_by_its_own_name() -> None:
    assert rival_name("last", DEFAULT.say) == "last"
    assert rival_name("entropy", DEFAULT.say) == "🧠 Curious"
