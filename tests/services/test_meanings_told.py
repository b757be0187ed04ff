"""What is told of an answer once a game has ended: what it means, or how it is written."""

from __future__ import annotations

import pytest

from bot.domain.spelling import says_more
from bot.services.games.answers import explain
from engine import Word
from engine.words import ALPHABETS
from tests.bots import LEXICONS


@pytest.mark.parametrize(
    ("word", "written", "meaning", "told"),
    [
        ("katze", "Katze", None, None),
        ("katze", "Katze", "Katze", None),
        ("katze", "Katze", "Haustier", "Katze · Haustier"),
        ("epave", None, "épave · bateau échoué", "épave · bateau échoué"),
        ("epave", "Épave", "épave · bateau échoué", "Épave · bateau échoué"),
        ("strasse", "Straße", None, "Straße"),
        ("strasse", None, "Straße", "Straße"),
        ("katze", None, None, None),
    ],
)
def test_a_word_as_it_is_written_is_told_where_that_says_more_than_its_letters(
    word: str, written: str | None, meaning: str | None, told: str | None
) -> None:
    assert explain(Word(word), "fr" if word == "epave" else "de", written, meaning) == told


@pytest.mark.parametrize("language", ALPHABETS)
def test_a_word_of_the_language_is_spelled_out_only_for_signs_that_the_board_lacks(
    language: str,
) -> None:
    for length in LEXICONS.lengths(language):
        for word, spelled in LEXICONS.get(language, length).spellings.items():
            assert says_more(spelled, word, language)


def test_an_answer_is_told_with_its_accents_beside_what_it_means() -> None:
    meaning = LEXICONS.meaning("fr", Word("epave"))
    assert LEXICONS.definition("fr", Word("epave")) == f"épave · {meaning}"
    assert LEXICONS.definition("en", Word("crane")) == LEXICONS.meaning("en", Word("crane"))
