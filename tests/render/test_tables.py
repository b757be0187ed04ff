"""Tables that a spreadsheet opens."""

from __future__ import annotations

import pytest

from bot.render.tables import write_table


@pytest.mark.parametrize("name", ["=1+1", "+1+1", "-1+1", "@SUM(1)", "\t=1", "\r=1"])
def test_no_text_is_taken_for_a_formula(name: str) -> None:
    written = write_table("x", ["name"], [[name]]).content.decode("utf-8-sig")
    assert f"'{name}" in written


@pytest.mark.parametrize("cell", [-5, "-5", "12", "ann", "a=1", ""])
def test_any_other_cell_is_left_alone(cell: object) -> None:
    assert "'" not in write_table("x", ["name"], [[cell]]).content.decode("utf-8-sig")
