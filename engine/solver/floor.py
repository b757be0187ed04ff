"""A floor under the guesses that a puzzle on several boards takes: no player can do better."""

from __future__ import annotations

import numpy as np

from engine.checks import BadArgument, check_number
from engine.solver.bounds import count_parts
from engine.solver.vocabulary import check_vocabulary
from engine.solver.words import Words


def find_floor(words: Words, boards: int = 4) -> float:
    """Return a number of guesses below which no strategy can get on average.

    The answers of the boards are different, and each is as likely as the others. It is a bound by
    relaxation: a guess solves one board at most, so of all guesses but the last few some must solve
    a board, and within so many guesses a board is solved for as many answers as there are ways in
    which it can have looked. A strategy that knew the other boards could not beat that. Raises
    `BadArgument`.

    >>> from engine import Words
    >>> round(find_floor(Words.load()), 2)
    5.75
    """
    answers = np.flatnonzero(check_vocabulary(words).is_answer)
    check_number("boards", boards)
    if len(answers) < boards:
        raise BadArgument("boards", boards, f"a number up to {len(answers)}, that of the answers")
    rows = words.table(np.arange(len(words)), answers).T
    most_parts = int(count_parts(rows, words.n_patterns).max())
    others = len(answers) - boards + 1
    # within one guess a board is solved for one answer, within two for one of each part
    solved = [1, min(most_parts, others), others]
    floor = float(boards)
    for spare in range(len(solved)):
        # to end with `spare` guesses too many, `most` boards are solved within `spare + most`
        chance = min(
            boards * solved[spare + most - 1] / (most * others)
            for most in range(1, min(boards, len(solved) - spare) + 1)
        )
        floor += max(0.0, 1.0 - chance)
    return floor
