"""Which spellings are worth showing below a board."""

from __future__ import annotations

import pytest

from bot.domain.spelling import says_more
from engine import parse
from engine.words import ALPHABETS


@pytest.mark.parametrize(
    ("language", "written", "more"),
    [
        ("de", "Mädchen", False),
        ("de", "MA\u0308DCHEN", False),
        ("de", "Straße", True),
        ("de", "Café", True),
        ("en", "crane", False),
        ("en", "naïve", True),
        ("fr", "école", True),
        ("tr", "İyi", False),
        ("tr", "Irmak", False),
        ("tr", "kâğıt", True),
        ("el", "ΛΟΓΟΣ", False),
        ("el", "λογος", False),
        ("el", "λόγος", True),
        ("uk", "п'ять", True),
        ("uk", "П'ять", True),
    ],
)
def test_a_spelling_says_more_if_it_has_a_sign_that_the_board_lacks(
    language: str, written: str, more: bool
) -> None:
    word = parse(written, ALPHABETS[language])
    assert says_more(written, word, language) == more
