"""Proof of the best opener: every other one is refuted, and the refutations are kept."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from engine.checks import BadArgument, check_callable, check_kind, check_number
from engine.game import Hard
from engine.solver.claims import Claim, Prover, Puzzle
from engine.solver.grow import Grower
from engine.solver.node import LIMIT, NEVER
from engine.solver.tree import Branch, Tree
from engine.solver.words import Words

_AHEAD = 2
"""How many openers wait for each process; with fewer, the total to beat is more recent."""


@dataclass(frozen=True)
class Proof:
    """Claims by opener; a finished proof has one for every opener, and the best tree.

    Openers that need `below` guesses or more were not searched further, and have no tree.
    """

    claims: Mapping[int, Claim]
    branches: tuple[Branch, ...] = ()
    below: int = NEVER

    @property
    def best(self) -> Claim | None:
        """The claim with the least total, the first among equals."""
        return min(self.claims.values(), key=lambda claim: claim.total, default=None)

    @property
    def total(self) -> int | None:
        """The guesses for all words together; None if no opener needs fewer than `below`."""
        best = self.best
        return best.total if best and best.total < self.below else None

    @cached_property
    def tree(self) -> Tree | None:
        """The best tree; None before the proof is finished, or if no opener finds every word."""
        return Tree.of(self.branches) if self.branches else None


def prove(
    words: Words,
    hidden: Iterable[str] | None = None,
    *,
    hard: Hard = Hard.OFF,
    limit: int = LIMIT,
    jobs: int = 1,
    below: int = NEVER,
    known: Mapping[int, Claim] | None = None,
    keep: Callable[[Claim], None] = lambda _: None,
) -> Proof:
    """Find the best opener of all and its tree, and prove that no other needs fewer guesses.

    The words to find are the answers of the list, or the `hidden` ones. Each new claim
    is passed to `keep`; those `known` are not searched again. With 13,000 words and 2,300
    answers this takes many minutes; it takes less to prove only that no opener needs fewer than
    `below` guesses. `jobs` is the number of processes; with several, a script
    calls this under ``if __name__ == "__main__"``. Raises `NotAllowed`, or `BadArgument` for an
    argument that cannot be meant; ultra-hard mode cannot be proven.

    >>> from engine import Words, prove
    >>> prove(Words.read(["batch", "catch", "hatch", "clumb"])).total
    7
    """
    puzzle = Puzzle.of(words, hidden, hard, limit)
    check_number("jobs", jobs)
    check_number("below", below)
    check_callable("keep", keep)
    made = dict(_check_known(known or {}, words))
    best = min([below, *(claim.total for claim in made.values())])
    openers = [at for at in Prover(puzzle).list_openers() if at not in made]
    for claim in find_claims(puzzle, openers, best, jobs):
        keep(claim)
        made[claim.opener] = claim
    found = Proof(made, below=below)
    if found.best is None or found.total is None:
        return found
    search, root = puzzle.start_search()
    grown = Grower(search, limit).grow(root, words[found.best.opener])
    return Proof(made, grown.branches, below)


def _check_known(known: Mapping[int, Claim], words: Words) -> Mapping[int, Claim]:
    expected = "claims by the place of their opener in the words"
    check_kind("known", known, Mapping, expected)
    for at, claim in known.items():
        check_number("known", at, 0, len(words) - 1)
        if check_kind("known", claim, Claim, expected).opener != at:
            raise BadArgument("known", claim, expected)
    return known


def find_claims(
    puzzle: Puzzle, openers: Iterable[int], best: int, jobs: int = 1
) -> Iterator[Claim]:
    """Yield a claim about every opener as it is found; `best` is the total to beat."""
    if jobs == 1:
        prover = Prover(puzzle)
        for opener in openers:
            yield (claim := prover.claim(opener, best))
            best = min(best, claim.total)
        return
    waiting = iter(openers)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _prepare, (puzzle,)) as pool:
        running: set[Future[Claim]] = set()
        try:
            while True:
                more = islice(waiting, _AHEAD * jobs - len(running))
                running |= {pool.submit(_claim, opener, best) for opener in more}
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield (claim := future.result())
                    best = min(best, claim.total)
        finally:
            pool.shutdown(cancel_futures=True)


_provers: list[Prover] = []
"""The prover of a worker process."""


def _prepare(puzzle: Puzzle) -> None:
    _provers[:] = [Prover(puzzle)]


def _claim(opener: int, best: int) -> Claim:
    return _provers[0].claim(opener, best)
