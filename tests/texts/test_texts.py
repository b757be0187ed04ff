"""Saying a text: numbers, plurals, and what happens when one is missing."""

from __future__ import annotations

import pytest
from fluent.syntax import ast
from structlog.testing import capture_logs

from bot.board.clues import tell_clues
from bot.domain.modes import MODES
from bot.texts import LOCALES, Texts, load
from tests.render.games import turn
from tests.texts.parsed import list_entries

SOURCE = """
left = { $words ->
    [one] { $words } word left
   *[other] { $words } words left
}
hello = Hello { $player }.
"""
ENGLISH = Texts("en", SOURCE)
EVERY = MODES.values()


def test_a_count_chooses_the_form_of_the_noun() -> None:
    assert [ENGLISH("left", words=words) for words in (1, 2)] == ["1 word left", "2 words left"]


def test_numbers_are_written_as_the_locale_writes_them() -> None:
    assert ENGLISH("left", words=12_345) == "12,345 words left"
    assert Texts("de", SOURCE)("left", words=12_345) == "12.345 words left"


@pytest.mark.parametrize("locale", LOCALES)
def test_halves_are_rounded_up(locale: str) -> None:
    said = [load(locale)("standings-average", guesses=mean) for mean in (50 / 16, 29 / 8)]
    assert [one.replace(",", ".") for one in said] == ["3.13", "3.63"]
    assert "88" in load(locale)("standings-card-rate", rate=0.875)


def test_four_figures_stand_together_where_a_language_says_so() -> None:
    assert load("es")("puzzles-left", words=1076) == "Quedan **1076 palabras**."
    assert "10\u00a0760" in load("pl")("puzzles-left", words=10_760)
    assert "1076" in load("pl")("puzzles-left", words=1076)
    assert load("pt-BR")("puzzles-left", words=1076) == "Restam **1.076 palavras**."


def test_french_signs_between_facts_stay_with_their_word() -> None:
    french = load("fr")
    assert french.join_parts(["1, 2", "4"]) == "1, 2\u00a0; 4"
    assert french("board-named", name="Ann", what=3) == "Ann\u00a0: 3"


def test_parts_are_not_listed_with_a_greek_question_mark() -> None:
    played = turn("αβγδε", "βαζηθ")
    assert tell_clues([played], load("el")).count("· ") == 1
    assert ";" not in tell_clues([played], load("el"))
    assert tell_clues([played], load()).count("; ") == 1


def test_no_invisible_character_surrounds_a_fact_unless_the_locale_runs_from_the_right() -> None:
    assert ENGLISH("hello", player="Ada") == "Hello Ada."
    assert Texts("he", SOURCE)("hello", player="Ada") == "Hello \u2068Ada\u2069."


@pytest.mark.parametrize("missing", ["nothing-of-that-name", "hello"])
def test_a_missing_text_or_fact_is_an_error_in_english(missing: str) -> None:
    with pytest.raises(LookupError):
        ENGLISH(missing)


def test_a_translation_says_in_english_what_it_lacks_and_logs_a_wrong_fact() -> None:
    german = Texts("de", "hello = Hallo { $spieler }.", ENGLISH)
    with capture_logs() as logs:
        assert german("left", words=1) == "1 word left"
        assert german("hello", player="Ada") == "Hello Ada."
    assert [(line["locale"], line["key"]) for line in logs] == [("de", "hello")]


def test_what_is_no_fluent_is_refused() -> None:
    with pytest.raises(ValueError, match="broken"):
        Texts("en", "a = b\nbroken")
    with pytest.raises(ValueError, match="broken"):
        Texts("en", "broken = { $")("broken")
    assert Texts("de", "broken = { $", Texts("en", "broken = mended"))("broken") == "mended"


@pytest.mark.parametrize("locale", ["en", "en-US", "ja", "zh-TW"])
def test_a_locale_without_texts_of_its_own_reads_english(locale: str) -> None:
    assert load(locale) is load("en")


def test_americans_and_the_british_read_their_own_spelling() -> None:
    said = {locale: load(locale)("games-setup-hard-ultra-hint") for locale in ("en-US", "en-GB")}
    assert said["en-US"] == "Every guess must fit all the tiles, gray ones too"
    assert said["en-GB"] == said["en-US"].replace("gray", "grey")
    assert load("en-GB")("games-keep-button") == load()("games-keep-button")


def test_a_spelling_has_the_same_words_as_english() -> None:
    terms = {
        locale: [entry.id.name for entry in list_entries(locale) if isinstance(entry, ast.Term)]
        for locale in ("en", "en-GB")
    }
    assert sorted(terms["en-GB"]) == sorted(terms["en"] * 2)
