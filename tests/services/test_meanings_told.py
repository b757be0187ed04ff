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
        ("katze", "Katze", "Haustier", "Katze: Haustier"),
        ("strasse", "Straße", None, "Straße"),
        ("strasse", None, "Straße", "Straße"),
        ("katze", None, None, None),
    ],
)
def test_a_word_as_it_is_written_is_told_where_that_says_more_than_its_letters(
    word: str, written: str | None, meaning: str | None, told: str | None
) -> None:
    assert explain(Word(word), "de", written, meaning) == told


@pytest.mark.parametrize("language", ALPHABETS)
def test_a_word_of_the_language_is_spelled_out_only_for_signs_that_the_board_lacks(
    language: str,
) -> None:
    for length in LEXICONS.lengths(language):
        for word, spelled in LEXICONS.get(language, length).spellings.items():
            assert says_more(spelled, word, language)
