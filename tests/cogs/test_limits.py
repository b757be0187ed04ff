"""Panels and commands within what Discord takes, whatever has been settled."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from itertools import islice, permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.adapters.controls.command_texts import Wording
from bot.app import discord_client
from bot.board.look import Look
from bot.domain.game_setup import GameSetup, Offer
from bot.domain.guild_settings import GuildSettings
from bot.domain.lists import LONGEST_LIST_NAME, MOST_LISTS, ClassList
from bot.domain.permits import Permit, Who
from bot.domain.players import Place, Preferences, Theme
from bot.domain.reports import Reason, ReportedWord
from bot.domain.setting_changes import MOST_TYPED_WORDS
from bot.domain.setting_kinds import Page
from bot.render import guide, players
from bot.render import lists as render_lists
from bot.render.game_setup import setup_panel
from bot.render.guilds import panel
from bot.render.reports import MOST_REPORTS, queue
from bot.store import Store
from bot.texts import LOCALES
from engine import Hard, Word
from engine.words import ALPHABETS, LENGTHS
from tests.bots import services_over
from tests.contract import check_contract
from tests.domain.test_game_setup import SETUPS
from tests.limits import check_commands
from tests.render.drawn import check
from tests.render.games import LOOKS

SNOWFLAKES = st.integers(10**17, 2**63 - 1)
WORDS = st.integers(0, MOST_TYPED_WORDS).map(lambda count: (Word("abcdefgh"),) * count)
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
PERMITS = st.builds(Permit, st.sampled_from(Who), st.none() | SNOWFLAKES)
SETTINGS = st.builds(
    GuildSettings,
    length=st.sampled_from(LENGTHS),
    hard=st.sampled_from(Hard),
    theme=st.sampled_from(Theme),
    channels=st.frozensets(SNOWFLAKES, max_size=25),
    daily_channel=st.none() | SNOWFLAKES,
    time_zone=st.just("America/Argentina/ComodRivadavia"),
    ping_role=st.none() | SNOWFLAKES,
    extra=WORDS,
    banned=WORDS.map(lambda words: dict.fromkeys(words, NOON)),
    start=PERMITS,
    stop=PERMITS,
)
PREFERENCES = st.builds(
    Preferences,
    theme=st.none() | st.sampled_from(Theme),
    language=st.none() | st.just("en"),
    reminded_in=st.frozensets(SNOWFLAKES, max_size=3),
)


@settings(deadline=None)
@given(SETTINGS, LOOKS)
def test_every_page_fits_whatever_has_been_settled(settings: GuildSettings, look: Look) -> None:
    for page in Page:
        check(panel(settings, look, page))


@pytest.mark.parametrize("words", [0, 1, MOST_REPORTS, MOST_REPORTS + 1, 1000])
def test_the_page_of_reported_words_fits_however_many_there_are(words: int) -> None:
    letters = "abcdefghij"
    every = (Word("".join(word)) for word in permutations(letters))
    reported = [ReportedWord("en", next(every), 10**6, tuple(Reason)) for _ in range(words)]
    for locale in LOCALES:
        check(queue(reported, Look(locale=locale)))


@settings(deadline=None)
@given(SETUPS, SETTINGS, LOOKS)
def test_the_panel_of_a_new_game_fits(
    setup: GameSetup, settings: GuildSettings, look: Look
) -> None:
    lists = tuple(
        ClassList("W" * LONGEST_LIST_NAME, "de", tuple(map(Word, ("abc", "abcdefghij"))), number)
        for number in range(2**63 - MOST_LISTS, 2**63)
    )
    offer = Offer(settings, dict.fromkeys(ALPHABETS, (5,)) | {"en": (4, 5, 6, 7, 8)}, "pl", lists)
    check(setup_panel(offer.fit(setup), offer, look))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_pages_of_word_lists_fit(locale: str) -> None:
    words = tuple(Word("".join(word)) for word in islice(permutations("abcdefghij"), 2_000))
    one = ClassList("W" * LONGEST_LIST_NAME, "de", words, 2**63 - 1)
    look = Look(locale=locale)
    every = [replace(one, id=number) for number in range(MOST_LISTS)]
    for reply in (
        render_lists.page(every, look),
        render_lists.details(one, look),
        render_lists.ask_deletion(one, look),
    ):
        check(reply)


@settings(deadline=None)
@given(PREFERENCES, LOOKS)
def test_preferences_fit_whatever_has_been_chosen(chosen: Preferences, look: Look) -> None:
    check(players.preferences(chosen, Place(1, 5), look))


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_taught_fits(locale: str) -> None:
    look = Look(locale=locale)
    for reply in (
        *(guide.guide(page, look, "https://example.org/privacy") for page in guide.GuidePage),
        players.ask_erasure(look),
        players.confirm_erasure(look),
    ):
        check(reply)


async def test_the_commands_fit_and_work_everywhere_they_can_be_installed(tmp_path: Path) -> None:
    store = Store.open(f"sqlite+aiosqlite:///{tmp_path / 'commands.sqlite3'}")
    client = discord_client(services_over(store))
    await store.close()
    described: list[dict[str, Any]] = [
        await command.get_translated_payload(client.tree, Wording())
        for command in client.tree.get_commands()
    ]
    check_commands(described)
    check_contract("PUT", "/applications/1/commands", described)
    assert all(command["integration_types"] == [0, 1] for command in described)
    assert all(command["contexts"] == [0, 1, 2] for command in described)
