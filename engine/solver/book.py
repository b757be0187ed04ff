"""The opening book: the shipped decision trees of our own lists."""

from __future__ import annotations

from functools import cache

from engine.game import Hard
from engine.lexicon import find_data
from engine.shipped import Shipped
from engine.solver.candidates import Tier
from engine.solver.knowledge import Knowledge
from engine.solver.tree import Tree, load

ELSEWHERE = "-elsewhere"
"""The suffix of the trees for puzzles from elsewhere."""


def look_up(position: Knowledge, *, hosted: bool | None = None) -> int | None:
    """Return the shipped tree's guess for the one open board, or None outside the tree.

    The trees for our own games (`hosted`, which the words of the position decide by default)
    count every answer the same. Those for puzzles from elsewhere count every word by its weight;
    they end where a live search is as good, and share the opener of the others. Where there is no
    tree of this kind the other one is used. Raises `FileDamaged` for a tree that was changed.
    """
    words, (turns,) = position.words, position.open_boards
    if words.language is None or position.hard is Hard.ULTRA or position.narrowed:
        return None
    own = not turns or (words.hosted if hosted is None else hosted)
    folder, name = words.language, f"{words.length}-{position.hard}"
    tree = None if own else load_shipped(folder, f"{name}{ELSEWHERE}")
    tree = tree or load_shipped(folder, name)
    guess = tree.find_guess(turns) if tree else None
    if guess is None or position.candidates[0].tier is not Tier.ANSWERS:
        return None
    return words.index.get(guess)


@cache
def find_total(language: str, length: int, hard: Hard, answers: int) -> int | None:
    """Return the guesses that a shipped tree needs for so many answers, or None without one."""
    shipped = Shipped(find_data() / language / "trees")
    facts = shipped.facts.get(f"{length}-{hard}.tree", {})
    return int(facts["total"]) if facts.get("answers") == answers else None


@cache
def load_shipped(language: str, name: str) -> Tree | None:
    """Return a shipped tree, or None where there is none; raises `FileDamaged`."""
    folder, file = find_data() / language / "trees", f"{name}.tree"
    shipped = Shipped(folder)
    if not shipped.names(file):
        return None
    shipped.read(file)
    return load(folder / file)
