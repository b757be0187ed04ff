"""A pytest plugin: of the tests that a change touches, those that touch little else come first.

pytest-testmon knows which functions each test ran, and picks the tests whose functions have
changed. It knows nothing of what runs when it is imported, as a module of nothing but values, nor
of texts: for these, those tests are picked that ran a module which imports them.
"""

from __future__ import annotations

import ast
import os
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
BUDGET = "TILEMATE_TEST_SECONDS"
"""The variable that says for how many seconds tests may run; the others wait for the next time."""


class Touched:
    """What testmon has recorded, and what has changed since that it cannot know."""

    def __init__(self, data: Any) -> None:
        pairs = data.db.con.execute(
            "SELECT test_name, filename FROM test_execution AS one "
            "JOIN test_execution_file_fp ON test_execution_id = one.id "
            "JOIN file_fp ON file_fp.id = fingerprint_id"
        )
        self.files: dict[str, set[str]] = {}
        for test, file in pairs:
            self.files.setdefault(test, set()).add(file)
        self._seconds: dict[str, float] = data.avg_durations

    def find_unrecorded(self) -> set[str]:
        """The tests that ran a module which imports something changed of which nothing ran."""
        recorded = {file for files in self.files.values() for file in files}
        stand_in: set[str] = set()
        unknown = [file for file in _list_changed() if file not in recorded]
        # of what imports it, nothing may run either: a package, say
        for file in unknown:
            stand_in |= {*_find_users(file)}
            unknown += [one for one in stand_in - recorded if one not in unknown]
        return {test for test, files in self.files.items() if files & stand_in}

    def afford(self, tests: Iterable[str], seconds: float) -> set[str]:
        """As many of these tests as take no longer; those that ran the fewest files first."""
        affordable: set[str] = set()
        for test in sorted(tests, key=lambda one: (self.breadth(one), self._seconds[one])):
            if self._seconds[test] <= seconds:
                seconds -= self._seconds[test]
                affordable.add(test)
        return affordable

    def breadth(self, test: str) -> int:
        """How many files a test ran; a new one comes first."""
        return len(self.files.get(test, ()))


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Add the tests that testmon cannot know of to those that it does not leave out."""
    select: Any = config.pluginmanager.get_plugin("TestmonSelect")
    if select is None:
        raise pytest.UsageError("to be used with --testmon")
    touched = Touched(select.testmon_data)
    more = touched.find_unrecorded()
    files = {test.partition("::")[0] for test in more}
    select.deselected_tests = [one for one in select.deselected_tests if one not in more]
    select.deselected_files = [one for one in select.deselected_files if one not in files]
    config.pluginmanager.register(_Budget(touched, float(os.environ.get(BUDGET, "inf"))))


class _Budget:
    def __init__(self, touched: Touched, seconds: float) -> None:
        self._touched = touched
        self._seconds = seconds
        self._left: Counter[str] = Counter()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> Iterator[None]:
        yield
        # of a first run nothing is known yet: it takes as long as it takes
        seconds = self._seconds if self._touched.files else float("inf")
        chosen = self._touched.afford([item.nodeid for item in items], seconds)
        self._left.update(_file_of(item) for item in items if item.nodeid not in chosen)
        items[:] = sorted(
            (item for item in items if item.nodeid in chosen),
            key=lambda item: self._touched.breadth(item.nodeid),
        )

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if left := self._left.total():
            most = ", ".join(file for file, _ in self._left.most_common(3))
            told = f"{left} more tests touch this, most in {most}: again, or `make test`."
            terminalreporter.write_line(told)


def _file_of(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def _list_changed() -> list[str]:
    """What is not committed, new files among it."""
    commands = ["diff", "--name-only", "HEAD"], ["ls-files", "--others", "--exclude-standard"]
    told = [subprocess.check_output(["git", *one], cwd=ROOT, text=True) for one in commands]  # noqa: S607
    return "".join(told).split()


def _find_users(file: str) -> Iterator[str]:
    """The modules that stand in for a file of which nothing runs."""
    path = Path(file)
    if path.suffix == ".ftl":
        yield from (_name(one) for one in (ROOT / "bot/render").rglob(f"{path.stem}*"))
    elif path.suffix == ".py":
        module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
        for one in (*(ROOT / "bot").rglob("*.py"), *(ROOT / "engine").rglob("*.py")):
            if module in _list_imports(one):
                yield _name(one)


def _list_imports(file: Path) -> set[str]:
    """The modules that a module imports, and what it imports from packages."""
    nodes = [*ast.walk(ast.parse(file.read_text("utf-8")))]
    taken = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    names = {f"{node.module}.{name.name}" for node in taken for name in node.names}
    return names | {str(node.module) for node in taken}


def _name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()
