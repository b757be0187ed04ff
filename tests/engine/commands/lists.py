"""Two small lists, and how they are named on the command line."""

from __future__ import annotations

from pathlib import Path

ANSWERS = ["cable", "cache", "chess", "cress", "fable", "gable", "moist", "sable", "swiss", "table"]
ALLOWED = ["bumps", "caves", "frogs", "moths"]


def written(path: Path, words: list[str]) -> str:
    path.write_text("\n".join(words) + "\n")
    return str(path)


def small(folder: Path) -> list[str]:
    """The options that name the two lists."""
    return [
        "--answers",
        written(folder / "answers.txt", ANSWERS),
        "--allowed",
        written(folder / "allowed.txt", ALLOWED),
    ]
