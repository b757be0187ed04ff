"""A server's settings, one by one: what is understood, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import available_timezones

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.errors import (
    MayNotStart,
    OutOfRange,
    PlayerError,
    TooManyWords,
    UnfitWords,
    UnknownChoice,
    WrongChannel,
)
from bot.domain.guild_settings import SETTINGS, GuildSettings
from bot.domain.permits import Permit, Who
from bot.domain.players import Place, Rights
from bot.domain.setting_changes import MOST_TYPED_WORDS, TYPED, change, read_words
from bot.domain.setting_kinds import OFF, ON, SettingKind
from bot.domain.time_zones import UnknownTimeZone, read_time_zone
from bot.domain.typed_hours import NoFullHour, read_hour

HERE = Place(1, 5)
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
MODERATOR = Rights(moderator=True)
HOST = Rights(role_ids=frozenset({7}))


TYPED_VALUES = {
    "idle": ["1", "168"],
    "schedule": ["0", "America/New York"],
    "extra": ["zorgl"],
    "banned": ["crane, moist"],
    "points": ["10 8 6 4 2 1 0"],
    "double_day": ["5"],
    "start": ["moderators"],
    "start_role": ["5"],
    "stop": ["everyone"],
    "stop_role": ["6"],
    "seasons": ["monthly"],
    "season_days": ["2026-12-01", "2026-12-31"],
    "weekly": ["0"],
    "weekly_hour": ["7"],
}


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_of_the_table_can_be_chosen(name: str) -> None:
    one = SETTINGS[name]
    other = {
        SettingKind.SWITCH: [OFF if one.default else ON],
        SettingKind.CHOICE: [str(value) for value in one.choices if value != one.default][:1],
    }.get(one.kind, ["3"])
    changed = change(GuildSettings(), name, other, NOON)
    assert getattr(changed, name) != one.default
    assert replace(changed, **{name: one.default}) == GuildSettings()


def test_every_other_setting_can_be_typed() -> None:
    assert TYPED_VALUES.keys() == TYPED.keys()
    for name, values in TYPED_VALUES.items():
        assert change(GuildSettings(), name, values, NOON) != GuildSettings()


@given(st.sampled_from([*SETTINGS, *TYPED]), st.lists(st.text(max_size=12), max_size=3))
def test_nonsense_is_settled_or_refused_and_nothing_else(setting: str, values: list[str]) -> None:
    try:
        changed = change(GuildSettings(), setting, values, NOON)
    except PlayerError:
        return
    assert change(changed, setting, values, NOON) == changed


@pytest.mark.parametrize(
    ("setting", "values", "error"),
    [
        ("length", ["9"], UnknownChoice),
        ("length", [], UnknownChoice),
        ("language", ["tlh"], UnknownChoice),
        ("threads", ["maybe"], UnknownChoice),
        ("idle", ["0", "24"], OutOfRange),
        ("idle", ["6", "²"], OutOfRange),
        ("schedule", ["24", "UTC"], OutOfRange),
        ("schedule", ["7:30", "UTC"], NoFullHour),
        ("schedule", ["13 pm", "UTC"], OutOfRange),
        ("weekly_hour", ["7:75"], OutOfRange),
        ("schedule", ["9", "Atlantis"], UnknownTimeZone),
        ("extra", ["toolongword"], UnfitWords),
        ("banned", ["кран"], UnfitWords),
    ],
)
def test_what_cannot_be_is_refused(setting: str, values: list[str], error: type[Exception]) -> None:
    with pytest.raises(error):
        change(GuildSettings(), setting, values, NOON)


@pytest.mark.parametrize("name", ["UTC", "utc", " Europe/Berlin ", "america/new york"])
def test_a_time_zone_is_found_by_its_name(name: str) -> None:
    assert read_time_zone(name) in available_timezones()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Berlin", "Europe/Berlin"), ("Europe/Berln", "Europe/Berlin"), ("tokio", "Asia/Tokyo")],
)
def test_a_misspelt_time_zone_is_asked_back(typed: str, meant: str) -> None:
    with pytest.raises(UnknownTimeZone) as refused:
        read_time_zone(typed)
    assert meant in refused.value.alike


@pytest.mark.parametrize("typed", ["Mars", "germany", "my zone"])
def test_a_word_that_is_like_no_time_zone_suggests_none(typed: str) -> None:
    with pytest.raises(UnknownTimeZone) as refused:
        read_time_zone(typed)
    assert refused.value.alike == ()


@pytest.mark.parametrize(
    ("typed", "hour"),
    [
        *(("7", 7), ("07:00", 7), (" 7 AM", 7), ("19h", 19), ("19 h 00", 19)),
        *(("7 Uhr", 7), ("12 am", 0), ("12pm", 12), ("7.00 p.m.", 19)),
    ],
)
def test_an_hour_is_read_as_people_write_it(typed: str, hour: int) -> None:
    assert change(GuildSettings(), "schedule", [typed, "UTC"], NOON).daily_hour == hour


def test_part_of_an_hour_names_the_full_hours_around_it() -> None:
    with pytest.raises(NoFullHour) as refused:
        read_hour("23:30")
    assert (refused.value.before, refused.value.after) == (23, 0)


def test_words_are_read_in_the_alphabet_of_the_language() -> None:
    assert read_words("Zorgl, ÉCLAT\nzorgl", "en") == ("eclat", "zorgl")
    with pytest.raises(UnfitWords) as refused:
        read_words("good b4d ok fine", "en")
    assert refused.value.unfit == {2: "b4d", 3: "ok"}


def test_a_list_of_words_has_an_end() -> None:
    letters = "abcdefghijklmnopqrstuvwxyz"
    many = [f"aa{one}{two}" for one in letters for two in letters]
    assert len(read_words(" ".join(many[:MOST_TYPED_WORDS]), "en")) == MOST_TYPED_WORDS
    with pytest.raises(TooManyWords):
        read_words(" ".join(many), "en")


def test_games_begin_in_the_channels_allowed_and_their_threads() -> None:
    settings = GuildSettings(channels=frozenset({1}))
    settings.admit(HERE, Rights())
    settings.admit(Place(9, 5, parent_id=1), Rights())
    settings.admit(Place(9), Rights())
    with pytest.raises(WrongChannel):
        settings.admit(Place(2, 5), MODERATOR)


@pytest.mark.parametrize(
    ("permit", "admitted", "refused"),
    [
        (Permit(Who.EVERYONE), [Rights(), MODERATOR], []),
        (Permit(Who.MODERATORS), [MODERATOR], [Rights(), HOST]),
        (Permit(Who.ROLE, 7), [MODERATOR, HOST], [Rights()]),
        (Permit(Who.ROLE), [MODERATOR], [Rights(), HOST]),
    ],
)
def test_a_permit_admits_its_own_and_moderators(
    permit: Permit, admitted: list[Rights], refused: list[Rights]
) -> None:
    settings = GuildSettings(start=permit)
    for rights in admitted:
        settings.admit(HERE, rights)
    for rights in refused:
        with pytest.raises(MayNotStart):
            settings.admit(HERE, rights)
