"""The rows of squares below a share's first line, where a game prints one a guess."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import dropwhile

from bot.domain.records.values import RecordedGame, Score

SQUARES = "⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢🔵"

# an arrow points to where the answer still is, so that a row with one has not found it
_ROW = re.compile(rf"([{SQUARES}]{{3,12}})([⬆⬇⬅➡↗↘↖↙]?)")
_PLAIN = rf"(?:[{SQUARES}]{{3,12}}[^\w\n]*(?:\n\s{{0,4}}|$)){{1,12}}"
# whoever adds the guesses does so in every row; a single one may be talk
_NAMED = (
    rf"(?:[{SQUARES}]{{3,12}}[^\w\n{SQUARES}]*[^\W\d_][^\n{SQUARES}]{{0,60}}(?:\n|$)){{2,12}}",
    rf"(?:[^\n{SQUARES}]{{0,60}}[^\W\d_][^\w\n{SQUARES}]*[{SQUARES}]{{3,12}}"
    rf"[^\w\n{SQUARES}]*(?:\n|$)){{2,12}}",
)
# a form with one line has blanks for new lines
_ROWS = re.compile(
    rf"(?:[^\n]{{0,200}}\n\s{{0,4}}(?:{'|'.join((_PLAIN, *_NAMED))})"
    rf"|\*?\s{{1,4}}(?:[{SQUARES}]{{3,12}}(?:\s+|$)){{1,12}})"
)


@dataclass(frozen=True)
class ShareGrid:
    """Which rows of a share are all correct, some may be missing; `possible` if its game has such.

    No game has more rows than guesses, or rows of another length than its answers.
    """

    solving: tuple[bool, ...]
    possible: bool

    def allows(self, score: Score) -> bool:
        """Return whether the rows do not contradict a result; a phone may have cut some."""
        if not self.possible:
            return False
        if not score.solved:
            return not any(self.solving)
        if len(self.solving) >= score.figure:
            return self.solving == (*[False] * (score.figure - 1), True)
        return not any(self.solving[:-1])

    def count(self, stated: Score) -> Score | None:
        """Return the result that the rows tell instead of the stated one; None if they tell none.

        Of fewer rows than guesses, the first ones may be missing. Who lost has no row that won.
        """
        guesses = len(self.solving)
        ends = self.solving == (*[False] * (guesses - 1), True)
        likely = stated.solved and stated.figure <= guesses and self.possible
        return Score(guesses) if ends and likely else None


def read_grid(text: str, start: int, game: RecordedGame) -> ShareGrid | None:
    """Return the rows that follow at once below a headline; None without any."""
    if not game.correct or not (found := _ROWS.match(text, start)):
        return None
    drawn = _ROW.findall(found[0])
    width = _find_width([row for row, _ in drawn])
    # those behind that have another width are another game's; a slip costs a row one square
    rows = [*dropwhile(lambda row: abs(len(row[0]) - width) > 1, reversed(drawn))][::-1]
    solving = (not arrow and len({*row}) == 1 and row[0] in game.correct for row, arrow in rows)
    possible = len(rows) < (game.lost or 0) and _fit([row for row, _ in rows], game.width)
    return ShareGrid(tuple(solving), possible)


def _fit(rows: Sequence[str], width: int | None) -> bool:
    """Return whether most rows have so many squares."""
    return width is None or sum(len(row) == width for row in rows) * 2 >= len(rows)


def _find_width(rows: Sequence[str]) -> int:
    """Return how many squares a row has, in spite of rows in which some were deleted."""
    widths = [*map(len, rows)]
    return max(widths[0], Counter(widths).most_common(1)[0][0])
