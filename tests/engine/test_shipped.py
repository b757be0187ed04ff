"""A file of the installation that is cut, changed or missing is refused, and no guess is made."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine import Position, Words, difficulty
from engine.__main__ import main
from engine.errors import FileDamaged
from engine.lexicon import definitions, find_data, load
from engine.shipped import Shipped
from engine.solver import book, openers
from engine.solver.openers import find_openers

DATA = find_data()


def forget() -> None:
    book.load_shipped.cache_clear()
    openers.load_table.cache_clear()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The English words of an installation of one's own."""
    shutil.copytree(DATA / "en", tmp_path / "en")
    shutil.copytree(DATA / "de/trees", tmp_path / "de/trees")
    shutil.copy(DATA / "manifest.json", tmp_path)
    monkeypatch.setattr("engine.lexicon._PLACES", (tmp_path,))
    forget()
    yield tmp_path
    forget()


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20])


def change(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[-9] ^= 1
    path.write_bytes(content)


Spoil = Callable[[Path], None]

spoil = pytest.mark.parametrize("spoil", [cut, change, Path.unlink])


@spoil
@pytest.mark.parametrize("name", ["words-5.tsv", "slurs.txt", "crude.txt"])
def test_words_are_what_was_built_or_refused(installed: Path, name: str, spoil: Spoil) -> None:
    spoil(installed / "en" / name)
    with pytest.raises(FileDamaged, match=rf"en/{name}: this file .*; install Tilemate again$"):
        Words.load()
    assert main(["filter", "crane=00000"]) == 2


@spoil
def test_a_tree_is_what_was_built_or_refused(installed: Path, spoil: Spoil) -> None:
    words = Words.load().host()
    spoil(installed / "en/trees/5-off.tree")
    with pytest.raises(FileDamaged, match=r"5-off.tree: .* install Tilemate again$"):
        Position(words).best()


@spoil
def test_a_table_of_openers_is_what_was_built_or_refused(installed: Path, spoil: Spoil) -> None:
    words = Words.load()
    spoil(installed / "en/openers-5.tsv")
    with pytest.raises(FileDamaged, match=r"openers-5\.tsv"):
        find_openers(words)
    with pytest.raises(FileDamaged, match=r"openers-5\.tsv"):
        difficulty(words, "crane")


@pytest.mark.parametrize("said", ["", "{", "[]", "null", '{"files": 5}'])
def test_a_manifest_that_says_nothing_is_refused(installed: Path, said: str) -> None:
    (installed / "manifest.json").write_text(said)
    with pytest.raises(FileDamaged, match=r"manifest.json: this file .* install Tilemate again"):
        load()


def test_what_nobody_has_a_checksum_of_is_read_as_it_is(installed: Path) -> None:
    (installed / "en/definitions.tsv").write_text("crane\ta bird\n")
    assert definitions("en") == {"crane": "a bird"}
    assert definitions("xx") == {}


def test_every_damaged_file_is_found(installed: Path) -> None:
    # of the other languages only some trees were installed
    missing = {damage.path for damage in Shipped(installed).find_damage()}
    list_, tree = installed / "en/words-8.tsv", installed / "de/trees/5-off.tree"
    change(list_)
    cut(tree)
    found = {damage.path for damage in Shipped(installed).find_damage()}
    assert found - missing == {list_, tree}
    assert not list(Shipped(DATA).find_damage())
