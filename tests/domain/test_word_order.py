"""Words in the order of the dictionaries of their language."""

from __future__ import annotations

from random import Random

import pytest

from bot.domain.setting_changes import read_words
from bot.domain.word_order import sort_words
from engine import Word, parse
from engine.words import ALPHABETS


@pytest.mark.parametrize(
    ("language", "ordered"),
    [
        ("de", "Käse Katze Kommentar Lehrer Öl Übung Vogel Zahl"),
        ("en", "Apple Käse Katze Übung Vogel"),
        ("sv", "Arm Zon Ål Ärm Öl"),
        ("tr", "Cadde Çadır Deniz Irmak İnsan Jale Sabah Şeker"),
        ("pl", "Lato Luty Łapa Mama Zebra Źródło Żaba"),
        ("es", "Nube Nzz Ñandú Oso"),
        ("uk", "Вода Гора Ґанок Дім Ївга Йод"),
        ("el", "Άλφα Βήτα Ήλιος Ωμέγα"),
        ("fr", "Eau École Été Zoo"),
    ],
)
def test_letters_stand_where_the_language_has_them(language: str, ordered: str) -> None:
    words = [parse(text, ALPHABETS[language]) for text in ordered.split()]
    mixed = Random(1).sample(words, len(words))
    assert sort_words(mixed, language) == words


def test_what_differs_in_an_accent_alone_has_the_plain_letter_first() -> None:
    words = [Word("bär"), Word("bar"), Word("bars")]
    assert sort_words(words, "de") == ["bar", "bär", "bars"]


def test_words_of_other_languages_come_last() -> None:
    assert sort_words([Word("жук"), Word("zebra"), Word("apple")], "en") == [
        "apple",
        "zebra",
        "жук",
    ]


def test_words_that_a_server_adds_are_in_this_order_too() -> None:
    assert read_words("katze käsen übung vogel", "de") == ("käsen", "katze", "übung", "vogel")
