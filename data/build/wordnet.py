"""WordNet: which words have an entry of their own."""

from __future__ import annotations

from pathlib import Path

PARTS = ("noun", "verb", "adj", "adv")


def read_entries(folder: Path) -> set[str]:
    """Every entry of WordNet in `folder` that is one plain word."""
    found = (
        line.partition(" ")[0]
        for part in PARTS
        for line in (folder / f"index.{part}").read_text("utf-8").splitlines()
    )
    return {entry for entry in found if entry.isalpha() and entry.isascii()}
