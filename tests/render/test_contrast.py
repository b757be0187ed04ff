"""What stands out from what, by WCAG 2.2: shapes by 3:1 (1.4.11), text by 4.5:1 (1.4.3)."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import ImageColor

from bot.board.palettes import PALETTES, Palette
from bot.domain.players import Theme

SHAPE, TEXT = 3, 4.5

DARK = ("#1a1a1e", "#242429", "#2b2d31", "#313338", "#393a41")
LIGHT = ("#ffffff", "#fbfbfb", "#f2f3f5")
"""Discord's grounds: its dark and its light themes, old and new, and the cards on them."""

SQUARES = {"🟩": "#78b159", "🟨": "#fdcb58", "🟧": "#f4900c", "🟦": "#55acee"}
"""Colours that Discord draws squares in; ⬛ is #31373d: 1.0 to 1.4 on dark, 10.8 on light."""


def luminance(colour: str) -> float:
    channels = (channel / 255 for channel in ImageColor.getrgb(colour)[:3])
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted([luminance(one), luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_letters_stand_out_from_their_tiles(palette: Palette) -> None:
    for fill, ink in zip(palette.fills, palette.inks, strict=True):
        assert contrast(fill, ink) >= TEXT
    assert contrast(palette.ground, palette.caption) >= TEXT


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_tiles_stand_out_from_the_ground(palette: Palette) -> None:
    for shape in (*palette.fills, palette.outline):
        assert contrast(shape, palette.ground) >= SHAPE


@pytest.mark.parametrize("theme", [Theme.LETTERS, Theme.CONTRAST_LETTERS])
def test_emojis_stand_out_wherever_discord_shows_them(theme: Theme) -> None:
    palette = PALETTES[theme]
    for ground in DARK:
        assert all(contrast(fill, ground) >= SHAPE for fill in palette.fills)
    for beside in (*LIGHT, *palette.fills):
        assert contrast(palette.rim, beside) >= SHAPE


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_keys_and_their_letters_stand_out(palette: Palette) -> None:
    assert contrast(palette.key, palette.ground) >= TEXT
    assert contrast(palette.dim, palette.ground) >= TEXT


@pytest.mark.parametrize("theme", [Theme.LETTERS, Theme.CONTRAST_LETTERS])
@pytest.mark.parametrize("ground", [*DARK, *LIGHT])
def test_keys_among_the_emojis_stand_out_wherever_discord_shows_them(
    theme: Theme, ground: str
) -> None:
    palette = PALETTES[theme]
    assert contrast(palette.key, palette.rim) >= TEXT
    assert max(contrast(palette.key, ground), contrast(palette.rim, ground)) >= SHAPE
    assert contrast(palette.dim, ground) >= SHAPE


@pytest.mark.parametrize("square", SQUARES.values(), ids=SQUARES)
@pytest.mark.parametrize("ground", DARK)
def test_squares_that_tell_something_stand_out_on_dark(square: str, ground: str) -> None:
    assert contrast(square, ground) >= SHAPE


@pytest.mark.parametrize("theme", [Theme.CONTRAST, Theme.SYMBOLS, Theme.TEXT])
def test_marks_of_the_accessible_themes_differ_in_brightness(theme: Theme) -> None:
    assert all(contrast(one, other) >= 1.2 for one, other in combinations(PALETTES[theme].fills, 2))
