"""Lexicons with the words of a server."""

from __future__ import annotations

import pytest

from bot.brain.lexicons import Lexicons
from bot.domain.errors import Unwelcome
from bot.domain.guild_settings import WordPolicy
from engine import Word


@pytest.mark.parametrize("text", ["Arschloch", "Miststück"])
def test_a_crude_guess_is_refused_where_only_the_server_has_words_as_long(text: str) -> None:
    listed = (Word("abenteuer"),)
    lexicons = Lexicons()
    refusing = lexicons.choose(WordPolicy(listed=listed, offensive=False), "de", 9)
    with pytest.raises(Unwelcome):
        refusing.parse(text)
    allowing = lexicons.choose(WordPolicy(listed=listed), "de", 9)
    assert allowing.parse(text) not in allowing
    # what the class list has is played
    meant = WordPolicy(listed=(Word("arschloch"), *listed), offensive=False)
    assert lexicons.choose(meant, "de", 9).parse("arschloch") == "arschloch"
