"""Pictures of boards, and the texts that stand in for them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from bot.board.alt import LONGEST_ALT, alt
from bot.board.clues import tell_places
from bot.board.glyphs import glyph
from bot.board.look import Look
from bot.board.paint import SLAB_LETTER
from bot.board.scene import Scene
from bot.board.single import BOARD_WIDTH, KEY_SIDE, NAME_HEIGHT, draw_single, measure_side
from bot.domain.players import Theme
from bot.texts import load
from engine import Board, Game, Mark, Rules
from engine.words import ENGLISH
from tests.render.games import games, played
from tests.render.listening import Described, read_boards

GOLDEN = Path(__file__).parent / "golden"
TOLERANCE = 3.0
"""Mean difference of a channel, of 255, that another Pillow's letters may make."""

GAME = played(["added"], ["raise", "model", "adder"])


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def told_board(board: Board, *, letters: bool) -> Described:
    guesses = tuple(turn.guess for turn in board.turns) if letters or not board.turns else None
    return Described(guesses, tuple(turn.feedback for turn in board.turns))


def drawn(game: Game, *who: str, theme: Theme = Theme.PICTURE, running: bool = True) -> bytes:
    keyboard = ENGLISH.rows if running else ()
    return draw_single(Scene(game.boards, who, keyboard, limit=game.rules.limit), Look(theme))


@pytest.mark.parametrize("theme", Theme)
def test_every_theme_looks_as_it_was_approved(theme: Theme) -> None:
    shown = opened(drawn(GAME, "Ada", "Robin", "Kim", theme=theme))
    with Image.open(GOLDEN / f"{theme}.png") as golden:
        assert shown.size == golden.size
        assert difference(shown, golden.convert("RGB")) < TOLERANCE


def test_a_golden_picture_tells_another_mark() -> None:
    other = drawn(played(["added"], ["raise", "model", "added"]))
    assert opened(other).size != opened(drawn(GAME)).size


@settings(max_examples=25, deadline=None)
@given(games([1]), st.sampled_from(Theme), st.booleans(), st.sampled_from(["", "Ada", "ﷺ"]))
def test_any_board_can_be_drawn(game: Game, theme: Theme, running: bool, name: str) -> None:
    who = [name] * len(game.guesses)
    assert opened(drawn(game, *who, theme=theme, running=running)).width == BOARD_WIDTH


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("length", range(3, 11))
def test_nothing_is_smaller_than_12_pixels_at_a_width_of_250(length: int, named: bool) -> None:
    for size in (measure_side(length, named) * SLAB_LETTER, KEY_SIDE * SLAB_LETTER, NAME_HEIGHT):
        assert size * 250 / BOARD_WIDTH >= 12


def test_the_same_board_is_the_same_picture() -> None:
    assert drawn(GAME) == drawn(GAME)


def test_a_picture_is_light_on_bytes_when_it_is_full() -> None:
    full = played(["robot"], ["crane", "moist", "about", "roost", "blank"])
    assert len(drawn(full, "Ann", "Ben", "Cleo", "Alexander", "Ann")) < 15_000


def test_rows_to_come_are_outlined_until_the_game_ends() -> None:
    begun, lost = played(["crane"], ["moist"]), played(["crane"], ["moist"])
    assert opened(drawn(played(["crane"], []))).size == opened(drawn(begun)).size
    ended = draw_single(Scene(lost.boards, caption="X/6"), Look())
    assert opened(ended).height < opened(drawn(begun)).height


def test_a_row_names_its_guesser_and_a_picture_without_letters_tells_none() -> None:
    assert drawn(GAME, "Ada", "Kim", "Ada") != drawn(GAME, "Ada", "Ada", "Kim")
    one, other = (played([word], [word]).boards for word in ("crane", "moist"))
    assert draw_single(Scene(one, letters=False), Look()) == draw_single(
        Scene(other, letters=False), Look()
    )


ALPHABETS = {
    "Latin": "abcdefghijklmnopqrstuvwxyz",
    "accents": "áàâäãåāăąæçćčďđéèêëěęğģíìîïīįķłļñńňóòôöõőøœřśšşșťţțúùûüůűūýÿźżžþ",
    "Greek": "αβγδεζηθικλμνξοπρστυφχψωάέήίόύώ",
    "Cyrillic": "абвгґдеєёжзиіїйклмнопрстуфхцчшщъыьэюя",
}


@pytest.mark.parametrize("letters", ALPHABETS.values(), ids=ALPHABETS)
def test_the_font_has_a_drawing_of_its_own_for_every_letter(letters: str) -> None:
    missing = glyph("\uffff", 64).tobytes()
    drawn = {glyph(letter, 64).tobytes() for letter in letters}
    assert len(drawn - {missing}) == len(letters)


@pytest.mark.parametrize("letter", "wmåçőщж")
def test_a_letter_stays_on_its_tile(letter: str) -> None:
    left, top, right, bottom = glyph(letter, 64).getbbox() or (0, 0, 0, 0)
    assert min(left, top, 64 - right, 64 - bottom) >= 4


def test_a_board_is_told_row_by_row() -> None:
    assert alt(played(["bob"], ["mob", "bob"], Rules(3, 6)).boards) == (
        "Tilemate, 3 letters. Board 1, solved: "
        "M absent, O correct, B correct; B correct, O correct, B correct."
    )


def test_a_board_tells_who_guessed_each_row() -> None:
    text = alt(GAME.boards, who=["Ada", "Robin", "Kim"])
    assert text.endswith("Guessed by 1 Ada, 2 Robin, 3 Kim.")
    assert read_boards(text) == (told_board(GAME.boards[0], letters=True),)


def test_a_withheld_board_tells_no_letter() -> None:
    assert alt(played(["bob"], ["mob"], Rules(3, 6)).boards, letters=False) == (
        "Tilemate, 3 letters. Board 1, open: absent, correct, correct."
    )


def check_told(boards: Sequence[Board], *, letters: bool) -> None:
    """A description reads back; one of many boards or rows sums each board up."""
    text = alt(boards, letters=letters, limit=13)
    assert len(text) <= LONGEST_ALT
    assert not re.search(r"\b[012]{3,}\b", text)
    if "Board 1:" in text:
        counts = [str(len(one.turns)) if one.solved else "X" for one in boards]
        said = (f"Board {number}: {count}" for number, count in enumerate(counts, start=1))
        assert text.endswith(f"letters. {', '.join(said)}.")
    elif "guesses used" in text:
        used = max(len(board.turns) for board in boards)
        assert f" {used} of 13 guesses used." in text
        told = re.split(r" Board \d, ", text)[1:]
        for own, board in zip(told, boards, strict=True):
            check_summed_up(own, board, letters=letters)
    else:
        assert read_boards(text) == tuple(told_board(board, letters=letters) for board in boards)


def check_summed_up(own: str, board: Board, *, letters: bool) -> None:
    if board.solved:
        assert f"solved in {len(board.turns)}" in own
        assert (board.answer.upper() in own) == letters
    elif letters:
        placed = tell_places(board.turns, load()).split("; ")
        assert all(one in own for one in placed if " at " in one)
    else:
        best = max([turn.feedback.count(Mark.CORRECT) for turn in board.turns], default=0)
        assert own == f"not solved: at best {best} of {len(board.answer)} letters in place."


@pytest.mark.parametrize("letters", [True, False])
@pytest.mark.parametrize("guesses", [0, 1, 3, 6])
def test_more_than_two_boards_are_summed_up_from_the_first_guess(
    guesses: int, letters: bool
) -> None:
    words = ["crane", "moist", "bully", "fudge", "whack", "vivid"][:guesses]
    game = played(["about", "taper", "fjord", "glyph", "quick", "vexed", "nymph", "waltz"], words)
    text = alt(game.boards, letters=letters, limit=13)
    assert f"{guesses} of 13 guesses used." in text
    check_told(game.boards, letters=letters)


def test_eight_boards_are_summed_up_in_words_that_a_listener_can_use() -> None:
    guesses = ["crane", "moist", "bully", "fudge", "whack", "vivid", "robot", "about", "taper"]
    game = played(["about", "taper", "fjord", "glyph", "quick", "vexed", "nymph", "waltz"], guesses)
    text = alt(game.boards)
    assert "Board 1, solved in 8, ABOUT." in text
    assert "Board 6, open: " in text
    assert "base" not in text


@settings(max_examples=400, deadline=None)
@given(games(), st.booleans())
def test_a_description_fits_and_reads_back_as_the_board(game: Game, letters: bool) -> None:
    check_told(game.boards, letters=letters)


@pytest.mark.parametrize("letters", [True, False])
@pytest.mark.parametrize("length", range(4, 9))
def test_the_fullest_description_fits(length: int, letters: bool) -> None:
    alphabet = "abcdefghijklm"
    guesses = [(alphabet[first:] + alphabet[:first])[:length] for first in range(13)]
    game = played(["mlkjihgfedcba"[:length]] * 8, guesses)
    check_told(game.boards, letters=letters)


@given(st.lists(games(boards=[1]), min_size=2, max_size=2))
def test_boards_with_guesses_of_their_own_can_be_told_together(pair: list[Game]) -> None:
    boards = [game.boards[0] for game in pair]
    if len({len(board.answer) for board in boards}) == 1:
        check_told(boards, letters=True)


def test_accented_letters_read_back() -> None:
    game = played(["äöåñ"], ["øæäö"])
    assert read_boards(alt(game.boards)) == (told_board(game.boards[0], letters=True),)
