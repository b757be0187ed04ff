"""Class lists that come as tables: with commas, dashes, or articles."""

from __future__ import annotations

import pytest

from bot.domain.list_columns import take_column
from bot.domain.list_reading import read_list
from bot.domain.lists import LeftOut, NewList, TooFewWords
from engine import Word

PAIRS = [
    *(("Apfel", "apple"), ("Hund", "dog"), ("Katze", "cat"), ("Brot", "bread"), ("Milch", "milk")),
    *(("Käse", "cheese"), ("Wasser", "water"), ("Schule", "school"), ("Fenster", "window")),
    *(("Tisch", "table"), ("Stuhl", "chair"), ("Garten", "garden"), ("Blume", "flower")),
    *(("Vogel", "bird"), ("Fisch", "fish"), ("Straße", "street"), ("Haus", "house")),
    *(("Auto", "car"), ("Buch", "book"), ("Lampe", "lamp"), ("Teller", "plate"), ("Gabel", "fork")),
]
GERMAN, ENGLISH = zip(*PAIRS, strict=True)


def read(text: str) -> tuple[NewList, list[str]]:
    """Return the list, and of what was left out only its text."""
    new, left_out = read_list("x", "de", text, lambda _: frozenset[Word]())
    return new, [one.text for one in left_out]


@pytest.mark.parametrize(
    "line",
    [
        "{},{}",
        "{}, {}",
        '"{}","{}"',
        '"{}","{}, or so"',
        "{} - {}",
        "{} – {}",
        "{} = {}",
        "{}={}",
        "{}: {}",
        "{} : {}",
        "{} -> {}",
        "{};{}",
        "{}\t{}",
        "- {} – {}",
        "1. {}: {}",
        "{} - {}, or so",
        "{},noun,{}",
    ],
)
def test_of_words_and_their_meanings_only_the_words_are_taken(line: str) -> None:
    table = "\n".join(line.format(*pair) for pair in PAIRS)
    new, left_out = read(table)
    assert {*new.written} == {*GERMAN}
    assert len(left_out) == 1


@pytest.mark.parametrize("odd", ["{}, {}", "{};{}", "{}: {}", "{} = {}", "{}\t{}"])
def test_a_line_written_in_another_way_gives_no_meaning_as_a_word(odd: str) -> None:
    lines = [("{} - {}" if at % 9 else odd).format(*pair) for at, pair in enumerate(PAIRS, 1)]
    new, _ = read("\n".join(lines))
    assert {*new.written} == {*GERMAN}


@pytest.mark.parametrize("line", ["{},{}", '"{}","{}"', "{}, {}", "{},{},noun", "{} = {}"])
def test_the_head_of_a_table_with_commas_is_no_word(line: str) -> None:
    pairs = [("Wort", "Bedeutung"), *PAIRS]
    new, left_out = read("\r\n".join(line.format(*pair) for pair in pairs))
    assert {*new.written} == {*GERMAN}
    assert left_out == ["Wort", "Bedeutung"]


@pytest.mark.parametrize("line", ["{}, der", '"{}, der",{}', "{}, der; {}", "{}, der = {}"])
def test_an_article_behind_the_word_is_no_word(line: str) -> None:
    new, left_out = read("\n".join(line.format(*pair) for pair in PAIRS))
    assert {*new.written} == {*GERMAN}
    assert left_out[-1].startswith("der")


def test_a_line_of_a_table_may_lack_its_meaning_or_have_another() -> None:
    lines = [f"{word},{meaning}" for word, meaning in PAIRS]
    lines[3], lines[5] = "Brot", "Käse,cheese,Swiss"
    assert {*read("\n".join(lines))[0].written} == {*GERMAN}


@pytest.mark.parametrize("most", [3, 5, 11])
def test_words_between_commas_stay_a_list(most: int) -> None:
    """Also in lines of three and more, or where a comma at the end goes on with the list."""
    rows = [GERMAN[at : at + most] for at in range(0, len(GERMAN), most)]
    new, left_out = read("\n".join(", ".join(row) for row in rows))
    assert {*new.written} == {*GERMAN}
    assert not left_out


def test_lines_of_two_words_that_end_with_a_comma_are_a_list() -> None:
    new, left_out = read("\n".join(f"{word}, {meaning}," for word, meaning in PAIRS))
    assert {*new.written} == {*GERMAN, *ENGLISH}
    assert not left_out


@pytest.mark.parametrize("odd", ["der Löffel", "Löffel", "Lektion 2"])
def test_a_line_without_a_gloss_leaves_a_table_one(odd: str) -> None:
    lines = [f"die {word};{gloss}" for word, gloss in PAIRS]
    new, _ = read("\n".join([*lines, odd]))
    assert {*new.written} - {"Löffel", "Lektion 2", "Lektion"} == {*GERMAN}


def test_articles_before_most_words_are_left_out_and_told() -> None:
    lines = [f"{('der', 'die', 'das')[at % 3]} {word}" for at, word in enumerate(GERMAN)]
    new, left_out = read("\n".join([*lines, "Obst", "ein alter Freund", "rote Rübe"]))
    assert {*new.written} == {*GERMAN, "Obst"}
    assert left_out == ["das, der, die", "ein alter Freund", "rote Rübe"]


@pytest.mark.parametrize(
    ("usual", "rare"), [("the", "an"), ("das", "der"), ("la", "l\u00f2"), ("de", "het")]
)
def test_the_rare_article_of_a_language_goes_with_the_usual_ones(usual: str, rare: str) -> None:
    first, *others = GERMAN
    new, left_out = read("\n".join([*(f"{usual} {word}" for word in others), f"{rare} {first}"]))
    known = rare != "l\u00f2"
    assert ({*new.written} == {*GERMAN}) is known
    assert left_out[0] == (", ".join(sorted([usual, rare])) if known else usual)


@pytest.mark.parametrize("line", ["the {} = der {}", "el {}, {}", "ο {};ο {}"])
def test_articles_go_from_tables_too(line: str) -> None:
    new, left_out = read("\n".join(line.format(*pair) for pair in PAIRS))
    assert {*new.written} == {*GERMAN}
    assert left_out[1] == line.split(maxsplit=1)[0]


def test_two_columns_between_spaces_are_quoted_and_not_mixed() -> None:
    with pytest.raises(TooFewWords) as refused:
        read("\n".join(" ".join(pair) for pair in PAIRS))
    assert refused.value.count == 0
    assert [one.text for one in refused.value.left_out] == [" ".join(pair) for pair in PAIRS]


def test_a_short_table_is_refused_and_never_filled_up_from_its_second_column() -> None:
    with pytest.raises(TooFewWords) as refused:
        read("\n".join(",".join(pair) for pair in PAIRS[:15]))
    assert refused.value.count == 15


@pytest.mark.parametrize("filler", [" ", "-", "=", " - ", ":", ",", '"', "a "])
def test_a_long_line_takes_no_longer_than_short_ones(filler: str) -> None:
    lines = [*GERMAN, *(filler * (100_000 // len(filler)) for _ in range(2))]
    assert {*read("\n".join(lines))[0].written} >= {"Apfel", "Gabel"}


WORDS_OF_A_CLASS = [f"der Apfel{letter};apple;1.9." for letter in "abcdefghijklmnopqrstuvwxy"]


@pytest.mark.parametrize(
    ("head", "first"),
    [
        ("Deutsch;English;Datum", "Deutsch"),
        ("Français;Anglais;Date", "Français"),
        ("İngilizce;Türkçe;Tarih", "İngilizce"),
        ("Українська;Англійська;Дата", "Українська"),
        ("Ελληνικά;Αγγλικά;Ημερομηνία", "Ελληνικά"),
        ("Niemiecki;Polski;Znaczenie", "Niemiecki"),
        ("Λέξεις;Σημασία;", "Λέξεις"),
    ],
)
def test_a_first_row_of_languages_is_no_word(head: str, first: str) -> None:
    taken = take_column("\n".join([head, *WORDS_OF_A_CLASS]))
    assert taken is not None
    column, left_out = taken
    assert left_out[0] == LeftOut(1, first, head=True)
    assert first not in column


def test_a_list_of_languages_is_one_of_words() -> None:
    pairs = ["Deutsch;German", "Englisch;English", *WORDS_OF_A_CLASS]
    taken = take_column("\n".join(pairs))
    assert taken is not None
    assert taken[0].startswith("Deutsch\nEnglisch\n")
