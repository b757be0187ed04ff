"""Every way of writing guesses and hints says the same, and nothing else gets through."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.board.look import DEFAULT
from bot.domain.entries import PuzzleEntry
from bot.domain.errors import PlayerError, TilesMissing, TilesUneven
from bot.domain.puzzles import PuzzleKind
from bot.render.refusals import refusal
from bot.services.puzzles.typed_rows import find_language, make_entries, read_wordless, sort_out
from engine import Feedback, Word, parse
from engine.errors import EngineError, UnknownMark

CAVES, SWISS, CHESS = "20012", "00022", "22222"
SHARE = "🟩⬛⬛🟨🟩\n⬛⬛⬛🟩🟩\n🟩🟩🟩🟩🟩"
WORDS = "caves swiss chess"


def read(guess: str, hints: str, kind: PuzzleKind | None = None) -> list[tuple[str, str]]:
    """Each guess with its hints in digits, one board after another."""
    kind = kind or PuzzleKind()
    brought = sort_out(guess, hints)
    words = [parse(word, length=kind.length) for word in brought.words]
    found = make_entries(words, brought.tiles, kind, tuple(range(kind.boards)))
    return [(entry.guess, " ".join(map(str, entry.feedbacks))) for entry in found]


@pytest.mark.parametrize(
    "hints",
    [
        "20012",
        "2 0 0 1 2",
        "2,0,0,1,2",
        "2-_12",
        "gbbyg",
        "g..yg",
        "GXXYG",
        "g--yg",
        "gwwyg",
        "gkkyg",
        "🟩⬛⬛🟨🟩",
        "🟩⬜⬜🟨🟩",
        "🟧⬛⬛🟦🟧",
        "🟢⚫⚪🟡🟢",
        "💚🔲🔳💛💚",
        "💚🖤🤍💛💚",
        "`20012`",
        "🟩️⬛️⬛️🟨️🟩️",
        "🟩 ⬛ ⬛ 🟨 🟩",
        ":green_square::black_large_square::white_large_square::yellow_square::green_square:",
        ":green_square: :black_large_square: :black_large_square: :yellow_square: :green_square:",
        "２００１２",
        "[2](0)0(1)[2]",
    ],
)
def test_every_spelling_of_a_row_is_the_same_row(hints: str) -> None:
    assert read("caves", hints) == [("caves", CAVES)]


@pytest.mark.parametrize("guess", ["caves", "CAVES", " Caves ", "c a v e s", "ＣＡＶＥＳ", "cávés"])
def test_every_spelling_of_a_word_is_the_same_word(guess: str) -> None:
    assert read(guess, CAVES) == [("caves", CAVES)]


@pytest.mark.parametrize(
    ("guess", "hints"),
    [
        (WORDS, "20012 00022 22222"),
        ("caves, swiss, chess", "20012, 00022, 22222"),
        ("caves/swiss/chess", "20012/00022/22222"),
        ("caves|swiss;chess", "20012|00022;22222"),
        (WORDS, "200120002222222"),
        (WORDS, "gxxyg xxxgg ggggg"),
        (WORDS, SHARE),
        (WORDS, SHARE.replace("\n", " ")),
        (WORDS, SHARE.replace("\n", "")),
        (SHARE, WORDS),
        (f"{SHARE} {WORDS}", ""),
        ("", f"{SHARE} {WORDS}"),
        ("", f"Wordle 1,234 3/6*\n\n{SHARE}\n\n{WORDS}"),
        ("", "caves 20012 swiss 00022 chess 22222"),
        ("", "caves gxxyg swiss xxxgg chess ggggg"),
        ("", "gxxyg xxxgg ggggg caves swiss chess"),
        ("", "g..yg ...gg ggggg caves swiss chess"),
        ("20012 00022 22222", WORDS),
        ("caves=20012 swiss=00022 chess=22222", ""),
        ("", "🟩⬛⬛🟨🟩 (caves)\n⬛⬛⬛🟩🟩 (swiss)\n🟩🟩🟩🟩🟩 (chess)"),
        ("", "🟩⬛⬛🟨🟩 ||caves||\n⬛⬛⬛🟩🟩 ||swiss||\n🟩🟩🟩🟩🟩 ||chess||"),
        ("caves", "🟩⬛⬛🟨🟩, swiss ⬛⬛⬛🟩🟩, chess 🟩🟩🟩🟩🟩"),
        ("caves:🟩⬛⬛🟨🟩\nswiss:⬛⬛⬛🟩🟩\nchess:🟩🟩🟩🟩🟩", ""),
        ("", "1. caves 🟩⬛⬛🟨🟩 2. swiss ⬛⬛⬛🟩🟩 3. chess 🟩🟩🟩🟩🟩"),
        ("caves > swiss > chess", SHARE),
        (WORDS, f"```\n{SHARE}\n```"),
        (WORDS, f"Wordle 1,234 3/6*\n\n{SHARE}\n\nhttps://www.nytimes.com/games/wordle"),
    ],
)
def test_several_rows_come_in_any_arrangement(guess: str, hints: str) -> None:
    assert read(guess, hints) == [("caves", CAVES), ("swiss", SWISS), ("chess", CHESS)]


@pytest.mark.parametrize(
    "headline",
    [
        "Wordle 1,234 3/6",
        "Wordle 1,234 3/6*",
        "Wordle 1,234 X/6",
        "Wordle 1,234 x/6*",
        "Wordle 1234 3/6",
        "Wordle 1.234 3/6",
        "Wordle 1 234 3/6",
        "Wordle 1\u00a0234 3/6",
        "Wordle 1\u202f234 3/6",
        "Wordle 1,000 🎉 3/6",
        "Wordle 999 3/6*",
        "wordle #1,234 3/6",
        "WORDLE 1,234 3 / 6",
        "Tilemate 12 4/6",
        "Tilemate Daily 12 4/6",
        "Tilemate 4/6*",
        "Tilemate 1,012 10/13",
        "Le Mot (@WordleFR) #321 3/6",
        "#WordleTR #142 4/6",
        "Wordle (ES)  #320 2/6",
        "Wordle Türkçe 123 3/6",
        "Par🇮🇹le 123 3/6",
        "Palabra del día #321 X/6",
    ],
)
@pytest.mark.parametrize("gap", ["\n\n", " ", "  "])
def test_the_headline_of_a_share_is_passed_over(headline: str, gap: str) -> None:
    rows = [("caves", CAVES), ("swiss", SWISS), ("chess", CHESS)]
    assert read(WORDS, f"{headline}{gap}{SHARE}") == rows
    assert read("", f"{headline}{gap}{SHARE}{gap}{WORDS}") == rows


@pytest.mark.parametrize(
    "link",
    [
        "https://www.nytimes.com/games/wordle",
        "wordle.at",
        "wordle.global/es",
        "#WordleTR",
        "@WordleFR",
    ],
)
def test_a_link_below_the_tiles_is_passed_over(link: str) -> None:
    assert read_wordless("", f"Wordle 1,234 3/6\n\n{SHARE}\n\n{link}") == read_wordless("", SHARE)
    assert len(read_wordless("", SHARE)) == 3


@pytest.mark.parametrize(
    ("texts", "language"),
    [
        (("", "Wordle (ES) #320 2/6 ⬜🟨⬜⬜🟨"), "es"),
        (("canto", "Wordle Türkçe 123 3/6 ⬜🟨⬜⬜🟨"), "tr"),
        (("", "Wordle 1,234 3/6 ⬜🟨⬜⬜🟨"), None),
        (("katla", "01002"), None),
    ],
)
def test_only_a_share_names_a_language(texts: tuple[str, str], language: str | None) -> None:
    assert find_language(*texts) == language


def test_boards_have_their_hints_one_after_another() -> None:
    kind = PuzzleKind(boards=2)
    assert read("caves", "20012 00000", kind) == [("caves", "20012 00000")]
    assert read("caves swiss", "20012,00000\n00022,11111", kind) == [
        ("caves", "20012 00000"),
        ("swiss", "00022 11111"),
    ]


def test_a_solved_board_needs_no_hints() -> None:
    kind = PuzzleKind(boards=3)
    found = make_entries([Word("swiss")], ["00022", "11111"], kind, (0, 2))
    assert found == (
        PuzzleEntry(Word("swiss"), (Feedback.parse("00022"), None, Feedback.parse("11111"))),
    )
    every = make_entries([Word("swiss")], ["00022", "22222", "11111"], kind, (0, 2))
    assert [str(feedback) for feedback in every[0].feedbacks] == ["00022", "22222", "11111"]


@pytest.mark.parametrize(
    ("guess", "hints"), [("", ""), ("caves", ""), ("", CAVES), ("", SHARE), (" ", " "), ("", WORDS)]
)
def test_words_and_hints_are_both_needed(guess: str, hints: str) -> None:
    with pytest.raises(TilesMissing):
        read(guess, hints)


@pytest.mark.parametrize(
    ("guess", "hints", "row"),
    [
        (WORDS, "20012 00022", None),
        ("caves", "20012 00022", None),
        ("caves", "2001", None),
        ("caves swiss", "2001 200022", 1),
        ("caves swiss", "20012 0002", 2),
    ],
)
def test_hints_that_do_not_add_up_are_counted_and_the_row_named(
    guess: str, hints: str, row: int | None
) -> None:
    with pytest.raises(TilesUneven) as refused:
        read(guess, hints)
    assert refused.value.row == row


def test_a_character_that_is_no_hint_is_named() -> None:
    with pytest.raises(UnknownMark) as refused:
        read("caves", "2001q")
    assert refused.value.character == "q"


anything = st.one_of(
    st.text(max_size=60),
    st.text(alphabet="012gybx.-_ ,;|/🟩🟨⬛⬜🟧🟦:*wW1234 X6caves\n\ufe0f", max_size=60),
    st.lists(st.sampled_from(["caves", "20012", SHARE, "Wordle 1,234 3/6*", ""])).map(" ".join),
)


@settings(deadline=None, max_examples=300)
@given(anything, anything, st.integers(1, 8), st.integers(4, 8))
def test_whatever_is_typed_is_read_or_refused_in_words(
    guess: str, hints: str, boards: int, length: int
) -> None:
    try:
        found = read(guess, hints, PuzzleKind(length=length, boards=boards))
    except (PlayerError, EngineError) as error:
        reply = refusal(error, DEFAULT)
        assert reply is not None
        assert len(reply.text) < 2000
    else:
        assert all(len(word) == length for word, _ in found)
