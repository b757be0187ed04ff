"""Alternative texts of the cards."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.alt import LONGEST_ALT
from bot.board.boards import size
from bot.board.card import Figure, Ranked
from bot.texts import Texts


def describe_ranks(rows: Sequence[Ranked], say: Texts, answer: str = "") -> str:
    """Describe each line in a sentence; where there is no room, say how many are left out."""
    opening = [say("board-card-answer", answer=answer.upper())] if answer else []
    sentences = [*opening, *map(_describe, rows)]
    for left_out in range(len(rows) + 1):
        shown = sentences[: len(sentences) - left_out]
        more = [say("board-card-more", count=left_out)] if left_out else []
        text = " ".join([*shown, *more])
        if size(text) <= LONGEST_ALT:
            return text
    raise ValueError("an answer longer than an alternative text")


def describe_figures(
    name: str, figures: Sequence[Figure], bars: Sequence[tuple[str, int]], say: Texts
) -> str:
    """Describe the figures, and the label and count of each bar."""
    parts = [f"{figure.label} {figure.value}" for figure in figures]
    parts += [say("board-named", name=label, what=count) for label, count in bars]
    return f"{say('board-named', name=name, what=say.join_parts(parts))}."


def _describe(row: Ranked) -> str:
    """Return ``1. Ada, 4/6 in 0:48, 5 days in a row.``"""
    place = f"{row.place}. " if row.place else ""
    return f"{place}{', '.join(filter(None, [row.name, row.figure, row.note]))}."
