"""Text becomes a word once, at the door."""

from __future__ import annotations

import pytest

from engine.errors import ForeignLetter, WrongLength
from engine.words import Alphabet, parse

SPANISH = Alphabet("abcdefghijklmnñopqrstuvwxyz")


@pytest.mark.parametrize("text", [" KeBaB ", "ｋｅｂａｂ", "kébàb", "ke\u200bbab", "🄺🄴🄱🄰🄱"])
def test_a_word_is_read_however_it_is_typed(text: str) -> None:
    assert parse(text) == "kebab"


def test_a_letter_of_the_alphabet_keeps_its_accent() -> None:
    assert parse("AÑEJO", SPANISH) == "añejo"
    assert parse("añejo") == "anejo"


@pytest.mark.parametrize(("text", "foreign"), [("cr4ne", "4"), ("сrane", "с"), ("<@1>", "<")])
def test_a_foreign_letter_is_named(text: str, foreign: str) -> None:
    with pytest.raises(ForeignLetter) as refused:
        parse(text)
    assert refused.value.character == foreign


def test_the_length_is_checked_where_one_is_asked() -> None:
    assert parse("four", length=4) == "four"
    with pytest.raises(WrongLength):
        parse("four", length=5)
