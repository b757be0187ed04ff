"""Cards of standings and figures: readable on a phone, and told in words."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.board.alt import LONGEST_ALT
from bot.board.boards import size
from bot.board.card import CARD_GAP, CARD_MARGIN, LINE, Figure, Ranked, draw_figures, draw_ranks
from bot.board.card_alt import describe_figures, describe_ranks
from bot.board.coach import CARD_PRINT, CARD_WIDTH
from bot.board.glyphs import font
from bot.board.look import DEFAULT
from bot.board.palettes import PALETTES
from bot.domain.players import Theme
from bot.texts import LOCALES, load
from engine.words import LENGTHS

NAMES = st.text(max_size=100)
RANKED = st.builds(Ranked, st.integers(0, 9_999).map(str) | st.just(""), NAMES, NAMES, NAMES)
FIGURES = [Figure("12", "games"), Figure("75%", "won"), Figure("3.92", "average")]
BARS = [("1", 0), ("2", 3), ("X", 1)]


def measure(png: bytes) -> tuple[int, int]:
    return Image.open(BytesIO(png)).size


def test_the_smallest_text_is_a_twentieth_of_the_width() -> None:
    assert CARD_PRINT / CARD_WIDTH >= 0.05


@settings(max_examples=40, deadline=None)
@given(st.lists(RANKED, max_size=20), st.sampled_from(Theme))
def test_anybody_can_be_drawn_and_told(rows: list[Ranked], theme: Theme) -> None:
    width, height = measure(draw_ranks(rows, theme, "added"))
    assert width == CARD_WIDTH
    assert height < 4 * CARD_WIDTH
    assert size(describe_ranks(rows, DEFAULT.say, "added")) <= LONGEST_ALT


@pytest.mark.parametrize("length", LENGTHS)
def test_an_answer_of_any_length_fits_above_the_places(length: int) -> None:
    answer = "w" * length
    png = draw_ranks([Ranked("1", "Ada", "4/6")], Theme.SQUARES, answer)
    margin = Image.open(BytesIO(png)).convert("RGB").crop((CARD_WIDTH - 16, 0, CARD_WIDTH, 120))
    assert len(margin.getcolors() or ()) == 1


def test_who_has_no_room_in_the_words_is_counted() -> None:
    told = describe_ranks([Ranked("1", "x" * 90, "4/6")] * 20, DEFAULT.say)
    assert told.endswith("… and 10 more")


def test_figures_are_told_with_every_bar() -> None:
    told = "Ada: games 12; won 75%; average 3.92; 1: 0; 2: 3; X: 1."
    assert describe_figures("Ada", FIGURES, BARS, DEFAULT.say) == told
    assert measure(draw_figures("Ada", FIGURES, BARS, Theme.SQUARES))[0] == CARD_WIDTH


def test_a_longer_bar_is_more_games() -> None:
    few, many = ([("1", count), ("2", 40)] for count in (4, 20))
    drawn = {draw_figures("Ada", FIGURES, bars, Theme.SQUARES) for bars in (few, many)}
    assert len(drawn) == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_no_label_of_a_figure_is_cut_or_touches_the_next(locale: str) -> None:
    labels = ("games", "won", "average", "streak", "best", "days")
    for label in labels:
        wide = font(CARD_PRINT).getlength(load(locale)(f"standings-card-{label}", count=2))
        assert wide <= (CARD_WIDTH - 2 * CARD_MARGIN) / 2 - CARD_GAP


def test_names_begin_at_the_margin_where_nobody_has_a_place() -> None:
    def begins(place: str) -> int:
        drawn = Image.open(BytesIO(draw_ranks([Ranked(place, "IIII", "1")], Theme.SQUARES)))
        ground = Image.new("RGB", drawn.size, PALETTES[Theme.SQUARES].ground)
        box = ImageChops.difference(drawn.convert("RGB"), ground).getbbox()
        assert box
        return box[0]

    assert begins("") < CARD_MARGIN + LINE // 2
    assert begins("1") == CARD_MARGIN
