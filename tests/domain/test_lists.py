"""Class lists as people paste them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.list_letters import DroppedLetters, find_dropped
from bot.domain.list_reading import read_list
from bot.domain.lists import (
    FEWEST_LISTED,
    MOST_LISTED,
    ClassList,
    NewList,
    TooFewWords,
    choose_in_turn,
    choose_name,
    read_name,
)
from engine import Word

WORDS = st.text("abcdefghij", min_size=3, max_size=10)
LISTS = st.lists(WORDS, min_size=FEWEST_LISTED, max_size=60, unique=True)
TWENTY = [f"cell{letter}" for letter in "abcdefghijklmnopqrst"]


def no_slurs(_: str) -> frozenset[Word]:
    return frozenset()


@given(LISTS, st.sampled_from([" ", ", ", "\n", "\r\n", ";", "\t", " ,\n\n"]))
def test_words_may_stand_between_spaces_commas_or_lines(words: list[str], between: str) -> None:
    shouted = between.join(words).upper()
    found, left_out = read_list("x", "en", shouted, no_slurs)
    assert found.words == tuple(sorted(words))
    assert not left_out


def test_accents_and_other_forms_are_read_by_the_alphabet_of_the_language() -> None:
    found, _ = read_list("x", "de", " ".join([*TWENTY, "Straße", "A\u0308pfel"]), no_slurs)
    assert {"strasse", "äpfel"} <= {*found.words}


def test_words_are_kept_as_they_were_written() -> None:
    found, _ = read_list("x", "de", "\n".join([*TWENTY, "Straße", "„Hund“", "Hund"]), no_slurs)
    written = dict(zip(found.words, found.written, strict=True))
    assert (written[Word("strasse")], written[Word("hund")]) == ("Straße", "Hund")


def test_what_does_not_fit_is_left_out_and_told_with_its_line() -> None:
    lines = [
        *TWENTY,
        "ab",
        "жук",
        "extraordinary",
        "it's",
        "gavur",
        "der Hund",
        "§",
        "fitting",
        "Fitting",
    ]
    found, left_out = read_list("x", "en", "\n".join(lines), lambda _: frozenset({Word("gavur")}))
    assert "fitting" in found.words
    told = [
        (one.number, one.text, one.words, one.length, one.foreign, one.again) for one in left_out
    ]
    assert told == [
        (21, "ab", 1, 2, None, False),
        (22, "жук", 1, None, "ж", False),
        (23, "extraordinary", 1, 13, None, False),
        (24, "it's", 1, None, "'", False),
        (25, "", 1, None, None, False),
        (26, "der Hund", 2, None, None, False),
        (29, "Fitting", 1, None, None, True),
    ]


@pytest.mark.parametrize("between", [";", "\t", ";noun;"])
def test_of_a_table_the_first_column_is_taken_and_the_other_is_told(between: str) -> None:
    table = "\n".join(f"{word}{between}zelle{word[-1]}" for word in TWENTY)
    new, (beside,) = read_list("list", "en", table, no_slurs)
    assert [*new.words] == TWENTY
    assert beside.beside
    assert beside.text == ("noun" if "noun" in between else "zellea")


def test_a_tab_begins_another_column_wherever_it_stands() -> None:
    lines = [*TWENTY[:5], f"{TWENTY[5]}\tder", *TWENTY[6:]]
    new, (beside,) = read_list("list", "en", "\n".join(lines), no_slurs)
    assert [*new.words] == TWENTY
    assert (beside.number, beside.text) == (6, "der")


def test_the_numbers_of_a_numbered_list_are_no_words() -> None:
    lines = [f"{number}. {word}" for number, word in enumerate(TWENTY, 1)]
    new, left_out = read_list("list", "en", "\n".join(lines), no_slurs)
    assert [*new.words] == TWENTY
    assert not left_out


@pytest.mark.parametrize("bullet", ["-", "–", "*", "•", "‣", "▪"])
@pytest.mark.parametrize("between", ["\n", "\r\n\r\n", ", "])
def test_bullets_are_no_words(bullet: str, between: str) -> None:
    text = between.join(f"{bullet} {word}" for word in TWENTY)
    read, left_out = read_list("x", "en", text, no_slurs)
    assert read.written == tuple(TWENTY)
    assert not left_out


@pytest.mark.parametrize("begin", ["- ", "1. "])
def test_empty_lines_before_a_bullet_are_counted(begin: str) -> None:
    text = "\n\n\n".join(f"{begin}{word}" for word in [*TWENTY, "two words"])
    assert read_list("x", "en", text, no_slurs)[1][0].number == 61


@pytest.mark.parametrize("before", ["\n", "\n ;\n"])
def test_the_head_of_a_table_from_a_spreadsheet_is_no_word(before: str) -> None:
    rows = ['"Wort";"Meaning"', *(f'"{word}";"something"' for word in TWENTY)]
    read, left_out = read_list("x", "en", before + "\n".join(rows), no_slurs)
    assert read.written == tuple(TWENTY)
    assert [one.text for one in left_out if one.head] == ["Wort"]


@pytest.mark.parametrize("head", ["Wort", "WORDS", "Palabra", "Wo\u0308rter", "ΛΕΞΗ", "Słówko"])
def test_the_head_of_a_table_is_no_word_and_is_told(head: str) -> None:
    rows = [f"{head};Meaning", *(f"{word};something" for word in TWENTY)]
    read, left_out = read_list("x", "en", "\n".join(rows), no_slurs)
    assert read.written == tuple(TWENTY)
    assert [one.text for one in left_out if one.head] == [head]
    plain, _ = read_list("x", "en", "\n".join(["words", *TWENTY]), no_slurs)
    assert "words" in plain.written


@pytest.mark.parametrize(
    ("language", "words", "dropped"),
    [
        (
            "en",
            ("Käfer", "Mögen", "Straße"),
            DroppedLetters(("ß", "ä", "ö"), ("ss", "a", "o"), ("de",)),
        ),
        ("de", ("Käfer", "Mögen", "Straße"), None),
        ("fr", ("école", "garçon", "cœur"), None),
        ("en", ("łódka", "żaba"), DroppedLetters(("ó", "ł", "ż"), ("o", "l", "z"), ("pl",))),
        ("en", ("crane", "İzmir"), None),
    ],
)
def test_letters_that_games_in_a_language_do_without_are_known(
    language: str, words: tuple[str, ...], dropped: DroppedLetters | None
) -> None:
    assert find_dropped(NewList("x", language, words)) == dropped


def test_words_of_several_lines_between_semicolons_are_no_table() -> None:
    rows = [";".join(TWENTY[at : at + 4]) for at in range(0, 20, 4)]
    new, left_out = read_list("list", "en", "\n".join(rows), no_slurs)
    assert [*new.words] == TWENTY
    assert not left_out


def test_too_few_words_are_refused_with_what_was_left_out() -> None:
    with pytest.raises(TooFewWords) as refused:
        read_list("x", "en", "cell\ngene\nab", no_slurs)
    assert refused.value.count == 2
    assert [one.text for one in refused.value.left_out] == ["ab"]


@pytest.mark.parametrize("count", [0, 1, FEWEST_LISTED - 1])
def test_a_list_has_enough_different_words(count: int) -> None:
    with pytest.raises(TooFewWords):
        read_list("x", "en", " ".join(TWENTY[:count] * 2), no_slurs)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("", "1"), ("  ", "1"), ("<@1>", "1"), ("a`b", "ab"), ("**loud**", "loud"), ("@all", "all")],
)
def test_a_name_loses_what_is_markup(typed: str, kept: str) -> None:
    assert read_name(typed) == kept
    assert len(read_name("x" * 33)) == 32


def test_a_name_that_is_taken_gets_a_number() -> None:
    lists = [ClassList("Biology", "en", (), 1), ClassList("biology 2", "en", (), 2)]
    assert choose_name(lists, "BIOLOGY") == "BIOLOGY 3"
    assert choose_name(lists, "Chemistry") == "Chemistry"


@pytest.mark.parametrize("name", ["Biology 7B", "Мова 5-А", "한국어", "L'été & co."])
def test_names_of_every_script_are_taken(name: str) -> None:
    assert read_name(f"  {name}\n") == name


@given(LISTS, st.sampled_from([1, 2, 4, 8]), st.randoms())
def test_words_in_turn_are_of_one_length_if_any_has_enough(
    texts: list[str], boards: int, dice: Random
) -> None:
    words = [*map(Word, texts)]
    most = max(Counter(map(len, words)).values())
    chosen = choose_in_turn(words, boards, (), dice)
    assert len({*chosen}) == (boards if most >= boards else 0)
    assert len({*map(len, chosen)}) <= 1


@given(LISTS, st.randoms())
def test_every_word_of_a_list_comes_before_one_comes_again(texts: list[str], dice: Random) -> None:
    words, past = [*map(Word, texts)], list[Word]()
    for _ in range(2 * len(words)):
        (one,) = choose_in_turn(words, 1, past, dice)
        if one in past:
            others = {*past[: past.index(one)]}
            assert len(others) >= len(words) - max(1, len(words) // 4)
        past.insert(0, one)
    assert {*past[len(words) :]} == {*words}


def test_a_word_played_lately_elsewhere_is_put_off_but_never_left_out() -> None:
    words = [*map(Word, TWENTY)]
    put_off = choose_in_turn(words, 1, words[2:], Random(1), lately=words[:1])
    assert put_off == (words[1],)
    assert choose_in_turn(words, 1, words[1:], Random(1), lately=words[:1]) == (words[0],)


def test_the_longest_list_fits() -> None:
    words = [
        a + b + c + d for a in "abcdefg" for b in "abcdefg" for c in "abcdefg" for d in "abcdef"
    ]
    found, _ = read_list("x", "en", "\n".join(words[:MOST_LISTED]), no_slurs)
    assert len(found.words) == MOST_LISTED


def test_a_line_that_begins_with_a_hash_is_a_comment_and_told_once() -> None:
    text = "\n".join(["# Kommentar", *TWENTY, "  #zwei, noch einer"])
    new, left_out = read_list("x", "de", text, no_slurs)
    assert new.words == tuple(TWENTY)
    assert [(one.number, one.text, one.comment) for one in left_out] == [(1, "# Kommentar", True)]


def test_a_comment_is_no_row_of_a_table() -> None:
    rows = "\n".join(["# Lektion 3", *(f"{word}\tmeaning" for word in TWENTY)])
    new, left_out = read_list("x", "en", rows, no_slurs)
    assert new.words == tuple(TWENTY)
    assert [one.is_note for one in left_out] == [True, True]


@pytest.mark.parametrize(
    ("strays", "expected"), [(["naïve"], ("de",)), (["naïve", "façade", "señor"], ())]
)
def test_one_word_of_another_language_does_not_hide_which_language_the_list_is_in(
    strays: list[str], expected: tuple[str, ...]
) -> None:
    words = (*TWENTY[:17], "Straße", "Übung", "Käse", *strays)
    dropped = find_dropped(NewList("x", "en", words))
    assert dropped
    assert dropped.languages == expected
