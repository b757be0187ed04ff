"""Letter emojis."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.board.boards import LETTER_ROOM
from bot.board.emojis import (
    MOST_EMOJIS,
    SIDE,
    Tile,
    checksum,
    draw,
    find_outdated,
    list_emojis,
    markup,
)
from bot.board.tiles import key_name
from engine import Mark
from engine.words import ALPHABETS, Alphabet
from tests.render.test_picture import GOLDEN

SHEET = 8
"""Emojis across on the golden sheet."""

SHOWN = [
    *(name for name, tile in list_emojis().items() if tile.letter in "aegqw"),
    *("i_dot_correct", "o_dia_present", "l_str_key", "g_bre_absent", "omega_correct"),
]


def opened(name: str) -> Image.Image:
    return Image.open(BytesIO(draw(name)))


def sheet() -> Image.Image:
    """A selection at half its size, on a dark ground."""
    side = SIDE // 2
    canvas = Image.new("RGB", (SHEET * side, -(-len(SHOWN) // SHEET) * side), "#313338")
    for index, name in enumerate(SHOWN):
        down, across = divmod(index, SHEET)
        emoji = opened(name).reduce(2)
        canvas.paste(emoji, (across * side, down * side), emoji)
    return canvas


def test_there_are_five_tiles_for_each_letter_and_for_none_and_two_keys() -> None:
    capitals = {letter.upper() for alphabet in ALPHABETS.values() for letter in alphabet.letters}
    assert len(list_emojis()) == len(capitals) * 7 + 6
    assert list_emojis()["q_out"] == Tile("q", Mark.ABSENT, key=True)
    assert list_emojis()["q_key"] == Tile("q", None, key=True)
    assert list_emojis()["q_present_hc"] == Tile("q", Mark.PRESENT, contrast=True)
    assert list_emojis()["blank_correct"] == Tile("", Mark.CORRECT)
    assert list_emojis()["blank_open"] == Tile("", None)
    assert "q_absent_hc" not in list_emojis()


def test_the_letters_of_all_languages_fit() -> None:
    assert len(list_emojis()) <= MOST_EMOJIS


def test_a_board_of_foreign_letters_is_no_longer_than_was_counted_on() -> None:
    assert all(len(f"<:{name}:{10**18}>") <= LETTER_ROOM for name in list_emojis())


def test_names_are_what_the_platform_allows() -> None:
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in list_emojis())


def test_each_is_a_small_square_on_nothing() -> None:
    for name in list_emojis():
        emoji = opened(name)
        assert (emoji.format, emoji.mode, emoji.size) == ("PNG", "RGBA", (SIDE, SIDE))
        assert emoji.getpixel((0, 0))[3] == 0  # pyright: ignore[reportOptionalSubscript, reportIndexIssue]


def test_each_is_far_below_the_size_allowed() -> None:
    assert max(len(draw(name)) for name in list_emojis()) < 16 * 1024


def test_drawing_again_gives_the_same_bytes() -> None:
    assert draw("k_correct") == draw("k_correct")


@pytest.mark.parametrize("alphabet", ALPHABETS.values(), ids=ALPHABETS)
def test_no_two_letters_of_a_language_look_the_same(alphabet: Alphabet) -> None:
    for mark in (None, *Mark):
        names = {key_name(letter, mark) for letter in alphabet.letters}
        assert len({draw(name) for name in names}) == len(alphabet.letters)


def test_no_two_count_the_same() -> None:
    assert len({checksum(name) for name in list_emojis()}) == len(list_emojis())


def test_a_stranger_has_no_drawing() -> None:
    with pytest.raises(KeyError):
        draw("party_parrot")


def test_emojis_look_as_they_were_approved() -> None:
    """After a change on purpose: raise `DRAWING`, and look at the new sheet."""
    with Image.open(GOLDEN / "emojis.png") as golden:
        assert golden.size == sheet().size
        difference = ImageChops.difference(sheet(), golden.convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < 3.0


def test_checksums_are_the_same_on_every_machine() -> None:
    assert checksum("a_correct").startswith("c532ac11f065")


def test_only_what_is_missing_or_changed_is_uploaded() -> None:
    uploaded = {name: checksum(name) for name in list_emojis()}
    assert find_outdated(uploaded) == ()
    uploaded["b_absent"] = "drawn by an older version"
    del uploaded["c_absent"]
    assert find_outdated(uploaded) == ("b_absent", "c_absent")


def test_an_emoji_of_somebody_else_is_not_drawn_with() -> None:
    assert markup({"a_correct": 12, "party_parrot": 34}) == {"a_correct": "<:a_correct:12>"}
