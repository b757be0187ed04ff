"""The files that ship with the engine, read only if they are as they were built."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, cast

from engine.errors import FileDamaged

MANIFEST = "manifest.json"
"""What a folder of word lists, and one of trees, says of its files."""


class Shipped:
    """A folder of shipped files. Raises `FileDamaged` if what it says of them cannot be read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.facts: Mapping[str, Any] = _read_facts(folder / MANIFEST)
        described = (self.facts, self.facts.get("files"), self.facts.get("tables"))
        self._sums = {name: sum_ for said in described for name, sum_ in _find_sums(said).items()}

    def names(self, name: str) -> bool:
        """Return whether there should be such a file."""
        return name in self._sums

    def read(self, name: str) -> bytes:
        """Return the content of a file; raises `FileDamaged` unless it is what was built.

        A file that the manifest does not name, such as one written by hand, is read as it is.
        """
        path = self.folder / name
        try:
            content = path.read_bytes()
        except OSError:
            raise FileDamaged(path) from None
        if self._sums.get(name, _sum(content)) != _sum(content):
            raise FileDamaged(path)
        return content

    def find_damage(self) -> Iterator[FileDamaged]:
        """Yield an error for each file that is not what was built, here and in folders below."""
        for name in self._sums:
            try:
                self.read(name)
            except FileDamaged as damaged:
                yield damaged
        for below in sorted(self.folder.glob(f"*/*/{MANIFEST}")):
            yield from Shipped(below.parent).find_damage()


def _read_facts(path: Path) -> dict[str, Any]:
    try:
        facts: Any = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        raise FileDamaged(path) from None
    if not isinstance(facts, dict):
        raise FileDamaged(path)
    return cast(dict[str, Any], facts)


def _find_sums(facts: Any) -> dict[str, str]:
    """Return the checksums of files by name."""
    if not isinstance(facts, dict):
        return {}
    described = {
        name: cast(dict[str, object], about)
        for name, about in cast(dict[str, Any], facts).items()
        if isinstance(about, dict)
    }
    return {name: str(about["sha256"]) for name, about in described.items() if "sha256" in about}


def _sum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
