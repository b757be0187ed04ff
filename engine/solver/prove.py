"""Proof of the best opener: every other one is refuted, and the refutations are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice

from engine.checks import BadArgument, check_callable, check_kind, check_number
from engine.counts import write_count
from engine.errors import Unstarted
from engine.game import Hard
from engine.solver.claims import Claim, Prover, Puzzle, count_trusting
from engine.solver.grow import Grower
from engine.solver.node import LIMIT, NEVER
from engine.solver.tree import Branch, Spoiled, Tree
from engine.solver.words import Words

_MOST_JOBS = 1_000
"""More processes than anybody has processors for."""

_AHEAD = 2
"""How many openers wait for each process; with fewer, the total to beat is more recent."""


@dataclass(frozen=True, repr=False)
class Proof:
    """Claims by opener; a finished proof has one for every opener, and the best tree.

    Openers that need `below` guesses or more were not searched further, and have no tree. So many
    claims as `trusted` says rest on bounds that were given and not searched again: only where
    these are none is everything proven.
    """

    claims: Mapping[int, Claim]
    branches: tuple[Branch, ...] = ()
    below: int = NEVER
    trusted: int = field(default=0, compare=False)

    # a mapping, such as that of its claims, has no hash
    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        total = write_count(self.total or 0, "guess")
        said = f"{self.tree.opener}, {total}" if self.tree else "no tree"
        return f"<{said}; {write_count(len(self.claims), 'opener')}, {self.trusted:,} on trust>"

    def __post_init__(self) -> None:
        check_kind("claims", self.claims, Mapping, "a claim by opener")
        check_kind("branches", self.branches, tuple, "the branches of a tree")
        check_number("below", self.below)
        check_number("trusted", self.trusted, 0)

    @property
    def best(self) -> Claim | None:
        """The claim with the least total; None if no opener finds all words, or in time."""
        least = min(self.claims.values(), key=_take_total, default=None)
        return least if least and least.total < self.below else None

    @property
    def total(self) -> int | None:
        """The guesses for all words together; None if no opener needs fewer than `below`."""
        return self.best.total if self.best else None

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

    The words to find are the answers of the list, or the `hidden` ones, each counted once. Each new
    claim is passed to `keep`. Those `known` have to add up, and are searched again unless they
    refute their opener; the bounds of the others are taken on trust, and `trusted` counts them.
    With 13,000 words and 2,300 answers this takes many minutes; it takes less to prove only that no
    opener needs fewer than `below` guesses. `jobs` is the number of processes: the best opener is
    the same with any, but not each bound of the others. With several, a script calls this under
    ``if __name__ == "__main__"``, else it raises `Unstarted`. Raises `NotAllowed`, `Spoiled` for a
    false claim, or `BadArgument` for an argument that cannot be meant; ultra-hard mode cannot be
    proven.

    >>> from engine import Words, prove
    >>> prove(Words.read(["batch", "catch", "hatch", "clumb"])).total
    7
    """
    puzzle = Puzzle.of(words, hidden, hard, limit)
    check_number("jobs", jobs, 1, _MOST_JOBS)
    check_number("below", below)
    check_callable("keep", keep)
    given = _check_known({} if known is None else known, words)
    prover = Prover(puzzle)
    made = _search_least(given, prover, below)
    trusted = count_trusting(made[at] for at in made if made[at] is given[at])
    for claim in made.values():
        if claim != given[claim.opener]:
            keep(claim)
    best = min([below, *map(_take_total, made.values())])
    openers = [at for at in prover.list_openers() if at not in made]
    for claim in find_claims(puzzle, openers, best, jobs):
        keep(claim)
        made[claim.opener] = claim
    # of equals the first is the best, whichever process was faster
    ordered = {at: made[at] for at in [*given, *openers]}
    proof = Proof(ordered, below=below, trusted=trusted)
    if proof.best is None:
        return proof
    search, root = puzzle.start_search()
    grown = Grower(search, limit).grow(root, words[proof.best.opener])
    return replace(proof, branches=grown.branches)


def _take_total(claim: Claim) -> int:
    return claim.total


def _check_known(known: Mapping[int, Claim], words: Words) -> Mapping[int, Claim]:
    expected = "claims by the place of their opener in the words"
    check_kind("known", known, Mapping, expected)
    for at, claim in known.items():
        check_number("known", at, 0, len(words) - 1)
        if check_kind("known", claim, Claim, expected).opener != at:
            raise BadArgument("known", claim, expected)
        check_kind("known", claim.parts, Mapping, expected)
        for number in (claim.total, *claim.parts, *claim.parts.values()):
            check_number("known", number, 0)
    return known


def _search_least(known: Mapping[int, Claim], prover: Prover, below: int) -> dict[int, Claim]:
    """Return known claims, those searched again that do not refute their opener.

    Raises `Spoiled` for a claim that does not add up, or says too much.
    """
    for claim in known.values():
        if not prover.adds_up(claim):
            raise Spoiled(f"what is said of {prover.spell(claim)!r} does not add up")
    made = dict(known)
    for claim in sorted(known.values(), key=_take_total):
        if claim.total >= below:
            break
        again = made[claim.opener] = prover.claim(claim.opener, below)
        if again.total < claim.total:
            raise Spoiled(f"what is said of {prover.spell(claim)!r} does not hold")
        below = min(below, again.total)
    return made


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
    # a bot, which never proves, does without these and what they import
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

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
                    yield (claim := _take_result(future, jobs))
                    best = min(best, claim.total)
        finally:
            pool.shutdown(cancel_futures=True)


def _take_result(future: Future[Claim], jobs: int) -> Claim:
    try:
        return future.result()
    except BrokenExecutor:
        raise Unstarted(jobs) from None


_provers: list[Prover] = []
"""The prover of a worker process."""


def _prepare(puzzle: Puzzle) -> None:
    _provers[:] = [Prover(puzzle)]


def _claim(opener: int, best: int) -> Claim:
    return _provers[0].claim(opener, best)
