"""What is installed: the engine alone with numpy, and nothing that only builds the data."""

from __future__ import annotations

import os
import subprocess
import sys
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

from engine.words import ALPHABETS

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    subprocess.run([*build, folder], cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_engine_alone_needs_numpy_and_nothing_of_discord(wheel: Path) -> None:
    with ZipFile(wheel) as files:
        (name,) = [name for name in files.namelist() if name.endswith("/METADATA")]
        facts = Parser().parsestr(files.read(name).decode())
    needed = [one for one in facts.get_all("Requires-Dist", []) if "extra ==" not in one]
    assert [one.split(">")[0] for one in needed] == ["numpy"]
    assert {"bot", "postgres", "local", "try"} <= {*facts.get_all("Provides-Extra", [])}
    assert "MPL-1.1" in facts["License-Expression"]


def test_every_language_is_in_it_and_no_recipe(wheel: Path) -> None:
    with ZipFile(wheel) as files:
        names = files.namelist()
    for code in ALPHABETS:
        assert f"engine/data/{code}/words-5.tsv" in names
    assert not [name for name in names if "/build/" in name]
    assert not [name for name in names if name.startswith(("tests/", "data/", "docs/"))]


def test_the_engine_plays_from_another_folder_without_the_bot(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as files:
        files.extractall(tmp_path / "site")
    says = "import engine; print(engine.__file__); print(engine.Words.load('de', 5))"
    bare = {**os.environ, "PYTHONPATH": str(tmp_path / "site"), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(
        [sys.executable, "-c", says],
        cwd=tmp_path,
        env=bare,
        capture_output=True,
        text=True,
        check=True,
    )
    where, words = done.stdout.splitlines()
    assert Path(where).is_relative_to(tmp_path)
    assert "words of 5 letters" in words


def test_the_bot_without_its_libraries_says_what_to_install(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as files:
        files.extractall(tmp_path)
    says = "import sys; sys.modules['dotenv'] = None; from bot.__main__ import main; main([])"
    bare = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(
        [sys.executable, "-c", says],
        cwd=tmp_path,
        env=bare,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "pip install '.[bot]'" in done.stderr
