"""A bot killed in the middle of guesses loses none that it had acknowledged."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

from tests.reliability.killing import kill_often


def test_no_acknowledged_guess_is_lost_by_a_kill(tmp_path: Path, migrated: Path) -> None:
    file = Path(shutil.copy(migrated, tmp_path / "killed.sqlite3"))
    killed = kill_often(file, 2, Random(1))
    assert killed.lost == 0
    assert killed.acknowledged >= 2
