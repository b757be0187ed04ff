"""What the documents show is what happens."""

from __future__ import annotations

import doctest
import pkgutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import engine.commands
import engine.solver
from docs.names import PAGE, write_names

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["README.md", "docs/engine.md", "docs/tutorial.md"])
def test_every_example_of_a_document_comes_true(name: str) -> None:
    text = (ROOT / name).read_text("utf-8").replace("```", "")
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(text, {}, name, name, 0))
    assert runner.tries
    assert not runner.failures


@pytest.mark.parametrize(
    "name",
    [
        "engine.environment",
        "engine.solver",
        "engine.solver.calendar",
        "engine.solver.floor",
        "engine.solver.position",
        "engine.solver.prove",
    ],
)
def test_every_example_of_a_docstring_comes_true(name: str) -> None:
    done = doctest.testmod(import_module(name))
    assert done.attempted
    assert not done.failed


@pytest.mark.parametrize("name", ["assistant", "learner", "openers"])
def test_every_program_of_the_documents_runs(name: str) -> None:
    program = [sys.executable, ROOT / f"docs/examples/{name}.py"]
    told = "slate 00100\nxx\ndrain 00100\ncomma 22222\n"
    done = subprocess.run(program, input=told, capture_output=True, text=True, check=True)
    expected = {
        "assistant": "Again, please: 'xx' has length 2, expected 5",
        "learner": "stare",
        "openers": "slate      151      243  3.53     0",
    }
    assert expected[name] in done.stdout
    assert not done.stderr


def test_every_public_name_is_there() -> None:
    for package in (engine, engine.solver):
        assert all(hasattr(package, name) for name in package.__all__)


def test_every_public_name_stands_in_the_reference() -> None:
    page = PAGE.read_text("utf-8")
    assert page == write_names(page), "python -m docs.names writes it anew"
    for package in (engine, engine.solver):
        assert all(f"\n`{name}` | " in page for name in package.__all__)


def test_every_program_is_named_where_it_is_shown() -> None:
    page = (ROOT / "docs/examples.md").read_text("utf-8")
    for program in (ROOT / "docs/examples").glob("*.py"):
        assert f"\n`docs/examples/{program.name}`: " in page


def test_the_rules_need_no_numpy() -> None:
    code = "import sys, engine; engine.score('caves', 'chess'); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def commands() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(engine.commands.__path__))


@pytest.mark.parametrize("name", commands())
def test_help_shows_an_example_of_every_command(name: str) -> None:
    module = import_module(f"engine.commands.{name}")
    if hasattr(module, "NAME"):
        assert f"python -m engine {module.NAME}" in module.EPILOG
