"""The clues of a board's rows, in short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.texts import Texts
from engine import Mark, Turn


def tell_places(turns: Sequence[Turn], say: Texts) -> str:
    """Return ``E at 5``: the letters in place."""
    return say.join_parts(_say_places(_place(turns), say)) or say("board-clue-nothing")


def tell_clues(turns: Sequence[Turn], say: Texts) -> str:
    """Return ``E at 5; has A, not at 1, 3``: letters in place, and letters without a place yet."""
    placed = _place(turns)
    found = Counter(placed.values())
    roaming = [
        say("board-clue-somewhere", letter=letter.upper(), places=_list(_list_tried(turns, letter)))
        for letter, count in sorted(_least(turns).items())
        if count > found[letter]
    ]
    return say.join_parts([*_say_places(placed, say), *roaming]) or say("board-clue-nothing")


def _place(turns: Sequence[Turn]) -> dict[int, str]:
    return {place: letter for turn in turns for place, letter in _places(turn, Mark.CORRECT)}


def _say_places(placed: Mapping[int, str], say: Texts) -> list[str]:
    return [
        say("board-clue-placed", letter=letter.upper(), place=place)
        for place, letter in sorted(placed.items())
    ]


def _list(places: Sequence[int]) -> str:
    return ", ".join(map(str, places))


def _places(turn: Turn, wanted: Mark) -> list[tuple[int, str]]:
    marked = enumerate(zip(turn.guess, turn.feedback, strict=True), start=1)
    return [(place, letter) for place, (letter, mark) in marked if mark is wanted]


def _list_tried(turns: Sequence[Turn], letter: str) -> list[int]:
    present = (
        place for turn in turns for place, its in _places(turn, Mark.PRESENT) if its == letter
    )
    return sorted(set(present))


def _least(turns: Sequence[Turn]) -> Counter[str]:
    """Count how many of each letter the answer has at least."""
    least: Counter[str] = Counter()
    for turn in turns:
        marked = zip(turn.guess, turn.feedback, strict=True)
        least |= Counter(letter for letter, mark in marked if mark is not Mark.ABSENT)
    return least
