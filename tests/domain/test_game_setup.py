"""Putting a game together: whatever is chosen, the mode takes what it is begun with."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.brain.rivals import RIVALS
from bot.domain.game_setup import BOARDS, GameSetup
from bot.domain.lists import LIST_LENGTHS
from bot.domain.modes import MODES, RACE, TOGETHER
from bot.domain.options import Goal, Option, Options
from engine import Hard

SETUPS = st.builds(
    GameSetup,
    st.sampled_from([*MODES.values()]),
    st.builds(
        Options,
        st.none() | st.sampled_from(LIST_LENGTHS),
        st.none() | st.sampled_from(Hard),
        st.none() | st.sampled_from(BOARDS),
        st.none() | st.just(True),
        st.none() | st.sampled_from(RIVALS),
        st.none() | st.just("de"),
        st.none() | st.integers(1, 2**63 - 1),
        st.none() | st.sampled_from(Goal),
    ),
)


@given(SETUPS)
def test_a_mode_takes_every_option_of_a_setup_for_it(setup: GameSetup) -> None:
    setup.mode.check(setup.options)
    assert {one for one in Option if getattr(setup.options, one) is not None} <= setup.mode.options


@given(SETUPS)
def test_a_button_can_say_a_setup(setup: GameSetup) -> None:
    assert GameSetup.parse(str(setup)) == setup


def test_what_a_mode_does_not_take_waits_for_one_that_does() -> None:
    setup = GameSetup().choose(Option.BOARDS, "4").play(RACE)
    assert setup.options == Options()
    assert setup.play(TOGETHER).options == Options(boards=4)


def test_a_switch_that_was_turned_off_is_a_choice_against_what_is_usual() -> None:
    setup = GameSetup().choose(Option.TURNS, "True").choose(Option.TURNS, "False")
    assert GameSetup.parse(str(setup)) == setup


@pytest.mark.parametrize(
    "text",
    [
        "",
        "chess.......",
        "together",
        "together.11......",
        "together..soft.....",
        "together...3....",
        "together......mine.",
        "solo.",
    ],
)
def test_what_nobody_can_have_chosen_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (any will do: whoever reads it asks no more)
        GameSetup.parse(text)
