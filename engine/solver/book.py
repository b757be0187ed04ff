"""The opening book: the shipped decision trees of our own lists."""

from __future__ import annotations

from functools import cache

from engine.errors import EngineError
from engine.game import Hard
from engine.lexicon import find_data
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
    tree of this kind the other one is used.
    """
    words, (turns,) = position.words, position.open_boards
    if words.language is None or position.hard is Hard.ULTRA or position.narrowed:
        return None
    own = not turns or (words.hosted if hosted is None else hosted)
    name = f"{words.language}/trees/{words.length}-{position.hard}"
    tree = (None if own else _load_shipped(f"{name}{ELSEWHERE}")) or _load_shipped(name)
    guess = tree.find_guess(turns) if tree else None
    if guess is None or position.candidates[0].tier is not Tier.ANSWERS:
        return None
    return words.index.get(guess)


@cache
def _load_shipped(name: str) -> Tree | None:
    try:
        return load(find_data() / f"{name}.tree")
    except EngineError:
        return None
