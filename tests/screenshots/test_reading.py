"""Pictures of boards, read: painted ones, and our own."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PIL import Image, ImageDraw

from bot.board.grid import grid
from bot.board.look import Look
from bot.board.scene import Scene
from bot.board.single import draw_single
from bot.domain.players import Theme
from bot.screenshots import (
    ScreenBoard,
    UnreadablePicture,
    Why,
    find_grids,
    read_board,
)
from bot.screenshots.colours import list_shades
from bot.screenshots.keys import is_keyboard
from engine import Lexicon, Mark, Word, load, score
from engine.words import ALPHABETS, ENGLISH
from tests.render.games import played
from tests.screenshots.painted import BLUE, beside, paint, paint_keyboard, paint_phone, save

WORDS = ["crane", "moist", "until"]
ANSWER = "unlit"


def read(data: bytes, words: Lexicon | None = None) -> list[ScreenBoard]:
    return [read_board(one, words or load("en", one.length)) for one in find_grids(data).grids]


def told(board: ScreenBoard) -> list[tuple[str | None, str]]:
    return [(row.word, str(row.feedback)) for row in board.rows]


def expected(words: Sequence[str], answer: str) -> list[tuple[str | None, str]]:
    return [(word, str(score(Word(word), Word(answer)))) for word in words]


@pytest.mark.parametrize("theme", Theme)
def test_our_own_board_is_read_in_every_theme(theme: Theme) -> None:
    game = played(["added"], ["raise", "model", "adder"])
    drawn = draw_single(Scene(game.boards, (), ENGLISH.rows, limit=6), Look(theme))
    (board,) = read(drawn)
    assert board.certain
    assert told(board) == expected(["raise", "model", "adder"], "added")


def test_our_own_four_boards_are_read() -> None:
    guesses = ["crane", "sloth", "pudgy"]
    game = played(["vague", "about", "slate", "pound"], guesses)
    boards = read(grid(Scene(game.boards, (), ENGLISH.rows, limit=9), Look(Theme.PICTURE)))
    assert sorted(map(told, boards)) == sorted(expected(guesses, one.answer) for one in game.boards)


@pytest.mark.parametrize("side", [24, 40, 62, 120])
@pytest.mark.parametrize(
    ("kind", "options"), [("PNG", {}), ("JPEG", {"quality": 50}), ("WEBP", {})]
)
def test_a_board_is_read_at_every_size(side: int, kind: str, options: dict[str, int]) -> None:
    (board,) = read(save(paint(WORDS, ANSWER, side=side), kind, **options))
    assert told(board) == expected(WORDS, ANSWER)
    assert board.certain


def test_dark_colours_of_high_contrast_are_read() -> None:
    (board,) = read(save(paint(WORDS, ANSWER, ground="#121213", fills=BLUE)))
    assert (told(board), board.certain) == (expected(WORDS, ANSWER), True)


@pytest.mark.parametrize("side", [40, 62, 120])
@pytest.mark.parametrize("words", [WORDS, ["light", "juicy", "quilt"], ["world", "pupil", "guild"]])
def test_small_letters_are_read(words: list[str], side: int) -> None:
    (board,) = read(save(paint(words, ANSWER, side=side, small=True)))
    assert told(board) == expected(words, ANSWER)


@pytest.mark.parametrize("side", [36, 54])
def test_thick_borders_in_the_colour_of_absent_tiles_are_no_marks(side: int) -> None:
    border = (BLUE[Mark.ABSENT], side // 6)
    both = [
        paint(["crane"], answer, side=side, border=border, ground="#121213", fills=BLUE)
        for answer in ("crane", "moist")
    ]
    boards = read(save(beside(*both)))
    assert list(map(told, boards)) == [[("crane", "22222")], [("crane", "00000")]]


@pytest.mark.parametrize("angle", [-2, -1, 1, 2])
def test_a_tilted_board_is_read(angle: int) -> None:
    tilted = paint(WORDS, ANSWER).rotate(angle, Image.Resampling.BICUBIC, fillcolor="white")
    (board,) = read(save(tilted))
    assert told(board) == expected(WORDS, ANSWER)


def test_a_phone_with_its_keyboard_is_read() -> None:
    (board,) = read(paint_phone())
    assert told(board) == expected(WORDS, ANSWER)


@pytest.mark.parametrize("typed", ["s", "str", "stray"])
def test_letters_that_were_only_typed_are_no_guess(typed: str) -> None:
    (board,) = read(save(paint(WORDS, ANSWER, typed=typed)))
    assert told(board) == expected(WORDS, ANSWER)


def test_a_word_typed_halfway_on_tiles_that_look_absent_is_no_guess() -> None:
    painted = paint(
        WORDS, ANSWER, ground="#2b2b2b", fills=BLUE, to_come=BLUE[Mark.ABSENT], typed="stra"
    )
    (board,) = read(save(painted))
    assert told(board) == expected(WORDS, ANSWER)


@pytest.mark.parametrize("quality", [40, 46, 60])
def test_a_word_typed_on_tiles_that_are_nearly_the_ground_is_no_guess(quality: int) -> None:
    plum = {Mark.ABSENT: "#2f2a2c", Mark.PRESENT: "#ecbb1c", Mark.CORRECT: "#5fa35a"}
    painted = paint(WORDS, "unbox", ground="#6f5c62", fills=plum, to_come="#625358", typed="pound")
    (board,) = read(save(painted, "JPEG", quality=quality))
    assert told(board) == expected(WORDS, "unbox")


@pytest.mark.parametrize("words", [["crane"], WORDS])
def test_boards_beside_each_other_are_read_one_by_one(words: list[str]) -> None:
    boards = read(save(beside(paint(words, ANSWER), paint(words, "vegan"))))
    assert list(map(told, boards)) == [expected(words, ANSWER), expected(words, "vegan")]


def test_hidden_letters_leave_the_marks() -> None:
    (board,) = read(save(paint([*WORDS, ANSWER], ANSWER, letters=False)))
    marks = [feedback for _, feedback in expected([*WORDS, ANSWER], ANSWER)]
    assert told(board) == [(None, feedback) for feedback in marks]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["über", "öfen"]),
        ("el", ["λογοσ", "φωνημ"]),
        ("tr", ["ışık", "İpek"]),
        ("tr", ["düşüş", "şaşma"]),
        ("uk", ["їжак"]),
    ],
)
def test_letters_of_other_alphabets_are_read(language: str, words: list[str]) -> None:
    length = len(words[0])
    weights = {Word(word): 1 for word in sorted(words)}
    lexicon = Lexicon(language, length, ALPHABETS[language], "custom", weights, tuple(weights))
    (board,) = read(save(paint([*words], words[0])), lexicon)
    assert [row.word for row in board.rows] == words


def test_a_word_that_no_list_has_is_doubtful() -> None:
    (board,) = read(save(paint(["crane", "zzxqj"], ANSWER)))
    assert not board.rows[0].doubtful
    assert board.rows[1].word == "zzxqj"
    assert board.rows[1].doubtful
    assert board.fit == 0.5


def test_marks_that_no_answer_could_earn_are_doubtful() -> None:
    # the same letter is green in one row and missing from the place in another
    board = paint(["crane", "crane"], "crane")
    other = paint(["crane", "crane"], "until")
    board.paste(other.crop((0, 107, board.width, 174)), (0, 107))
    (read_as,) = read(save(board))
    assert not read_as.certain


def test_words_of_another_alphabet_do_not_explain_what_is_seen() -> None:
    (grid_,) = find_grids(save(paint(["zqxvj", "moist", "buddy"], "until"))).grids
    fits = {language: read_board(grid_, load(language, 5)).fit for language in ("en", "uk", "el")}
    assert fits == {"en": 2 / 3, "uk": 0, "el": 0}


def test_marks_in_greys_without_letters_are_no_board() -> None:
    greys = {Mark.ABSENT: "#333333", Mark.PRESENT: "#888888", Mark.CORRECT: "#bbbbbb"}
    with pytest.raises(UnreadablePicture):
        find_grids(save(paint(WORDS, ANSWER, letters=False, fills=greys)))


def test_a_row_that_is_cut_off_leaves_doubt() -> None:
    whole = paint(WORDS, ANSWER)
    (board,) = read(save(whole.crop((0, 80, whole.width, whole.height))))
    assert not board.certain


SWAPPED = {Mark.ABSENT: "#787c7e", Mark.PRESENT: "#6aaa64", Mark.CORRECT: "#c9b458"}


def test_swapped_colours_are_used_where_the_words_prove_them() -> None:
    words = [*WORDS, ANSWER]
    (board,) = read(save(paint(words, ANSWER, fills=SWAPPED)))
    assert told(board) == expected(words, ANSWER)


def test_colours_that_leave_no_answer_unless_they_are_swapped_are_asked_about() -> None:
    (board,) = read(save(paint(["crane", "aloud"], "vegan", fills=SWAPPED)))
    assert not board.certain


def test_marks_that_no_word_of_the_list_earns_are_asked_about_whatever_the_words() -> None:
    lexicon = Lexicon("de", 5, ALPHABETS["de"], "custom", {Word("tasse"): 1}, (Word("tasse"),))
    (board,) = read(save(paint(["birne", "leben", "leder"], "leder", fills=SWAPPED)), lexicon)
    colours = [at for at, mark in enumerate(board.rows[-1].feedback) if mark is not Mark.ABSENT]
    assert board.rows[-1].doubtful >= {*colours}


def test_letters_typed_on_tiles_that_look_absent_are_asked_about_where_no_word_fits() -> None:
    grey = Image.new("RGB", (1, 1), "#787c7e").getpixel((0, 0))
    board = paint(["crane", "moist"], "lusty")
    typed = paint(["crane", "moist", "jumpy"], "dough", fills=dict.fromkeys(Mark, "#787c7e"))
    assert typed.getpixel((50, 180)) == grey
    board.paste(typed.crop((0, 174, board.width, 241)), (0, 174))
    (seen,) = read(save(board))
    assert seen.rows[2].doubtful == frozenset(range(5))


@pytest.mark.parametrize(
    ("picture", "reason"),
    [
        (paint(WORDS, ANSWER).crop((70, 0, 415, 482)), Why.CUT_LEFT),
        (paint(WORDS, ANSWER).crop((0, 0, 330, 482)), Why.CUT_RIGHT),
        (paint_keyboard(), Why.KEYBOARD_ALONE),
        (paint([], ANSWER), Why.NO_GUESS),
        (paint([], ANSWER, typed="slate"), Why.NO_GUESS),
        (paint([], ANSWER, typed="slat"), Why.NO_GUESS),
        (Image.new("RGB", (400, 300), "#8899aa"), Why.NO_BOARD),
        (Image.effect_noise((500, 400), 90).convert("RGB"), Why.PHOTOGRAPH),
        (Image.new("RGB", (20, 20)), Why.TOO_SMALL),
    ],
)
def test_a_picture_without_a_board_says_why(picture: Image.Image, reason: Why) -> None:
    with pytest.raises(UnreadablePicture) as refusal:
        find_grids(save(picture))
    assert refusal.value.reason is reason


def test_five_keys_in_a_row_are_a_keyboards_whatever_stands_around() -> None:
    around = ["ABBEY", "CRANE", "MOIST"]
    assert is_keyboard(["TYUIO", *around])
    assert not is_keyboard(["TYUIE", *around])


def test_boards_with_the_same_guesses_help_to_read_each_other() -> None:
    words = ["wight", "crane"]
    covered = paint(words, "vegan")
    ImageDraw.Draw(covered).rectangle((50, 50, 92, 92), "#787c7e")
    assert told(read(save(covered))[0])[0][0] != "wight"
    boards = read(save(beside(paint(words, ANSWER), covered, paint(words, "until"))))
    assert [told(board)[0][0] for board in boards] == ["wight"] * 3
    assert 0 in boards[1].rows[0].doubtful


def test_large_squares_of_a_pattern_are_no_share() -> None:
    page = Image.new("RGB", (400, 300), "#202020")
    draw = ImageDraw.Draw(page)
    for at in range(4):
        left, top = 100 + at % 2 * 60, 80 + at // 2 * 60
        colour = "#779555" if at in (0, 3) else "#eeeed0"
        draw.rectangle((left, top, left + 59, top + 59), colour)
    with pytest.raises(UnreadablePicture):
        find_grids(save(page))


def test_a_shadow_makes_no_other_mark_of_a_colour() -> None:
    board = paint(["crane", "toils", "pouts"], "about")
    dark = board.point([value * 7 // 10 for value in range(256)] * 3)
    board.paste(dark.crop((0, 0, 100, board.height)), (0, 0))
    (seen,) = read(save(board))
    assert not seen.certain


def test_colours_of_two_marks_differ_by_more_than_a_shadow() -> None:
    yellow, dark, green = (201, 180, 88), (159, 139, 52), (106, 170, 100)
    assert list_shades([yellow, dark, green]) == [True, True, False]
    assert list_shades([(120, 124, 126), (58, 58, 60), green]) == [False] * 3
