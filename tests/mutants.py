"""Change the code a little, at random, and see whether a test notices: `make mutants`.

`make quick` must have recorded which test runs what. Each mutant is tested in a copy of the tree,
with the tests that touch it, until the first one fails.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.touched import BUDGET, ROOT

# cosmic-ray has no types
syntax: Any = import_module("cosmic_ray.ast")
mutating: Any = import_module("cosmic_ray.mutating")
plugins: Any = import_module("cosmic_ray.plugins")

SECONDS = 30, 600
"""For how long a mutant is tested, and one that has survived that, again."""

PATIENCE = 120
"""How many seconds later it is said to hang."""

_SENSELESS = "RemoveDecorator|_(Is|IsNot|Eq|NotEq)_(Is|IsNot|Eq|NotEq)$|NoOp"
"""Without a cache all is slower, without a property nothing works; `is` for `==` is the same."""

Place = tuple[int, int]
"""A line from 1 and a column from 0."""


class Fate(StrEnum):
    KILLED = "killed"
    HUNG = "hung"
    SURVIVED = "survived"
    UNTOUCHED = "untouched"  # no test runs it


@dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    code: str

    @property
    def diff(self) -> str:
        """The lines that differ, without those around them."""
        before = (ROOT / self.file).read_text("utf-8").splitlines()
        lines = difflib.unified_diff(before, self.code.splitlines(), n=0, lineterm="")
        return "\n".join(f"    {line}" for line in [*lines][3:])


def sample(folders: Sequence[str], count: int, dice: Random) -> list[Mutant]:
    """So many different mutants; a file has as many chances as characters."""
    files = [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]
    found: dict[str, Mutant] = {}
    while len(found) < count:
        (file,) = dice.choices(files, [one.stat().st_size for one in files])
        if mutant := _mutate(file, dice):
            found.setdefault(mutant.file + mutant.code, mutant)
    return [*found.values()]


def _mutate(file: Path, dice: Random) -> Mutant | None:
    """One place of a file changed in one way; None if nothing can be."""
    places = _list_changes(file)
    if not places:
        return None
    # a sum can become ten other things, and a comparison seven: neither has more chances for it
    place = dice.choice(sorted(places))
    operator, occurrence = dice.choice(places[place])
    code = mutating.mutate_code(file.read_text("utf-8"), operator, occurrence)
    try:
        ast.parse(code)
    except SyntaxError:
        return None
    return Mutant(file.relative_to(ROOT).as_posix(), place[0], code)


@cache
def _list_changes(file: Path) -> dict[Place, list[tuple[Any, int]]]:
    text = file.read_text("utf-8")
    nodes, ignored = (
        [*syntax.ast_nodes(syntax.get_ast(text))],
        [*_list_ignored(ast.parse(text))],
    )
    found: dict[Place, list[tuple[Any, int]]] = {}
    for operator in _list_operators():
        starts = [start for node in nodes for start, _ in operator.mutation_positions(node)]
        for occurrence, start in enumerate(starts):
            if not any(first <= start < last for first, last in ignored):
                found.setdefault(start, []).append((operator, occurrence))
    return found


@cache
def _list_operators() -> list[Any]:
    names = [name for name in plugins.operator_names() if not re.search(_SENSELESS, name)]
    kinds: list[Any] = [plugins.get_operator(name) for name in names]
    return [kind() for kind in kinds if not kind.arguments()]


def _list_ignored(tree: ast.AST) -> Iterator[tuple[Place, Place]]:
    """Where types are, which nobody computes, and what `zip` is to hold, which it does anyway."""
    for node in ast.walk(tree):
        ignored = [getattr(node, kind, None) for kind in ("annotation", "returns")]
        if isinstance(node, ast.keyword) and node.arg == "strict":
            ignored.append(node.value)
        for one in ignored:
            if isinstance(one, ast.expr):
                yield (one.lineno, one.col_offset), (one.end_lineno or 0, one.end_col_offset or 0)


def copy_tree(folder: Path) -> Path:
    """What git knows of, or would, and what is recorded of tests; committed, so that it changes."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    files = subprocess.check_output(command, cwd=ROOT, text=True).split("\n")
    for name in (*files, *(one.name for one in ROOT.glob(".testmondata*"))):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    who = ["-c", "user.name=mutants", "-c", "user.email=mutants@example.org"]
    for step in (
        ["init", "--initial-branch=copy"],
        ["add", "--all"],
        [*who, "commit", "--message=copy"],
    ):
        subprocess.run(["git", *step], cwd=folder, check=True, stdout=subprocess.DEVNULL)  # noqa: S607
    return folder


def judge(mutant: Mutant, folder: Path) -> Fate:
    """What becomes of a mutant in this copy of the tree; most are killed by the first tests."""
    for seconds in SECONDS:
        fate = _test(mutant, folder, seconds)
        if fate is not Fate.SURVIVED:
            return fate
    return Fate.SURVIVED


def _test(mutant: Mutant, folder: Path, seconds: int) -> Fate:
    file = folder / mutant.file
    before = file.read_text("utf-8")
    file.write_text(mutant.code, "utf-8")
    command = [sys.executable, "-m", "pytest", "--exitfirst", "--numprocesses=0", "--no-header"]
    command += ["--testmon", "--testmon-forceselect", "--testmon-nocollect", "-p", "tests.touched"]
    # programs that a test starts are to run the copy too
    around = {**os.environ, BUDGET: str(seconds), "PYTHONPATH": str(folder)}
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=around,
            capture_output=True,
            text=True,
            timeout=seconds + PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Fate.HUNG
    finally:
        file.write_text(before, "utf-8")
    if done.returncode == 0:
        return Fate.UNTOUCHED if "no tests ran" in done.stdout else Fate.SURVIVED
    # 1 and 2: a test failed, or could not even be read; nor could what all tests share
    if done.returncode in (1, 2) or "while loading conftest" in done.stdout + done.stderr:
        return Fate.KILLED
    raise ChildProcessError(done.stdout + done.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=400, help="how many mutants")
    parser.add_argument("--seed", type=int, default=0, help="other mutants for another number")
    parser.add_argument("--jobs", type=int, default=1, help="mutants tested at once")
    parser.add_argument("folders", nargs="*", default=["bot", "engine"])
    chosen = parser.parse_args()
    if not (ROOT / ".testmondata").exists():
        parser.error("nothing is known of which test runs what: `make quick` first")
    mutants = sample(chosen.folders, chosen.sample, Random(chosen.seed))
    fates: list[Fate] = []
    with TemporaryDirectory() as work, ThreadPoolExecutor(chosen.jobs) as threads:
        copies = SimpleQueue[Path]()
        for number in range(chosen.jobs):
            copies.put(copy_tree(Path(work) / str(number)))

        def try_one(mutant: Mutant) -> Fate:
            copy, began = copies.get(), time.monotonic()
            try:
                fate = judge(mutant, copy)
            finally:
                copies.put(copy)
            took = time.monotonic() - began
            print(f"{fate:9} {took:4.0f} s  {mutant.file}:{mutant.line}", flush=True)
            if fate in (Fate.SURVIVED, Fate.UNTOUCHED):
                print(mutant.diff, flush=True)
            return fate

        fates.extend(threads.map(try_one, mutants))
    killed = sum(fate in (Fate.KILLED, Fate.HUNG) for fate in fates)
    print(
        f"{killed} of {len(fates)} killed: {100 * killed / len(fates):.0f} % (seed {chosen.seed})"
    )


if __name__ == "__main__":
    main()
