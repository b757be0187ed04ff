"""A puzzle that has used a word uses it again late, and seldom."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import numpy as np
import pytest

from engine import BadArgument, Position, Word, Words
from engine.__main__ import main as run
from engine.errors import WrongLength
from engine.solver.calendar import RESTED, RETURNED, weigh_used

WORDS = Words.load()
TODAY = date(2026, 11, 1)


def weight(rest: timedelta, on: date = TODAY) -> float:
    words = weigh_used(WORDS, {"Crane": on - rest}, on)
    return float(
        words.weights[words.index[Word("crane")]] / WORDS.weights[WORDS.index[Word("crane")]]
    )


def test_a_used_word_is_less_likely_the_later_it_was_used() -> None:
    day = timedelta(1)
    assert weight(RESTED) == pytest.approx(0.3)
    assert weight(RESTED - day) == pytest.approx(0.01)
    assert weight(RESTED, RETURNED - day) == pytest.approx(0.002)
    # not used yet
    assert weight(-day) == weight(0 * day) == 1


def test_what_was_not_used_weighs_as_before() -> None:
    words = weigh_used(WORDS, {"crane": date(2023, 6, 21), "qqqqq": TODAY}, TODAY)
    assert words.spell(np.flatnonzero(words.weights != WORDS.weights)) == ("crane",)
    assert words.weights.min() >= WORDS.weights.min()


def test_a_position_knows_it() -> None:
    fresh = weigh_used(WORDS, {"joint": date(2025, 5, 1)}, TODAY)
    before, after = (Position(words).play("moist", "02202") for words in (WORDS, fresh))
    assert [one.suggest(top=1)[0].guess for one in (before, after)] == ["joint", "point"]


@pytest.mark.parametrize("used", [{"crane": "2023-06-21"}, ["crane"], {"crane": None}])
def test_what_is_no_date_is_refused(used: object) -> None:
    with pytest.raises(BadArgument):
        weigh_used(WORDS, used, TODAY)  # pyright: ignore[reportArgumentType]
    with pytest.raises(WrongLength):
        weigh_used(WORDS, {"cranes": TODAY}, TODAY)


def test_the_command_line_reads_a_file_of_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    used = tmp_path / "used.txt"
    used.write_text("JOINT 2025-05-01\n\ncrane 2023-06-21\n")
    assert run(["suggest", "moist=02202", "--used", str(used)]) == 0
    assert capsys.readouterr().out.split()[0] == "point"
    used.write_text("crane yesterday\n")
    assert run(["filter", "moist=02202", "--used", str(used)]) == 2
    assert "line 1: a word and its day expected" in capsys.readouterr().err
