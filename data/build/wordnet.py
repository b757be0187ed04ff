"""WordNet: which words have a meaning of their own, and what it is."""

from __future__ import annotations

from pathlib import Path

PARTS = {"noun": "n", "verb": "v", "adj": "adj", "adv": "adv"}
LONGEST = 300


def lemmas(folder: Path) -> set[str]:
    """Every single-word entry."""
    return {
        lemma
        for part in PARTS
        for lemma in _index(folder, part)
        if lemma.isalpha() and lemma.isascii()
    }


def definitions(folder: Path, words: set[str]) -> dict[str, str]:
    """The first sense of each word for each part of speech, noun first.

    Senses that are names are told of words that have no other.
    """
    plain: dict[str, list[str]] = {}
    named: dict[str, list[str]] = {}
    for part, label in PARTS.items():
        data = (_dict(folder) / f"data.{part}").read_bytes()
        bases = _irregular(folder, part)
        entries = _index(folder, part)
        for word in words:
            lemma = word if word in entries else bases.get(word, "")
            if lemma in entries:
                form = "" if lemma == word else f" (of {lemma})"
                sense, name = _sense(data, lemma, entries[lemma])
                found = named if name else plain
                found.setdefault(word, []).append(f"{label}{form}: {_gloss(sense)}")
    return {word: _shortened("; ".join(glosses[:2])) for word, glosses in (named | plain).items()}


def _dict(folder: Path) -> Path:
    return folder / "usr/share/wordnet"


def _index(folder: Path, part: str) -> dict[str, list[int]]:
    """Where the senses of each lemma stand in the data, the most frequent first."""
    lines = (_dict(folder) / f"index.{part}").read_text("utf-8").splitlines()
    entries = (line.split() for line in lines if not line.startswith(" "))
    return {fields[0]: [int(at) for at in fields[-int(fields[2]) :]] for fields in entries}


def _irregular(folder: Path, part: str) -> dict[str, str]:
    pairs = (line.split() for line in (_dict(folder) / f"{part}.exc").read_text().splitlines())
    return {fields[0]: fields[1] for fields in pairs if len(fields) > 1}


def _sense(data: bytes, lemma: str, offsets: list[int]) -> tuple[str, bool]:
    """The first sense that is written in small letters: a smith, before a Mr Smith.

    Else the first, and True: it is a name.
    """
    lines = [data[at : data.index(b"\n", at)].decode("utf-8") for at in offsets]
    for line in lines:
        # adjectives carry their position: lonely(a)
        if any(field.partition("(")[0] == lemma for field in line.split(" | ")[0].split()):
            return line, False
    return lines[0], True


def _gloss(line: str) -> str:
    return line.split(" | ", 1)[1].split('; "', 1)[0].strip()


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rsplit(" ", 1)[0] + "…"
