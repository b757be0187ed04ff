"""The file that keeps a proof: a line of facts, a claim for every opener, and the best tree.

Claims are added as they are found, so that an interrupted proof can be resumed.
"""

from __future__ import annotations

import hashlib
import json
from codecs import BOM_UTF8
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.checks import name_difference
from engine.feedback import Feedback
from engine.files import read_limited
from engine.solver.claims import Claim, Puzzle, count_trusting
from engine.solver.node import NEVER
from engine.solver.prove import Proof
from engine.solver.tree import Branch, Spoiled, outline, read_outline

_MARK = "tilemate proof"


def is_certificate(path: Path) -> bool:
    """Return whether a file begins like a proof."""
    with path.open("rb") as file:
        return file.read(80).removeprefix(BOM_UTF8).startswith(b'{"' + _MARK.encode())


def begin(path: Path, puzzle: Puzzle, below: int = NEVER) -> None:
    """Write a proof without claims, of openers that need fewer than `below` guesses."""
    facts = _list_facts(puzzle) | ({"below": below} if below < NEVER else {})
    path.write_text(json.dumps(facts) + "\n", "utf-8", newline="\n")


def add(path: Path, puzzle: Puzzle, claim: Claim) -> None:
    """Add a claim: the opener, its total, and the parts that make it up."""
    length, words = puzzle.vocabulary.length, puzzle.vocabulary.words
    parts = (f"{Feedback.from_pattern(at, length)}:{low}" for at, low in claim.parts.items())
    _append(path, [" ".join([words[claim.opener], str(claim.total), *parts])])


def finish(path: Path, branches: Sequence[Branch]) -> None:
    """Add the tree that reaches the best total."""
    _append(path, ["", *outline(branches)])


def read(path: Path, puzzle: Puzzle) -> Proof:
    """Read a finished or unfinished proof; raises `Spoiled`."""
    try:
        content = read_limited(path)
    except OSError as error:
        raise Spoiled(f"{path}: {error.strerror}") from None
    return read_content(content, path, puzzle)


def read_content(content: bytes, path: Path, puzzle: Puzzle) -> Proof:
    """Read the content of a proof's file; raises `Spoiled`, which names the file."""
    try:
        claims, tree = _split(content)
        found, below = _read_claims(claims, puzzle)
        branches = tuple(read_outline(tree.rstrip("\n").split("\n"))) if tree else ()
        return Proof(found, branches, below, count_trusting(found.values()))
    except UnicodeDecodeError:
        raise Spoiled(f"{path}: this is no proof: it is no text in UTF-8") from None
    except (KeyError, TypeError, ValueError) as error:
        raise Spoiled(f"{path}: {error}") from None


def resume(path: Path, puzzle: Puzzle) -> None:
    """Remove an unfinished last line, and the tree; raises `Spoiled`."""
    read(path, puzzle)
    claims, _ = _split(read_limited(path))
    path.write_text("\n".join([*claims, ""]), "utf-8", newline="\n")


def _split(content: bytes) -> tuple[list[str], str]:
    """Return the whole lines of facts and claims, and the tree."""
    text = content.decode("utf-8").replace("\r\n", "\n")
    claims, ended, tree = text.partition("\n\n")
    # an empty line ends the claims; where none does, the last line may be cut off
    lines = claims.split("\n") if ended else text.split("\n")[:-1]
    return lines or [text], tree


def _read_claims(lines: Sequence[str], puzzle: Puzzle) -> tuple[dict[int, Claim], int]:
    first, *said = lines
    try:
        facts = dict(json.loads(first))
    except (ValueError, TypeError):
        raise Spoiled("this is no proof: its first line is no line of facts") from None
    below = facts.pop("below", NEVER)
    if wrong := name_difference(facts, _list_facts(puzzle)):
        raise Spoiled(f"this is no proof of these lists and rules: {wrong}")
    claims = [_read_claim(puzzle, line) for line in said]
    return {claim.opener: claim for claim in claims}, below


def _read_claim(puzzle: Puzzle, line: str) -> Claim:
    opener, total, *parts = line.split(" ")
    pairs = (part.split(":") for part in parts)
    bounds = {Feedback.parse(shown).pattern: int(low) for shown, low in pairs}
    index: dict[str, int] = {**puzzle.vocabulary.index}
    return Claim(index[opener], int(total), bounds)


def _list_facts(puzzle: Puzzle) -> dict[str, Any]:
    words = puzzle.vocabulary.words
    allowed = sorted(w for w, fit in zip(words, puzzle.vocabulary.suggested, strict=True) if fit)
    answers = sorted(puzzle.vocabulary.spell(puzzle.answers.tolist()))
    return {
        _MARK: 1,
        "allowed": len(allowed),
        "answers": len(answers),
        "sha256": hashlib.sha256("\n".join([*allowed, "", *answers]).encode()).hexdigest(),
        "hard": puzzle.hard,
        "limit": puzzle.limit,
    }


def _append(path: Path, lines: Sequence[str]) -> None:
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write("\n".join([*lines, ""]))
