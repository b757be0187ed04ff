"""How the parts of a share become a figure; each raises ValueError for an unfinished game."""

from __future__ import annotations

import re

from bot.domain.records.values import Score

_COUNTS = {"🔟": 10, "🕚": 11, "🕛": 12, "🕐": 13, "🕑": 14, "🕒": 15}
_COUNT = re.compile("\\d(?=\u20e3)|[" + "".join(_COUNTS) + "🟥]")


def score_boards(match: re.Match[str], missed: int) -> Score:
    """Add up the counts of all boards; an unsolved one counts as `missed`.

    Where one guess has solved two boards, or none has solved one, it is 0, which no game admits.
    """
    counts = _COUNT.findall(match["counts"])
    solved = [count for count in counts if count != "🟥"]
    if len({*solved, "0"}) <= len(solved):
        return Score(0)
    total = sum(missed if one == "🟥" else _COUNTS.get(one) or int(one) for one in counts)
    return Score(total, solved="🟥" not in counts)


def score_sixteen(match: re.Match[str], lost: Score) -> Score:
    """Return the last guess of sixteen boards, of which each has two keycaps, or two red squares.

    It is 0 where it could not be, as for `score_boards`.
    """
    if "🟥" in match["sixteen"]:
        return lost
    counts = re.findall("(\\d)\u20e3(\\d)\u20e3", match["sixteen"])
    guesses = {int(tens + ones) for tens, ones in counts}
    return Score(max(guesses) if len(guesses) == len(counts) else 0)


def score_pair(match: re.Match[str], missed: int) -> Score:
    """Add up ``4&6/7``, which is 10; each X counts as `missed`.

    It is 0 where it could not be, as for `score_boards`.
    """
    pair = [match["left"], match["right"]]
    if "0" in pair or (pair[0] == pair[1] and pair[0].isdecimal()):
        return Score(0)
    numbers = [int(one) if one.isdecimal() else missed for one in pair]
    return Score(sum(numbers), solved=all(one.isdecimal() for one in pair))


_ROUND = str.maketrans("🟢🟡🔴⚪⚫", "🟩🟨🟥⬜⬛")
_MOST_MARKS = 11


def score_marks(marks: str, lost: Score, unused: str = "⬛⬜") -> Score:
    """Find the first 🟩 of a row; without one it is `lost`, and no guess may be `unused`.

    Where guesses are rows of several marks, one that is all 🟩 has won. With a guess behind that
    one, it is 0, which no game admits.
    """
    rows = ["".join(line.split()) for line in marks.translate(_ROUND).strip().splitlines()]
    if len(rows) > 1 and len(rows[0]) > 1:
        rows = ["🟩" if {*row} == {"🟩"} else "🟥" for row in rows]
    squares = "".join(rows)
    if len(squares) >= max(lost.figure, _MOST_MARKS):
        raise ValueError("more guesses than there are")
    if "🟩" in squares:
        _, _, behind = squares.partition("🟩")
        return Score(squares.index("🟩") + 1 if set(unused).issuperset(behind) else 0)
    if set(squares) & set(unused):
        raise ValueError("guesses are left")
    return lost


def score_groups(match: re.Match[str]) -> Score:
    """Count the mistakes, which are rows of several colours; four lose."""
    rows = re.findall("[🟨🟩🟦🟪]{4}", match["groups"])
    groups = [row for row in rows if len(set(row)) == 1]
    mistakes = len(rows) - len(groups)
    solved = len(set(groups)) == len(groups) == 4
    if mistakes > 4 or solved == (mistakes == 4):
        raise ValueError("neither won nor lost")
    return Score(mistakes, solved)


def score_hints(match: re.Match[str]) -> Score:
    """Count the hints."""
    marks = match["hints"]
    if marks.count("🟡") != 1:
        raise ValueError("one word of all is the longest")
    return Score(marks.count("💡"))


def score_time(match: re.Match[str]) -> Score:
    """Count the seconds of ``1:02:03``, ``2:03`` or seconds alone."""
    seconds = 0
    for part in match["time"].split(":"):
        seconds = seconds * 60 + int(part)
    return Score(seconds)


def score_clock(match: re.Match[str]) -> Score:
    """Count the seconds of ``2:03`` in keycaps."""
    minutes, seconds = match["clock"].replace("\u20e3", "").split(":")
    return Score(int(minutes) * 60 + int(seconds))


def score_seconds(match: re.Match[str]) -> Score:
    """Count the seconds of ``1m 23.4s``."""
    return Score(int(match["seconds"]) + 60 * int(match["minutes"] or 0))


def agrees(match: re.Match[str], score: Score) -> bool:
    """Return whether a percentage and a row of marks, where there are any, tell the same."""
    found = match.groupdict()
    if score.solved and (found.get("percent") or "100") != "100":
        return False
    if not (row := (found.get("row") or "").replace(" ", "")):
        return True
    correct = [guess for guess, mark in enumerate(row, 1) if mark in "🟩🎉"]
    return correct == ([score.figure] if score.solved else [])


def score_number(match: re.Match[str]) -> Score:
    """Return the number of points or guesses."""
    return Score(int(re.sub(r"\D", "", match["score"])))
