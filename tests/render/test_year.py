"""The calendar of a year: every day once, in words and as a card."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageColor

from bot.board.alt import LONGEST_ALT
from bot.board.boards import size
from bot.board.card import CARD_MARGIN, LINE
from bot.board.coach import CARD_PRINT, CARD_WIDTH
from bot.board.glyphs import font
from bot.board.look import Look
from bot.board.palettes import PALETTES
from bot.board.year import LABEL, STEP, WEEK
from bot.domain.players import Player, Theme
from bot.domain.statistics import PlayedDay, PlayedYear
from bot.render.year import show_year
from bot.texts import load
from bot.texts.catalogue import LOCALES
from engine import Mark

ADA = Player(1, "Ada")
DAYS = st.dates(date(2024, 1, 1), date(2028, 12, 31))


@given(DAYS)
def test_twelve_months_hold_every_day_up_to_today_once(today: date) -> None:
    year = PlayedYear(ADA, today, ())
    days = sum(map(year.count_days, year.months))
    assert len(year.months) == 12
    assert year.months[0] + timedelta(days - 1) == today


@given(DAYS, st.sets(st.integers(0, 300), min_size=1, max_size=40))
def test_every_day_with_a_game_is_marked(today: date, ago: set[int]) -> None:
    days = tuple(PlayedDay(today - timedelta(one), 2, 1) for one in ago)
    shown = show_year(PlayedYear(ADA, today, days), Look(Theme.TEXT))
    assert shown.picture is None
    assert shown.text.count("▅") == len(ago)


def test_days_in_a_row_go_on_over_new_year() -> None:
    eve = date(2026, 12, 30)
    days = tuple(PlayedDay(eve + timedelta(at), 1, 1) for at in (0, 1, 2, 4))
    assert PlayedYear(ADA, date(2027, 1, 3), days).longest == 3
    assert PlayedYear(ADA, date(2027, 1, 3), ()).longest == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_a_year_is_told_in_every_locale(locale: str) -> None:
    today = date(2027, 1, 3)
    days = tuple(PlayedDay(today - timedelta(at), 99, 98) for at in range(330))
    picture = show_year(PlayedYear(ADA, today, days), Look(locale=locale)).picture
    assert picture
    assert size(picture.alt) <= LONGEST_ALT
    assert len({*picture.words.splitlines()}) == 13


@settings(max_examples=10, deadline=None)
@given(st.text(max_size=50), st.sampled_from(Theme), st.lists(st.integers(1, 50), max_size=12))
def test_anybody_has_a_card(name: str, theme: Theme, games: list[int]) -> None:
    today = date(2026, 11, 22)
    days = tuple(PlayedDay(today - timedelta(at * 9), n, n // 2) for at, n in enumerate(games, 1))
    picture = show_year(PlayedYear(Player(1, name), today, days), Look(theme)).picture
    if picture:
        assert Image.open(BytesIO(picture.draw())).size[0] == CARD_WIDTH


def test_months_without_a_game_are_left_out_and_this_one_is_whole() -> None:
    today = date(2026, 11, 22)

    def high(*ago: int) -> int:
        days = tuple(PlayedDay(today - timedelta(one), 1, 1) for one in ago)
        picture = show_year(PlayedYear(ADA, today, days), Look()).picture
        assert picture
        return Image.open(BytesIO(picture.draw())).size[1]

    assert high(0) == high(0, 21) < high(0, 22) == high(0, 51) < high(0, 22, 60)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_days_of_the_week_are_named_in_full_width(locale: str) -> None:
    names = [load(locale).short_weekday(day) for day in range(WEEK)]
    assert len({*names}) == WEEK
    assert all(font(CARD_PRINT).getlength(name) <= (CARD_WIDTH - 64) / WEEK for name in names)


def test_the_bar_of_a_day_grows_up_to_three_games_and_tells_won_from_lost() -> None:
    played = [PlayedDay(date(2026, 10, day), day, day % 2) for day in range(1, 6)]
    picture = show_year(PlayedYear(ADA, date(2026, 11, 22), (*played,)), Look()).picture
    assert picture
    card = Image.open(BytesIO(picture.draw())).convert("RGB")
    last_line = card.height - LINE - CARD_MARGIN
    bars: list[tuple[str, int]] = []
    for day in range(5):
        middle = CARD_MARGIN + LABEL + day * STEP + 4
        heights = Counter(card.getpixel((middle, y)) for y in range(last_line, card.height))
        fills = {mark: ImageColor.getrgb(PALETTES[Theme.SQUARES].fills[mark]) for mark in Mark}
        bars += [(mark.name, heights[rgb]) for mark, rgb in fills.items() if heights[rgb]]
    win, loss = Mark.CORRECT.name, Mark.PRESENT.name
    assert bars == [(win, 15), (loss, 29), (win, 43), (loss, 43), (win, 43)]
