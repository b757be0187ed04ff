"""The least total of one first guess: the search itself only asks which guess is best."""

from __future__ import annotations

from engine.solver.node import LIMIT, NEVER, Node
from engine.solver.search import Search


def find_total_with(search: Search, node: Node, guess: int, left: int = LIMIT) -> int:
    """Return the least total when `guess`, a legal one, is made first, of use or not."""
    bounds = search.bound_parts(node, guess, left).values()
    return min(int(search.weights[node.words].sum()) + sum(bounds), NEVER)
