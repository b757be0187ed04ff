"""Proofs that are kept in files, read and checked as `python -m engine verify` does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import numpy as np

from engine.audit import Forged, audit
from engine.checks import check_callable, check_number, check_path
from engine.files import read_limited
from engine.game import Hard
from engine.solver import certificate
from engine.solver.claims import Prover, Puzzle, count_trusting
from engine.solver.node import LIMIT
from engine.solver.prove import Proof
from engine.solver.tree import Spoiled
from engine.solver.words import Words


def read_proof(
    path: str | Path,
    words: Words,
    hidden: Iterable[str] | None = None,
    *,
    hard: Hard = Hard.OFF,
    limit: int = LIMIT,
) -> Proof:
    """Read a proof of these words and rules from a file, finished or not, and check nothing of it.

    `prove` goes on with its `claims`. Raises `Spoiled` for a file that cannot be read or is of
    other words or rules, and the errors of `prove`.
    """
    return certificate.read(check_path("path", path), Puzzle.of(words, hidden, hard, limit))


def check_proof(
    path: str | Path,
    words: Words,
    hidden: Iterable[str] | None = None,
    *,
    hard: Hard = Hard.OFF,
    limit: int = LIMIT,
    search: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Proof:
    """Return the proof of a file after it was checked.

    It is audited by a program that shares nothing with the search. Then as many of its claims as
    `search` says, evenly spread, are searched again: by default all, with 0 none. The `trusted`
    claims of the result rest on bounds that were not searched; only if there are none is it proven.
    `progress` is called with 1 after each claim. Raises `Forged` or `Spoiled` for a proof that is
    false, unfinished or of other words or rules, and the errors of `prove`.
    """
    path, puzzle = check_path("path", path), Puzzle.of(words, hidden, hard, limit)
    check_callable("progress", progress)
    most = None if search is None else check_number("search", search, 0)
    try:
        content, begun = read_limited(path), certificate.is_certificate(path)
    except OSError as error:
        raise Spoiled(f"{path}: {error.strerror}") from None
    if not begun:
        raise Spoiled(f"{path}: this is no proof")
    if b"\r" in content:
        raise Spoiled(f"{path}: this proof was changed on its way: its lines end as on Windows")
    allowed = words.spell(np.flatnonzero(words.suggested))
    answers = words.spell(puzzle.answers)
    try:
        audited = audit(content, allowed, answers, hard=puzzle.hard, limit=puzzle.limit)
    except Forged as wrong:
        raise Forged(f"{path}: {wrong}") from None
    proof = certificate.read_content(content, path, puzzle)
    # two programs have read it: what one overlooks is neither searched nor on trust
    if len(proof.claims) != audited.claims:
        raise Forged(f"{path}: the claims of this proof can be read in two ways")
    prover, claims = Prover(puzzle), tuple(proof.claims.values())
    count = len(claims) if most is None else min(most, len(claims))
    chosen = {number * len(claims) // count for number in range(count)}
    for number in sorted(chosen):
        if not prover.holds(claims[number]):
            opener = prover.spell(claims[number])
            raise Spoiled(f"{path}: what is said of {opener!r} does not hold")
        progress(1)
    rest = (claim for number, claim in enumerate(claims) if number not in chosen)
    return replace(proof, trusted=count_trusting(rest))
