"""Decision trees: the guess to make after every feedback, found once and looked up later.

A tree is kept as two sorted arrays, 12 bytes for each of its nodes, and their guesses: about
150 bytes a node in all, 0.4 MB for 2,400. The file is text, one node a line with its depth as
indentation, compressed to 5 bytes a node.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from engine.checks import BadArgument, check_kind, check_number, check_path, check_several
from engine.counts import write_count
from engine.errors import EngineError
from engine.feedback import Feedback, Turn, check_turns, score
from engine.game import Hard, find_ignored
from engine.solver.vocabulary import check_vocabulary
from engine.solver.words import Words
from engine.words import Word, check_words, is_word

_LARGEST = 1 << 22
"""The most bytes of an outline: some 250,000 guesses, ten times the largest tree."""

Branch = tuple[int, Feedback | None, Word]
"""Depth, the feedback that leads here (None at the root), and the guess to make."""


class Spoiled(EngineError):
    """A tree or a proof that cannot be read, or is wrong."""


@dataclass(frozen=True, eq=False, repr=False)
class Tree:
    """A guess for every position that its own guesses lead to.

    `guesses` holds the guess of each node, the root first; `_keys` the sorted
    ``parent * 3 ** length + pattern`` of every other node, `_nodes` which node each leads to.
    """

    guesses: tuple[Word, ...]
    _keys: NDArray[np.int64]
    _nodes: NDArray[np.int32]

    def __repr__(self) -> str:
        guesses = write_count(len(self.guesses), "guess")
        return f"<a tree of {guesses} that begins with {self.opener!r}>"

    @classmethod
    def of(cls, branches: Sequence[Branch]) -> Tree:
        """Return the tree of `branches` in depth-first order; raises `Spoiled` or `BadArgument`."""
        path: list[int] = []
        edges: list[tuple[int, int]] = []
        for node, (depth, feedback, guess) in enumerate(_check_branches(branches)):
            if depth > len(path) or not (depth == 0) == (feedback is None) == (node == 0):
                raise Spoiled(f"line {node + 1} of the tree has no parent")
            if not is_word(guess):
                raise Spoiled(f"line {node + 1} of the tree holds {guess!r}, which is no word")
            del path[depth:]
            if feedback is not None:
                edges.append((path[-1] * 3 ** len(feedback) + feedback.pattern, node))
            path.append(node)
        edges.sort()
        guesses = tuple(guess for _, _, guess in branches)
        keys = np.array([key for key, _ in edges], np.int64)
        lengths = {len(said) for _, *pair in branches for said in pair if said is not None}
        if len(lengths) != 1 or 0 in lengths or not np.diff(keys).all():
            raise Spoiled("the tree mixes lengths, holds no word, or forks where nothing differs")
        return cls(guesses, keys, np.array([node for _, node in edges], np.int32))

    @property
    def opener(self) -> Word:
        """The first guess."""
        return self.guesses[0]

    @cached_property
    def length(self) -> int:
        """The number of letters of a guess."""
        return len(self.opener)

    def find_guess(self, turns: Sequence[Turn]) -> Word | None:
        """Return the guess to make after `turns`, or None if they leave the tree.

        Raises `BadArgument` for anything that is no list of turns, or `WrongLength`.
        """
        return self._follow(check_turns(turns, self.length))

    def _follow(self, turns: Sequence[Turn]) -> Word | None:
        node = 0
        for guess, feedback in turns:
            if guess != self.guesses[node]:
                return None
            node = self._find_child(node, feedback.pattern)
            if node < 0:
                return None
        return self.guesses[node]

    def _find_child(self, node: int, pattern: int) -> int:
        key = node * 3**self.length + pattern
        at = int(self._keys.searchsorted(np.int64(key)))
        found = at < len(self._keys) and self._keys[at] == key
        return int(self._nodes[at]) if found else -1


def _check_branches(branches: object) -> tuple[Branch, ...]:
    expected = "branches, each of a depth, its Feedback and a word,"
    found = check_several("branches", branches, expected)
    for branch in found:
        parts = cast(tuple[Any, ...], check_kind("branches", branch, tuple, expected))
        if len(parts) != 3:
            raise BadArgument("branches", parts, expected)
        depth, feedback, guess = parts
        check_number("branches", depth, 0)
        check_kind("branches", guess, str, expected)
        if feedback is not None:
            check_kind("branches", feedback, Feedback, expected)
    return found


def play(tree: Tree, answer: Word, most: int = 20) -> list[Turn]:
    """Return the turns that the tree plays against `answer`; the last is all correct if it wins."""
    turns: list[Turn] = []
    while len(turns) < most:
        guess = tree.find_guess(turns)
        if guess is None:
            break
        turns.append(Turn(guess, score(guess, answer)))
        if turns[-1].feedback.all_correct:
            break
    return turns


def verify(
    tree: Tree,
    answers: Sequence[Word],
    hard: Hard = Hard.OFF,
    *,
    words: Words | None = None,
    limit: int | None = None,
) -> dict[int, int]:
    """Replay every answer with the plain scoring rule; return games by number of guesses.

    An answer that is named twice counts once.

    Raises `Spoiled` for an answer that is not found, or not within the `limit`, for a guess that
    is made twice or breaks hard mode, or is none of the `words`, and for guesses to which no answer
    leads. Raises `BadArgument` for anything that is no tree, or no list of words as `parse` returns
    them.
    """
    check_kind("tree", tree, Tree, "a Tree")
    if words is not None and (foreign := set(tree.guesses) - check_vocabulary(words).index.keys()):
        raise Spoiled(f"{min(foreign)!r} is not an allowed guess")
    if limit is not None:
        check_number("limit", limit)
    counts: dict[int, int] = {}
    reached = set[tuple[Turn, ...]]()
    for answer in dict.fromkeys(check_words("answers", answers)):
        turns = play(tree, answer)
        if not turns or not turns[-1].feedback.all_correct:
            raise Spoiled(f"the tree does not find {answer!r}")
        if limit is not None and len(turns) > limit:
            raise Spoiled(f"the tree does not find {answer!r} within {write_count(limit, 'guess')}")
        reached.update(tuple(turns[:at]) for at in range(len(turns)))
        for at, turn in enumerate(turns):
            if any(turn.guess == earlier.guess for earlier in turns[:at]):
                raise Spoiled(f"on the way to {answer!r} {turn.guess!r} is guessed twice")
            if broken := find_ignored(turns[:at], turn.guess, hard):
                raise Spoiled(f"on the way to {answer!r} {turn.guess!r} breaks hard mode: {broken}")
        counts[len(turns)] = counts.get(len(turns), 0) + 1
    if dead := len(tree.guesses) - len(reached):
        raise Spoiled(f"the tree has {write_count(dead, 'guess')} to which no answer leads")
    return dict(sorted(counts.items()))


def save(branches: Sequence[Branch], path: Path) -> bytes:
    """Write a tree and return the bytes, which are the same for the same tree."""
    content = gzip.compress("\n".join(outline(branches)).encode("utf-8"), mtime=0)
    path.write_bytes(content)
    return content


def load(path: str | Path) -> Tree:
    """Read the tree of a file; raises `Spoiled`, or `BadArgument` for what is no path."""
    path = check_path("path", path)
    try:
        return Tree.of(list(read_outline(_unpack(path).split("\n"))))
    except gzip.BadGzipFile:
        raise Spoiled(f"{path}: this is no tree") from None
    except OSError as error:
        raise Spoiled(f"{path}: {error.strerror}") from None
    except (EOFError, zlib.error, UnicodeDecodeError):
        raise Spoiled(f"{path}: this tree is cut or damaged") from None
    except ValueError as error:
        raise Spoiled(f"{path}: {error}") from None


def _unpack(path: Path) -> str:
    with gzip.open(path) as file:
        # a file of some kilobytes can unpack to more than fits in memory
        content = file.read(_LARGEST + 1)
    if not content or len(content) > _LARGEST:
        raise Spoiled("this file is too large for a tree" if content else "this file is empty")
    return content.decode("utf-8")


def outline(branches: Sequence[Branch]) -> list[str]:
    """Return a tree as lines of text."""
    return [f"{' ' * depth}{feedback or ''} {guess}" for depth, feedback, guess in branches]


def read_outline(lines: Iterable[str]) -> Iterator[Branch]:
    """Yield the branches of a tree from lines of text; raises ValueError."""
    # a tree of thousands of branches has some hundred kinds of feedback
    parse = cache(Feedback.parse)
    for line in lines:
        depth = len(line) - len(line.lstrip(" "))
        feedback, _, guess = line.lstrip(" ").rpartition(" ")
        if not feedback:
            yield 0, None, Word(guess)
        else:
            yield depth, parse(feedback), Word(guess)
