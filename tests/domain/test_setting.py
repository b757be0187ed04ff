"""A setting is one entry: what follows from it, follows for one that is made up."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import pytest

from bot.domain import setting_kinds as setting
from bot.domain.guild_settings import SETTINGS
from bot.domain.setting_kinds import Page, SettingKind
from bot.render.guilds import panel
from bot.store.guilds.guilds import SETTING_COLUMNS
from tests.render.test_panels import DEFAULT, SETTLED


class Mood(StrEnum):
    CALM = "calm"
    WILD = "wild"


@dataclass(frozen=True)
class MadeUp:
    """Settings of every kind."""

    loud: bool = setting.switch(Page.PLAY, default=True)
    mood: Mood = setting.choice(Page.PLAY, Mood.CALM, Mood)
    most: int = setting.choice(Page.PLAY, 3, (3, 5))
    where: int | None = setting.channel(Page.CHANNELS)
    rooms: frozenset[int] = setting.channels(Page.CHANNELS, 2)
    who: int | None = setting.role(Page.PEOPLE)


@pytest.mark.parametrize(
    ("name", "values", "chosen"),
    [
        ("loud", ["off"], False),
        ("mood", ["wild"], Mood.WILD),
        ("most", ["5"], 5),
        ("where", ["7"], 7),
        ("where", [], None),
        ("rooms", ["7", "8"], frozenset({7, 8})),
        ("who", ["9"], 9),
    ],
)
def test_a_setting_reads_what_was_chosen(name: str, values: list[str], chosen: object) -> None:
    assert setting.list_settings(MadeUp)[name].read(values) == chosen


@pytest.mark.parametrize(
    ("name", "values"),
    [("loud", ["maybe"]), ("mood", ["sad"]), ("most", ["4"]), ("rooms", ["1", "2", "3"])],
)
def test_a_setting_refuses_what_cannot_be(name: str, values: list[str]) -> None:
    with pytest.raises((ValueError, LookupError)):
        setting.list_settings(MadeUp)[name].read(values)


def test_a_setting_has_the_default_of_its_field() -> None:
    made = setting.list_settings(MadeUp)
    assert {name: one.default for name, one in made.items()} == vars(MadeUp())


def test_every_setting_has_a_column_and_a_control_on_its_page() -> None:
    columns = {column.name.removeprefix("guilds_") for column in SETTING_COLUMNS}
    for name, one in SETTINGS.items():
        assert name in columns
        shown = panel(SETTLED, DEFAULT, one.page)
        if one.kind is SettingKind.SWITCH:
            assert name in {button.detail for button in shown.buttons}
        else:
            assert name in {menu.name for menu in shown.menus}
