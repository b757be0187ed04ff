"""Audits a proof without the search that found it: nothing of the solver is used here.

It reads the file itself and has a scoring rule of its own, in `rescoring.py`. It proves that the
tree finds every answer with allowed guesses, within the limit and by the rules; that there is a
claim for every opener, that each adds up, and that none is below what the tree needs. What it
cannot prove, the lower bounds of parts on which claims rest, it counts as taken on trust.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from engine.checks import name_difference
from engine.errors import EngineError
from engine.rescoring import divide, score, uses


class Forged(EngineError):
    """A proof that is wrong, incomplete, or cannot be read."""


@dataclass(frozen=True)
class Audit:
    """What a proof says and rests on.

    `total` is what the tree needs for all answers, None where the proof says only that no opener
    needs fewer than `below`. Of `claims`, `trusting` rest on `bounds` that are taken on trust.
    """

    total: int | None
    below: int | None
    claims: int
    trusting: int
    bounds: int


@dataclass
class _Node:
    guess: str
    then: dict[str, _Node] = field(default_factory=dict[str, "_Node"])


_Played = tuple[_Node, Sequence[str], tuple[tuple[str, str], ...], str]
"""A node, the answers it is played for, the turns before it, and what the first has shown."""


@dataclass(frozen=True)
class _Terms:
    """The lists and rules that a proof is about."""

    allowed: frozenset[str]
    answers: tuple[str, ...]
    hard: bool
    limit: int

    @property
    def length(self) -> int:
        return len(self.answers[0])


_UNFINISHED = "this proof is not finished: prove --resume goes on with it"
_TREELESS = "no tree follows the empty line after the claims: prove --resume goes on with it"

_NEVER, _DEEPEST = 1 << 60, 200
"""What is claimed of a part that cannot be found in time, and the most guesses of any game."""


def audit(
    content: bytes, allowed: Iterable[str], answers: Iterable[str], *, hard: bool, limit: int
) -> Audit:
    """Check the `content` of a proof of these lists and rules; raises `Forged`."""
    terms = _Terms(frozenset(allowed), tuple(sorted(answers)), hard, limit)
    text = content.decode("utf-8", "replace")
    claimed, ended, drawn = text.partition("\n\n")
    first, *lines = claimed.removesuffix("\n").split("\n")
    below = _read_below(first, terms)
    if not text.endswith("\n"):
        raise Forged(_name_end(drawn.rpartition("\n")[0].rstrip("\n"), terms))
    if ended and not drawn:
        raise Forged(_TREELESS)
    costs = _follow(_read_tree(drawn.removesuffix("\n").split("\n"), terms), terms) if drawn else {}
    total = len(terms.answers) + sum(costs.values()) if drawn else None
    hopeless = len(lines) == len(terms.allowed) and all(f" {_NEVER}" in line for line in lines)
    if total is None and below is None and not hopeless:
        raise Forged(_UNFINISHED)
    if total is not None and below is not None and total >= below:
        raise Forged(f"the tree needs {total:,} guesses, not fewer than {below:,}")
    least = total or below or _NEVER
    bounds = _check_claims(lines, terms, least)
    if drawn:
        opener = drawn.split("\n", 1)[0].strip()
        if any(low > costs[shown] for shown, low in bounds[opener].items()):
            raise Forged(f"the tree needs fewer guesses than is said of {opener!r}")
    resting = [parts for parts in bounds.values() if parts]
    return Audit(total, below, len(bounds), len(resting), sum(map(len, resting)))


def _name_end(tree: str, terms: _Terms) -> str:
    """Return what is wrong with a file whose last line has no end."""
    try:
        _follow(_read_tree(tree.split("\n"), terms), terms)
    except Forged:
        return _UNFINISHED
    return "after the tree stands something that is none of it"


def _read_below(line: str, terms: _Terms) -> int | None:
    """Check the line of facts, and return the bound that it may name."""
    if len(line) > 500:
        raise Forged("the first line is no line of facts")
    try:
        pairs: Any = json.loads(line, object_pairs_hook=list, parse_constant=str)
        facts = dict(pairs)
    except (ValueError, TypeError, RecursionError):
        raise Forged("the first line is no line of facts") from None
    below = facts.pop("below", None)
    words = "\n".join([*sorted(terms.allowed), "", *terms.answers])
    expected = {
        "tilemate proof": 1,
        "allowed": len(terms.allowed),
        "answers": len(terms.answers),
        "sha256": hashlib.sha256(words.encode()).hexdigest(),
        "hard": terms.hard,
        "limit": terms.limit,
    }
    named = [name for name, _ in pairs]
    if wrong := name_difference(facts, expected):
        raise Forged(f"this is no proof of these lists and rules: {wrong}")
    if len(named) != len(set(named)):
        raise Forged("the first line says something twice")
    if below is not None and (type(below) is not int or not 0 < below < _NEVER):
        raise Forged(f"the bound is no number of guesses: {below!r}")
    return below


def _read_tree(lines: Sequence[str], terms: _Terms) -> _Node:
    shape = re.compile(rf"( *)((?:[012]{{{terms.length}}})?) (\S+)")
    path: list[_Node] = []
    for number, line in enumerate(lines, 1):
        read = shape.fullmatch(line)
        if read is None:
            raise Forged(f"line {number} of the tree cannot be read")
        depth, shown, node = len(read[1]), read[2], _Node(read[3])
        if node.guess not in terms.allowed:
            raise Forged(f"{node.guess!r} is not an allowed guess")
        if depth > len(path) or (depth == 0) != (number == 1) or (shown == "") != (number == 1):
            raise Forged(f"line {number} of the tree has no parent")
        if depth and shown in path[depth - 1].then:
            raise Forged(f"line {number} of the tree says what to guess a second time")
        if depth:
            path[depth - 1].then[shown] = node
        path[depth:] = [node]
    return path[0]


def _follow(root: _Node, terms: _Terms) -> dict[str, int]:
    """Play every answer, and return the guesses that each part takes after the opener."""
    costs = Counter[str]()
    waiting: list[_Played] = [(root, terms.answers, (), "")]
    while waiting:
        node, left, turns, first = waiting.pop()
        if len(turns) >= min(terms.limit, _DEEPEST):
            raise Forged(f"{left[0]!r} is not found within {terms.limit} guesses")
        if terms.hard and not all(uses(node.guess, *turn) for turn in turns):
            raise Forged(f"{node.guess!r} breaks hard mode on the way to {left[0]!r}")
        parts: dict[str, list[str]] = {}
        for answer in left:
            parts.setdefault(score(node.guess, answer), []).append(answer)
        if turns:
            costs[first] += len(left)
        parts.pop("2" * terms.length, None)
        if idle := node.then.keys() - parts.keys():
            raise Forged(f"no answer is left after {node.guess!r} and {min(idle)}")
        for shown, part in parts.items():
            if shown not in node.then:
                raise Forged(f"the tree does not find {part[0]!r}")
            later = (*turns, (node.guess, shown))
            waiting.append((node.then[shown], part, later, first or shown))
    return dict(costs)


def _check_claims(lines: Sequence[str], terms: _Terms, least: int) -> dict[str, dict[str, int]]:
    """Check that every opener has a claim that adds up, and return the bounds of each."""
    part = rf"[012]{{{terms.length}}}:[0-9]{{1,19}}"
    shape = re.compile(rf"(\S+) ([0-9]{{1,19}})((?: {part})*)")
    letters = np.array([[*map(ord, answer)] for answer in terms.answers], np.int64)
    claimed: dict[str, dict[str, int]] = {}
    for line in lines:
        read = shape.fullmatch(line)
        if read is None:
            raise Forged(f"this is no claim about an opener: {line[:40]!r}")
        opener, total, said = read[1], int(read[2]), read[3].split()
        if opener not in terms.allowed or opener in claimed:
            raise Forged(f"{opener!r} is not an allowed guess, or has two claims")
        bounds = {shown: int(low) for shown, _, low in (each.partition(":") for each in said)}
        if len(bounds) < len(said):
            raise Forged(f"what is said of {opener!r} counts a part twice")
        _check_sum(opener, total, bounds, terms=terms, sizes=divide(opener, letters))
        if total < least:
            raise Forged(f"{opener!r} is not refuted as an opener")
        claimed[opener] = bounds
    if missing := terms.allowed - claimed.keys():
        raise Forged(f"{min(missing)!r} is not refuted as an opener")
    return claimed


def _check_sum(
    opener: str, total: int, bounds: dict[str, int], *, terms: _Terms, sizes: dict[str, int]
) -> None:
    sizes.pop("2" * terms.length, None)
    if not bounds.keys() <= sizes.keys():
        raise Forged(f"what is said of {opener!r} counts a part that has no answer")
    for shown, low in bounds.items():
        count = sizes[shown]
        # a few words can be tried one after another, which even hard mode allows
        most = count * (count + 1) // 2 if count < terms.limit else _NEVER
        if not 2 * count - 1 <= low <= most:
            raise Forged(f"what is said of {opener!r} cannot be true of {shown}")
    least = (bounds.get(shown, 2 * count - 1) for shown, count in sizes.items())
    if total > min(len(terms.answers) + sum(least), _NEVER):
        raise Forged(f"what is said of {opener!r} does not add up")
