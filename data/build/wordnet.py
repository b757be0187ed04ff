"""WordNet: which words have a meaning of their own, and what it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

PARTS = {"noun": "n", "verb": "v", "adj": "adj", "adv": "adv"}
LONGEST = 300


def lemmas(folder: Path) -> set[str]:
    """Every single-word entry."""
    return {
        lemma
        for part in PARTS
        for lemma, _ in _index(folder, part)
        if lemma.isalpha() and lemma.isascii()
    }


def definitions(folder: Path, words: set[str]) -> dict[str, str]:
    """The first sense of each word for each part of speech, noun first."""
    found: dict[str, list[str]] = {}
    for part, label in PARTS.items():
        data = (_dict(folder) / f"data.{part}").read_bytes()
        bases = _irregular(folder, part)
        entries = dict(_index(folder, part))
        for word in words:
            lemma = word if word in entries else bases.get(word, "")
            if lemma in entries:
                form = "" if lemma == word else f" (of {lemma})"
                found.setdefault(word, []).append(f"{label}{form}: {_gloss(data, entries[lemma])}")
    return {word: _shortened("; ".join(glosses[:2])) for word, glosses in found.items()}


def _dict(folder: Path) -> Path:
    return folder / "usr/share/wordnet"


def _index(folder: Path, part: str) -> Iterator[tuple[str, int]]:
    for line in (_dict(folder) / f"index.{part}").read_text("utf-8").splitlines():
        if not line.startswith(" "):
            fields = line.split()
            # the last fields are the offsets, the most frequent sense first
            yield fields[0], int(fields[-int(fields[2])])


def _irregular(folder: Path, part: str) -> dict[str, str]:
    pairs = (line.split() for line in (_dict(folder) / f"{part}.exc").read_text().splitlines())
    return {fields[0]: fields[1] for fields in pairs if len(fields) > 1}


def _gloss(data: bytes, offset: int) -> str:
    line = data[offset : data.index(b"\n", offset)].decode("utf-8")
    return line.split(" | ", 1)[1].split('; "')[0].strip()


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rsplit(" ", 1)[0] + "…"
