"""Panels of settings and preferences, and what the bot teaches."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from io import BytesIO
from zipfile import ZipFile

import pytest

from bot.board.look import DEFAULT
from bot.domain.guild_settings import SETTINGS, GuildSettings
from bot.domain.modes import ModeKey
from bot.domain.permits import Permit, Who
from bot.domain.players import NOBODY, Place, Preference, Preferences, Theme
from bot.domain.setting_changes import TYPED, find_page
from bot.domain.setting_kinds import Page
from bot.render import guide, players
from bot.render.guilds import panel
from bot.render.menus import Kind, Menu, MenuOption, Topic
from bot.render.names import mention
from bot.render.pickers import language_name
from bot.render.reply import Action, Button, Style
from bot.render.settings_pages import WORDS_SHOWN, shorten
from engine import Hard, Word
from engine.lexicon import Spelling
from engine.words import ALPHABETS

SETTLED = GuildSettings(
    length=6,
    hard=Hard.HARD,
    theme=Theme.SYMBOLS,
    channels=frozenset({2, 1}),
    threads=True,
    idle_public=1,
    daily_channel=3,
    daily_hour=7,
    time_zone="Europe/Berlin",
    ping_role=4,
    offensive=False,
    spelling=Spelling.BRITISH,
    extra=(Word("blarg"), Word("zorgl")),
    banned={Word("crane"): datetime(2026, 11, 20, tzinfo=UTC)},
    start=Permit(Who.ROLE, 5),
    stop=Permit(Who.EVERYONE),
)


def test_every_setting_stands_on_a_page() -> None:
    others = {Page.REPORTS, Page.LISTS, Page.GAMES}
    assert {find_page(name) for name in (*SETTINGS, *TYPED)} == {*Page} - others


@pytest.mark.parametrize(
    ("page", "text"),
    [
        (
            Page.PLAY,
            "**Language of words**: English\n"
            "**Length**: 6 letters, unless a player asks for another\n"
            "**Hard mode**: on, clues must be used\n"
            "**Theme**: Symbols, on boards that everybody sees",
        ),
        (
            Page.CHANNELS,
            "**Games may start in**: <#1>, <#2>\n"
            "**Each game**: in a thread of its own\n"
            "**Idle games**: closed 1 hour after the last guess, private ones after 24 hours",
        ),
        (
            Page.DAILY,
            "**The daily is posted in**: <#3>\n**It pings**: <@&4>\n**Hints in it**: not allowed\n"
            "**Time**: 07:00 Europe/Berlin",
        ),
        (
            Page.WORDS,
            "**Crude guesses**: refused like slurs, and never the answer\n"
            "**English spelling of answers**: British (colour); both can be guessed\n"
            "**Extra words**, which can be guessed here too: blarg zorgl\n"
            "**Banned words**, which are never guessed, hidden or suggested: crane",
        ),
        (
            Page.PEOPLE,
            "**Who starts games**: <@&5>\n"
            "**Who ends games of others without a vote**: everyone\n\n"
            "Moderators, who may manage messages, can always do both.",
        ),
    ],
)
def test_a_page_says_what_stands(page: Page, text: str) -> None:
    shown = panel(SETTLED, DEFAULT, page)
    assert {*text.split("\n")} <= {*shown.text.split("\n")}
    assert shown.private


def test_a_page_offers_what_can_be_chosen_and_marks_what_is() -> None:
    daily = panel(SETTLED, DEFAULT, Page.DAILY)
    turner, channel, role = daily.menus
    assert turner.chosen == ("daily",)
    assert channel == Menu(
        Topic.SETTINGS, "daily_channel", "Channel of the daily", (), ("3",), Kind.CHANNELS, 0
    )
    assert role.chosen == ("4",)
    assert Button(Action.SCHEDULE, "Hour and time zone") in daily.buttons
    hard = panel(SETTLED, DEFAULT).menus[3]
    assert hard.options[1] == MenuOption("hard", "Hard mode: on, clues must be used")
    assert hard.chosen == ("hard",)


def test_languages_are_listed_by_their_own_names() -> None:
    names = [language_name(code) for code in ALPHABETS]
    assert names == sorted(names)


def test_a_switch_says_its_state_and_asks_for_the_other() -> None:
    assert panel(SETTLED, DEFAULT, Page.CHANNELS).buttons[0] == Button(
        Action.SWITCH, "Threads: on", 0, Style.SUCCESS, "threads"
    )
    assert panel(GuildSettings(), DEFAULT, Page.CHANNELS).buttons[0] == Button(
        Action.SWITCH, "Threads: off", 1, detail="threads"
    )


def test_what_is_gone_from_the_server_is_not_marked_as_chosen() -> None:
    there = {Kind.CHANNELS: {"1"}, Kind.ROLES: set[str]()}
    shown = panel(SETTLED, DEFAULT, Page.CHANNELS).choose_only(there)
    assert shown.menus[1].chosen == ("1",)
    assert shown.menus[0].chosen == ("channels",)


def test_preferences_say_what_was_chosen() -> None:
    shown = players.preferences(Preferences(Theme.TEXT, None, frozenset({5})), Place(1, 5), DEFAULT)
    assert shown.text.startswith(
        "**Theme**: Plain text\n**Language of words**: as in the server\n"
        "**Help with puzzles begins with**: how many words are left\n**Name**: shown"
    )
    assert [menu.name for menu in shown.menus] == [
        Preference.THEME,
        Preference.LANGUAGE,
        Preference.START,
    ]
    assert shown.menus[0].chosen == ("text",)
    hide = Button(Action.HIDE, "Hide my name: off", 1)
    assert shown.buttons == (
        Button(Action.REMIND, "Remind me of this server's daily: on", 0, Style.SUCCESS),
        hide,
    )
    assert players.preferences(Preferences(), Place(1), DEFAULT).buttons == (hide,)


def test_every_mode_is_taught_in_one_sentence() -> None:
    taught = guide.modes(DEFAULT).text.splitlines()
    assert taught[1] == "**Solo** – a board of your own that nobody else sees"
    names = [*(mode.capitalize().replace("-", " ") for mode in ModeKey), "Boards"]
    assert [line.split("**")[1] for line in taught] == names


def test_the_guide_links_the_privacy_page_where_there_is_one() -> None:
    assert "https" not in guide.guide(guide.GuidePage.PRIVACY, DEFAULT).text
    assert (
        "https://example.org/privacy"
        in players.privacy(DEFAULT, "https://example.org/privacy").text
    )


def test_an_export_is_a_json_file_and_a_table_of_each_kind() -> None:
    file, tables = players.export({"players": [{"name": "Zoë"}]}, DEFAULT).files
    assert file.name == "tilemate.json"
    assert json.loads(file.content) == {"players": [{"name": "Zoë"}]}
    with ZipFile(BytesIO(tables.content)) as folder:
        assert folder.namelist() == ["players.csv"]
        assert folder.read("players.csv").decode("utf-8-sig").split() == ["name", "Zoë"]


def test_nobody_is_not_mentioned() -> None:
    assert mention(NOBODY.id, DEFAULT.say) == "somebody"
    assert mention(5, DEFAULT.say) == "<@5>"


def test_of_a_long_list_of_words_the_first_are_shown_and_the_others_counted() -> None:
    words = tuple(f"word{at}" for at in range(WORDS_SHOWN + 3))
    assert shorten(words, DEFAULT.say) == f"{' '.join(words[:WORDS_SHOWN])} and 3 more"
    assert (
        shorten(words[: WORDS_SHOWN + 1], DEFAULT.say)
        == f"{' '.join(words[:WORDS_SHOWN])} and 1 more"
    )
    assert shorten(words[:WORDS_SHOWN], DEFAULT.say) == " ".join(words[:WORDS_SHOWN])
