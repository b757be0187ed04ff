"""A word is read from what people type around it."""

from __future__ import annotations

import pytest

from bot.domain.typed_words import read_word


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("crane", "crane"),
        ("CRANE", "crane"),
        (" Crane! ", "crane"),
        ("guess Crane", "crane"),
        ("/wordle guess CRANE", "crane"),
        ("„Ärger“", "ärger"),
        ("crane moist", ""),
        ("c4ane", ""),
        ("", ""),
    ],
)
def test_the_single_word_of_a_text_is_read_in_lower_case(text: str, word: str) -> None:
    assert read_word(text) == word
