"""What a share is, and what it is not."""

from __future__ import annotations

from datetime import date
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.records.games import KNOWN_GAMES, WORDLE
from bot.domain.records.shares import normalise, read_shares
from bot.domain.records.summary import read_summary

SEPARATORS = st.sampled_from(["", ",", ".", " ", "\u202f", "\u00a0", "’"])


@given(st.integers(1, 99_999), SEPARATORS, st.sampled_from("123456Xx"), st.booleans())
def test_a_number_is_read_however_its_thousands_are_written(
    number: int, separator: str, score: str, hard: bool
) -> None:
    told = f"{number:,}".replace(",", separator)
    (share,) = read_shares(f"Wordle {told} {score}/6{'*' if hard else ''}\n\n⬛🟨⬛⬛🟩")
    assert (share.game, share.puzzle) == (WORDLE, number)
    assert share.score.figure == (int(score) if score.isdigit() else 7)
    assert share.score.solved == score.isdigit()


@given(st.text(max_size=300))
def test_no_text_is_too_strange_to_be_read(text: str) -> None:
    assert all(share.game in KNOWN_GAMES.values() for share in read_shares(text))
    summary = read_summary(text)
    assert summary is None or summary.streak is None or summary.streak >= 0


@pytest.mark.parametrize(
    "part", ["Daily Octordle #1 ", "🟥", "Queens 1 1:00 ", "🌎 Oct 4, 2026 🌍 ="]
)
def test_a_long_text_is_read_at_once(part: str) -> None:
    began = perf_counter()
    read_shares(part * 4000)
    read_summary(part * 4000)
    assert perf_counter() - began < 1


def test_the_day_of_a_puzzle_is_told_by_its_number() -> None:
    assert WORDLE.find_day(1932) == date(2026, 10, 3)
    assert KNOWN_GAMES["worldle"].find_day(1717) == date(2026, 10, 4)
    assert KNOWN_GAMES["connections"].find_day(1) == date(2023, 6, 12)
    (gamedle,) = read_shares("🕹️ Gamedle: 05/10/2026 🟥🟩⬜⬜⬜⬜ > https://gamedle.wtf")
    assert gamedle.puzzle == 1626
    (mini,) = read_shares("I solved the 2/29/2024 New York Times Mini Crossword in 1:00:01!")
    assert mini.game.find_day(mini.puzzle) == date(2024, 2, 29)
    assert mini.score.figure == 3601


@pytest.mark.parametrize(
    "text",
    [
        "Wordle 999,999,999 3/6",
        "I solved the 2/30/2024 New York Times Mini Crossword in 0:30!",
        "Connections\nPuzzle #5\n🟨🟩🟨🟨\n🟨🟨🟨🟨\n🟩🟩🟩🟩\n🟦🟦🟦🟦",
        "Connections\nPuzzle #5\n🟨🟨🟨🟨\n🟨🟨🟨🟨\n🟩🟩🟩🟩\n🟦🟦🟦🟦",
        "Framed #5\n🎥 🟥 🟥 ⬛ ⬛ ⬛ ⬛",
        "Strands #5\n🔵🔵🔵",
        "Globle 🌎 Oct 3, 2026 🌍\n-- = --\n\nhttps://globle-game.com\n#globle",
        "Murdle for 10/31/2023\n\n👤🔪🏡❓     🕰\n✅✅❌✅     3️⃣:1️⃣7️⃣\n\n⚖️\n❌",
        "🕹️ Gamedle: 31/11/2026 🟥🟩⬜⬜⬜⬜",
    ],
)
def test_what_nobody_can_have_finished_is_no_share(text: str) -> None:
    assert read_shares(text) == ()


@pytest.mark.parametrize(
    "text",
    [
        "I got 11,500 on the FoodGuessr Daily Double!\n\nMonday, Sep 14, 2026",
        "FoodGuessr Daily Double - Monday, Sep 14, 2026 UTC\nTotal score: 9,500/15,000",
        "I got 7/10 on today's FoodGuessr Plate-Off!\n\n✅✅❌✅\n\nMonday, Sep 14, 2026",
        "🇫🇷 TUSMO (@tusmo_xyz) Suite de mots #395\n\n6 lettres ✅  - 🔴🔴🔴🔴\n7 lettres ❌",
        "#thirdle #bonusthirdle1571\n\n🏆 4 / 6",
        "🕹️ Gamedle: 22/04/2022 🟥🟩⬜⬜⬜⬜",
    ],
)
def test_a_share_of_a_sister_or_from_before_a_game_was_is_none_of_it(text: str) -> None:
    assert read_shares(text) == ()


@pytest.mark.parametrize(
    "text",
    [
        "> Wordle 1,234 4/6\nnice one!",
        ">Wordle 1,234 4/6\n>\n>⬛🟨⬛⬛⬛\n>🟩🟩🟩🟩🟩",
        "“Wordle 1,234 4/6” is what she said",
        "“Wordle 1,234 4/6“\n“Wordle 1,235 4/6“",
    ],
)
def test_what_somebody_quotes_is_not_their_result(text: str) -> None:
    assert read_shares(text) == ()


@pytest.mark.parametrize(
    ("text", "figure", "solved"),
    [
        ("Spotle #710🎧\n\n⚪⚪⚪🟢\n\nspotle.io", 4, True),
        ("Spotle #710🎧\n\n⬜⬜⬜🟢", 4, True),
        ("Spotle #710🎧\n\n🟡⚪🟢⚪\n⚪🟢🟢⚪\n🟢🟢🟢🟢", 3, True),
        ("Spotle #710🎧\n\n⬜⬜⬜⬜⬜⬜⬜⬜⬜❌", 11, False),
    ],
)
def test_a_last_row_of_round_green_marks_is_a_win(text: str, figure: int, solved: bool) -> None:
    (share,) = read_shares(text)
    assert (share.score.figure, share.score.solved) == (figure, solved)


def test_a_summary_tells_of_the_day_before_it() -> None:
    summary = read_summary("Here are yesterday's results:\n4/6: <@1>")
    assert summary
    assert WORDLE.find_day(summary.find_puzzle(date(2026, 1, 1))) == date(2025, 12, 31)
    today = read_summary("Here are today's results:\n4/6: <@1>")
    assert today
    assert WORDLE.find_day(today.find_puzzle(date(2026, 1, 1))) == date(2026, 1, 1)


def test_a_name_has_nothing_that_no_database_can_keep() -> None:
    summary = read_summary("Here are yesterday's results:\n3/6: @Ky\0l\ud83de")
    assert summary
    assert [one.name for one in summary.solvers] == ["Kyle"]


def test_a_line_of_a_summary_that_cannot_be_read_gives_nobody_a_result() -> None:
    told = "Here are yesterday's results:\n3/6: @Ann\n{}\n\nThanks for playing, <@12>"
    for line in ("9/6: @Zed", "Did not finish: @Zed", "@Zed has not played yet"):
        summary = read_summary(told.format(line))
        assert summary
        assert [one.name for one in summary.solvers] == ["Ann"]


def test_who_stands_in_a_summary_twice_counts_once() -> None:
    summary = read_summary("Here are yesterday's results:\n3/6: <@1> @Kyle\n5/6: <@1> @kyle")
    assert summary
    assert [(one.player_id, one.name, one.score.figure) for one in summary.solvers] == [
        (1, "", 3),
        (None, "Kyle", 3),
    ]


MISSED = "⬛🟨⬛⬛⬛\n"


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("Wordle 1,234 3/6\n\n⬛🟨⬛⬛⬛\n🟩🟩⬛⬛⬛\n🟩🟩🟩🟩🟩", 3),
        ("ugh, Wordle 1,234 5/6 today was hard lol\n" + MISSED * 4 + "🟩🟩🟩🟩🟩", 5),
        ("Wordle 1,234 3/6\n\n⬛🟨⬛⬛⬛", 3),
        ("Wordle 1,234 3/6", 3),
        ("Wordle 1,511 3/6 ⬛⬛⬛⬛🟨 ⬛⬛⬛⬛🟨 🟩🟩🟩🟩🟩", 3),
        ("Wordle 1,234 3/6\n\n⬛🟨⬛⬛⬛ crane\n🟩🟩⬛⬛⬛ slots\n🟩🟩🟩🟩🟩 slate", 3),
        ("Wordle 1,234 3/6\n\n⬛🟨⬛⬛⬛\n🟩🟩⬛⬛⬛\n🟩🟩🟩🟩🟩 phew", 3),
        ("Wordle 1,234 3/6\n\nmy friend's board had only ⬛⬛⬛⬛⬛", 3),
        # a square was deleted
        ("Wordle 1,234 3/6\n\n⬛🟨⬛⬛\n🟩🟩⬛⬛⬛\n🟩🟩🟩🟩🟩", 3),
        ("Wordle 1,234 3/6\n\n⬛🟨⬛⬛⬛\n🟩🟩⬛⬛⬛\n🟩🟩🟩🟩", 3),
        ("Wordle 1,234 2/6\n\n⬛🟨⬛⬛\n🟩🟩🟩🟩🟩", 2),
        ("Wordle 1,234 3/6\n\n⬛🟨⬛⬛⬛\n\n🟩🟩⬛⬛⬛\n\n🟩🟩🟩🟩🟩", 3),
        # the rows of another game
        ("Nerdle #13 2/6\n\n🟪⬛🟪⬛🟪🟩⬛⬛\n🟩🟩🟩🟩🟩🟩🟩🟩\n🟩🟩🟩🟩🟩", 2),
        # an arrow points to where the country is
        ("#Worldle #808 2/6 (100%)\n🟩🟩🟩🟩🟩↗\n🟩🟩🟩🟩🟩🎉", 2),
        # no row a guess
        ("#Flagle #777 (08.04.2024) 1/6\n🟩🟩🟩\n🟩🟩🟩", 1),
    ],
)
def test_squares_that_fit_a_result_change_nothing(text: str, figure: int) -> None:
    (share,) = read_shares(text)
    assert (share.score.figure, share.stated, share.contradicted) == (figure, None, False)


@pytest.mark.parametrize(
    ("text", "stated", "counted"),
    [
        ("Wordle 1,234 3/6\n\n" + MISSED * 3 + "🟩🟩🟩🟩🟩", 3, 4),
        ("Wordle 1,511 3/6  ⬛⬛⬛⬛🟨 ⬛⬛⬛⬛🟨 ⬛⬛⬛⬛🟨 🟩🟩🟩🟩🟩", 3, 4),
        ("Nerdle #13 2/6\n\n" + "🟪⬛🟪⬛🟪🟩⬛⬛\n" * 3 + "🟩🟩🟩🟩🟩🟩🟩🟩", 2, 4),
        ("#Worldle #808 (08.04.2024) 1/6 (100%)\n🟩🟩🟩🟨⬜↗\n🟩🟩🟩🟩🟩🎉", 1, 2),
        ("#SUTOM #460 2/6\n\n🟥🟥🟦🟦\n🟥🟥🟡🟦\n🟥🟥🟥🟥", 2, 3),
        ("Unlockle 381 1/6*\n\n⚪⚪🟢🟡\n🟢🟢🟢🟢", 1, 2),
        ("Wordle 1,234 3/6\n\n⬛🟨⬛⬛\n" + MISSED * 2 + "🟩🟩🟩🟩🟩", 3, 4),
        # whoever posts the guesses, too
        ("Wordle 1,234 3/6\n\n" + "⬛🟨⬛⬛⬛ CRANE\n" * 3 + "🟩🟩🟩🟩🟩 SLATE", 3, 4),
        (
            "Wordle 1,234 3/6\n" + "2. ||CRANE||: ⬛🟨⬛⬛⬛\n" * 3 + "4. ||SLATE||: 🟩🟩🟩🟩🟩",
            3,
            4,
        ),
    ],
)
def test_rows_that_end_with_the_answer_are_counted(text: str, stated: int, counted: int) -> None:
    (share,) = read_shares(text)
    assert share.stated
    assert (share.stated.figure, share.score.figure) == (stated, counted)
    assert not share.contradicted


@pytest.mark.parametrize(
    "text",
    [
        # as many rows as guesses, and the word not found, or found earlier
        "Wordle 1,234 3/6\n\n⬛🟨⬛⬛⬛\n⬛🟨⬛⬛⬛\n🟩🟩⬛⬛⬛",
        "Wordle 1,234 3/6\n\n🟩🟩🟩🟩🟩\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩",
        # lost, and won
        "Wordle 1,234 X/6\n\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩",
        "Wordle 1,511 X/6* ⬛⬛⬛⬛🟨 🟧🟧🟧🟧🟧",
        "#Tradle #761 X/6\n🟩🟩🟨⬜⬜\n🟩🟩🟩🟩🟩",
        # a row from which squares were deleted is one all the same
        "Wordle 1,234 3/6\n\n⬛🟨⬛⬛\n🟩🟩🟩🟩🟩\n🟩🟩🟩🟩🟩",
        "Wordle 1,234 3/6\n\n⬛🟨⬛\n🟩🟩🟩🟩🟩\n🟩🟩🟩🟩🟩",
        "Wordle 1,234 3/6\n\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩\n⬛🟨⬛⬛⬛",
        # more rows than there are guesses
        "Wordle 1,234 3/6\n\n" + MISSED * 6 + "🟩🟩🟩🟩🟩",
        "Nerdle #13 2/6\n\n" + "🟪⬛🟪⬛🟪🟩⬛⬛\n" * 4,
        "Wordle 1,234 X/6\n\n" + MISSED * 7,
        # rows of another length than the word
        "Wordle 1,234 4/6\n\n" + "⬛🟨⬛⬛\n" * 3 + "🟩🟩🟩🟩",
        "Wordle 1,234 2/6\n\n" + "⬛🟨⬛⬛\n" * 2 + "🟩🟩🟩🟩",
        "Wordle 1,234 X/6\n\n" + "⬛🟨⬛⬛⬛⬛\n" * 6,
        # rows that are apart
        "Wordle 1,234 3/6\n\n🟩🟩🟩🟩🟩\n\n⬛🟨⬛⬛⬛\n\n⬛🟨⬛⬛⬛",
    ],
)
def test_squares_that_only_contradict_a_result_are_noticed(text: str) -> None:
    (share,) = read_shares(text)
    assert share.contradicted


@pytest.mark.parametrize(
    "text",
    [
        # a phone has cut the last rows, or somebody the first
        "Wordle 1,234 3/6\n\n" + MISSED * 2,
        "Wordle 1,234 X/6\n\n" + MISSED * 2,
        "Wordle 1,234 3/6\n\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩",
        "Wordle 1,234 5/6\n\n⬛🟨⬛⬛⬛ CRANE\n🟩🟩⬛⬛⬛ SLOTS\n🟩🟩🟩🟩🟩 SLATE",
    ],
)
def test_rows_that_were_cut_tell_nothing_against_a_result(text: str) -> None:
    (share,) = read_shares(text)
    assert not share.contradicted
    assert share.stated is None


def test_a_row_that_solves_before_the_last_contradicts_one_that_was_cut() -> None:
    (share,) = read_shares("Wordle 1,234 4/6\n\n🟩🟩🟩🟩🟩\n" + MISSED)
    assert share.contradicted


@pytest.mark.parametrize("text", ["Wordle 1,234 -1/6", "Daily Quordle 1346\n6️⃣7️⃣\n8️⃣9️⃣\n4️⃣5️⃣"])
def test_a_figure_below_nothing_or_of_more_boards_is_no_result(text: str) -> None:
    assert read_shares(text) == ()


def test_talk_without_squares_is_told_from_a_share() -> None:
    (share,) = read_shares("ugh, Wordle 1,234 5/6 is what mum got")
    assert share.talk


@pytest.mark.parametrize(
    ("text", "key", "number"),
    [
        ("J’ai trouvé #cemantix nº365 en 54 coups !", "cemantix", 365),
        ("J'ai trouvé #pedantix n° 293 en 32 coups !", "pedantix", 293),
        ("Queens n° 574 | 0:52\nlnkd.in/queens.", "queens", 574),
        ("Queens nº 574 | 0:52\nlnkd.in/queens.", "queens", 574),
        ("Queens N°574 | 0:52\nlnkd.in/queens.", "queens", 574),
        ("Zip № 335 | 0:19 🏁\nlnkd.in/zip.", "zip", 335),
        ("Framed №758\n🎥 🟥 🟥 🟥 🟩 ⬛ ⬛", "framed", 758),
    ],
)
def test_a_number_and_an_apostrophe_are_read_in_every_spelling(
    text: str, key: str, number: int
) -> None:
    (share,) = read_shares(text)
    assert (share.game.key, share.puzzle) == (key, number)


@pytest.mark.parametrize("void", ["\t", "\n", " \n", "\u00a0"])
def test_a_long_run_of_white_space_is_shortened_before_anything_is_read(void: str) -> None:
    assert len(normalise(f"Strands #1{void * 3000}")) < 40
    (share,) = read_shares(f"Wordle 1,987 4/6{void * 800}Strands #1\n{void * 800}🔵🔵🟡🔵")[1:]
    assert share.game.key == "strands"


def test_what_stands_far_from_a_share_is_not_about_it() -> None:
    assert read_shares(f"my boss got {'a lot of ' * 20}Wordle 1,987 4/6")[0].talk
    (share,) = read_shares(f"my boss got {'a lot of ' * 100}Wordle 1,987 4/6")
    assert not share.talk
