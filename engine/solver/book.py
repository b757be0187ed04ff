"""The opening book: the shipped decision trees of our own lists."""

from __future__ import annotations

from functools import cache

from engine.errors import EngineError
from engine.game import Hard
from engine.lexicon import data_folder
from engine.solver.candidates import Tier
from engine.solver.position import Position
from engine.solver.tree import Tree, load


def look_up(position: Position) -> int | None:
    """The tree's guess for the one open board, while it is in the tree and an answer fits.

    In a tree every answer counts the same; of puzzles from elsewhere it knows the opener alone.
    """
    language, length = position.words.language, position.words.length
    if language is None or position.hard is Hard.ULTRA:
        return None
    (turns,) = position.open_boards
    if turns and not position.words.hosted:
        return None
    tree = _load_shipped(f"{language}/trees/{length}-{position.hard}.tree")
    guess = tree.after(turns) if tree else None
    if guess is None or position.candidates[0].tier is not Tier.ANSWERS:
        return None
    return position.words.index.get(guess)


@cache
def _load_shipped(name: str) -> Tree | None:
    try:
        return load(data_folder() / name)
    except EngineError:
        return None
