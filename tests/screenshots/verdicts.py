"""What was read beside what was drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.screenshots import (
    ScreenBoard,
    SeenGrid,
    UnreadablePicture,
    Why,
    find_grids,
    read_board,
)
from engine import Lexicon
from tests.screenshots.corpus import Sample


@dataclass
class Verdict:
    """How a picture was read. `rows` counts guesses drawn, `marks` those with the right marks."""

    exact: bool = False
    certain: bool = False
    refused: Why | None = None
    rows: int = 0
    marks: int = 0
    confused: Counter[str] = field(default_factory=Counter[str])

    @property
    def silently_wrong(self) -> bool:
        """Whether it was shown as certain, and is not what was drawn."""
        return self.certain and not self.exact


def judge(sample: Sample) -> Verdict:
    """Read a picture, and compare."""
    verdict = Verdict(rows=sum(map(len, sample.content.boards)))
    try:
        grids = find_grids(sample.data).grids
    except UnreadablePicture as refusal:
        verdict.refused = refusal.reason
        return verdict
    boards = list(read_all(grids, sample.content.lexicon))
    drawn = sample.content.boards
    others = [grid for grid in grids if grid.length != sample.content.lexicon.length]
    verdict.certain = all(board.certain for board in boards) and not any(map(_is_asked, others))
    verdict.exact = len(boards) == len(drawn)
    for board, truth in zip(boards, drawn, strict=False):
        verdict.exact &= len(board.rows) == len(truth)
        for row, (word, feedback) in zip(board.rows, truth, strict=False):
            verdict.marks += row.feedback == feedback
            verdict.exact &= row.feedback == feedback and (sample.hidden or row.word == word)
            if row.word and len(row.word) == len(word):
                pairs = zip(word, row.word, strict=True)
                verdict.confused.update(f"{one}→{other}" for one, other in pairs if one != other)
    return verdict


def _is_asked(grid: SeenGrid) -> bool:
    return not all(tile.clear for row in grid.rows for tile in row)


def read_all(grids: Iterable[SeenGrid], lexicon: Lexicon) -> Iterable[ScreenBoard]:
    """Read the boards that are as long as the words of a list."""
    return (read_board(grid, lexicon) for grid in grids if grid.length == lexicon.length)
