"""Words from a list or a file: what is wrong with them is named, and in errors that are public."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import engine.environment
import engine.errors
import engine.solver
from engine import Alphabet, BadArgument, BadList, EngineError, Position, Words

NONE = "nowhere/list.txt"
EXPECTED = "a list of words, or the path of a file that exists, expected, found"


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: Words.read("crane moist"), f"allowed: {EXPECTED} 'crane moist'"),
        (lambda: Words.read(["crane"], answers=NONE), f"answers: {EXPECTED} {NONE!r}"),
        (lambda: Words.in_order(NONE), f"allowed: {EXPECTED} {NONE!r}"),
        (lambda: Words.read("x" * 5_000), f"allowed: {EXPECTED} 'xxx"),
    ],
)
def test_a_text_that_is_no_file_is_refused_by_the_name_of_its_argument(ask: Any, said: str) -> None:
    with pytest.raises(BadArgument) as refused:
        ask()
    assert str(refused.value).startswith(said)


def test_a_file_that_cannot_be_read_is_a_bad_list(tmp_path: Path) -> None:
    for path, said in ((tmp_path, "Is a directory"), (tmp_path / "none", "No such file")):
        with pytest.raises(BadList, match=f"{path}: {said}"):
            Words.read(path)


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (
            lambda: Words.read(["crab", "crane"], alphabet=Alphabet("abcr")),
            "the list: line 2: 'n' is not a letter of the alphabet abcr",
        ),
        (lambda: Words.read(["crane"], answers=[]), "the answers: no words"),
        (
            lambda: Words.read(["crane"], answers=["joint", "a b"]),
            "the answers: line 2: one word expected, found 'a b'",
        ),
    ],
)
def test_what_is_wrong_with_a_list_is_blamed_on_it(ask: Any, said: str) -> None:
    with pytest.raises(BadList) as refused:
        ask()
    assert str(refused.value) == said


def test_digits_are_letters_where_an_alphabet_has_them() -> None:
    words = Words.read(["12345", "54321", "12333"], alphabet=Alphabet("12345"))
    assert Position(words).play("12345", "22200").left == ("12333",)
    with pytest.raises(BadList, match="one word expected, found 'cr4ne'"):
        Words.read(["cr4ne"])


def test_every_error_can_be_imported_from_a_public_module() -> None:
    for module in pkgutil.walk_packages(engine.__path__, "engine."):
        if module.name != "engine.__main__":
            import_module(module.name)
    public = [getattr(package, name) for package in PUBLIC for name in package.__all__]
    known = {one for one in [*public, *vars(engine.errors).values()] if isinstance(one, type)}
    assert _list_kinds(EngineError) <= known


PUBLIC = (engine, engine.solver, engine.environment)


def _list_kinds(error: type[EngineError]) -> set[type[EngineError]]:
    """Return what is raised by the engine, but not by its command line alone."""
    own = {one for one in error.__subclasses__() if one.__module__.startswith("engine.")}
    library = {one for one in own if ".commands." not in one.__module__}
    return library.union(*map(_list_kinds, library))
