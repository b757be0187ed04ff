"""What the documents show is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import engine.solver

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["README.md", "docs/engine.md"])
def test_every_example_of_a_document_comes_true(name: str) -> None:
    text = (ROOT / name).read_text("utf-8").replace("```", "")
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(text, {}, name, name, 0))
    assert runner.tries
    assert not runner.failures


def test_the_example_of_the_solver_comes_true() -> None:
    done = doctest.testmod(engine.solver)
    assert done.attempted
    assert not done.failed
