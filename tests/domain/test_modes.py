"""Every mode is complete, and makes sense."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.board.look import DEFAULT
from bot.domain.errors import OptionRefused
from bot.domain.mode_kinds import Ends, Entry, Hints, Source
from bot.domain.modes import MODES, Mode, ModeKey
from bot.domain.options import Goal, Option, Options
from bot.render import guide
from bot.services.games.endings import COUNTDOWN
from engine import Hard, Rules

CHOSEN: dict[Option, Any] = {
    Option.LENGTH: 6,
    Option.HARD: Hard.HARD,
    Option.BOARDS: 2,
    Option.TURNS: True,
    Option.RIVAL: "hard",
    Option.LANGUAGE: "de",
    Option.LIST: 7,
    Option.GOAL: Goal.FIRST,
}
EVERY_MODE = pytest.mark.parametrize("mode", MODES.values(), ids=lambda mode: mode.key)


def test_every_key_has_its_mode() -> None:
    assert MODES.keys() == set(ModeKey)
    assert all(Mode.of(key).key is key for key in ModeKey)


@EVERY_MODE
def test_a_mode_is_taught_in_a_sentence(mode: Mode) -> None:
    name, about = (DEFAULT.say(f"games-{what}-{mode.key}") for what in ("mode", "about"))
    assert f"**{name}** – {about}" in guide.modes(DEFAULT).text


@EVERY_MODE
def test_where_people_compete_hints_are_refused_or_up_to_the_server(mode: Mode) -> None:
    competing = mode.match or mode.answer is Source.OPEN
    assert (mode.hints is not Hints.ALLOWED) is competing


@EVERY_MODE
def test_a_match_has_private_boards_and_an_end(mode: Mode) -> None:
    if not mode.match:
        assert mode.lobby is None
        return
    assert mode.private
    assert mode.lasts > COUNTDOWN
    assert mode.lobby is None or mode.lobby > timedelta()
    # else the first to come and finish would end it for all others
    assert mode.ends is Ends.DEADLINE or mode.lobby or mode.entry is Entry.INVITED


@EVERY_MODE
def test_what_needs_a_common_board_is_offered_where_there_is_one(mode: Mode) -> None:
    if mode.private:
        assert Option.TURNS not in mode.options
        assert not mode.voted
    if mode.match:
        assert Option.BOARDS not in mode.options


@EVERY_MODE
def test_a_mode_takes_its_own_options_and_refuses_others(mode: Mode) -> None:
    mode.check(Options(turns=False))
    mode.check(Options(**{option: CHOSEN[option] for option in mode.options}))
    for option in set(Option) - mode.options:
        with pytest.raises(OptionRefused) as refused:
            mode.check(replace(Options(), **{option: CHOSEN[option]}))
        assert (refused.value.mode, refused.value.option) == (mode.key, option)


@pytest.mark.parametrize("mode", [mode for mode in MODES.values() if mode.rematch])
def test_a_mode_with_a_rematch_takes_what_the_rematch_asks_for(mode: Mode) -> None:
    asked = Options.again(Rules.standard(5), "en")
    mode.check(asked)
    assert {one for one in Option if getattr(asked, one) not in (None, False)} <= mode.options
