"""Text becomes a word once, at the door."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import ForeignLetter, WrongLength
from engine.words import ALPHABETS, Alphabet, parse

languages = pytest.mark.parametrize("alphabet", ALPHABETS.values(), ids=ALPHABETS)


@pytest.mark.parametrize("text", [" KeBaB ", "ｋｅｂａｂ", "kébàb", "ke\u200bbab", "🄺🄴🄱🄰🄱"])
def test_a_word_is_read_however_it_is_typed(text: str) -> None:
    assert parse(text) == "kebab"


@pytest.mark.parametrize(
    ("language", "typed", "read"),
    [
        ("tr", "ISPARTA", "ısparta"),
        ("tr", "İZMİR", "İzmİr"),
        ("tr", "I\u0307zmir", "İzmİr"),
        ("tr", "Kâğıt", "kağıt"),
        ("tr", "ＩＳＩ", "ısı"),
        ("tr", "i\u0307zmir", "İzmİr"),
        ("tr", "ｉｓｉｍ", "İsİm"),
        ("de", "Straße", "strasse"),
        ("de", "GROẞ", "gross"),
        ("de", "Äpfel", "äpfel"),
        ("de", "A\u0308pfel", "äpfel"),
        ("es", "AÑEJO", "añejo"),
        ("es", "an\u0303ejo", "añejo"),
        ("es", "pingüino", "pinguino"),
        ("es", "CANCIÓN", "cancion"),
        ("fr", "CŒUR", "coeur"),
        ("fr", "ex æquo", "exaequo"),
        ("fr", "garçon", "garcon"),
        ("pt", "ação", "acao"),
        ("pl", "ŻÓŁĆ", "żółć"),
        ("pl", "Z\u0307o\u0301łć", "żółć"),
        ("el", "ΛΌΓΟΣ", "λογοσ"),
        ("el", "λόγος", "λογοσ"),
        ("el", "προΐσταμαι", "προισταμαι"),
        ("el", "Καΐκι", "καικι"),
        ("nl", "ĳsje", "ijsje"),
        ("nl", "IJsje", "ijsje"),
        ("nl", "reünie", "reunie"),
        ("sv", "ÅNGSTRÖM", "ångström"),
        ("sv", "idé", "ide"),
        ("it", "città", "citta"),
        ("uk", "Їжак", "їжак"),
        ("uk", "ґанок", "ґанок"),
        ("en", "Łódź", "lodz"),
        ("en", "smørrebrød", "smorrebrod"),
        ("en", "İstanbul", "istanbul"),
    ],
)
def test_each_language_has_its_letters(language: str, typed: str, read: str) -> None:
    assert parse(typed, ALPHABETS[language]) == read


@pytest.mark.parametrize(("language", "typed"), [("tr", "wax"), ("uk", "былка"), ("el", "logos")])
def test_what_a_language_lacks_is_foreign(language: str, typed: str) -> None:
    with pytest.raises(ForeignLetter):
        parse(typed, ALPHABETS[language])


@languages
@given(data=st.data())
def test_every_form_of_a_word_is_the_same_word(alphabet: Alphabet, data: st.DataObject) -> None:
    word = data.draw(st.text(st.sampled_from(alphabet.letters), min_size=1, max_size=10))
    for typed in (word, word.upper(), alphabet.write(word)):
        for form in ("NFC", "NFD", "NFKC", "NFKD"):
            assert parse(unicodedata.normalize(form, typed), alphabet) == word  # type: ignore[arg-type]


@languages
def test_a_keyboard_has_every_letter_once_and_the_vowels_are_letters(alphabet: Alphabet) -> None:
    assert sorted("".join(alphabet.rows)) == sorted(alphabet.letters)
    assert set(alphabet.vowels) < set(alphabet.letters)
    assert len(set(alphabet.letters)) == len(alphabet.letters)


def test_words_are_shown_by_the_rules_of_their_language() -> None:
    turkish, greek = ALPHABETS["tr"], ALPHABETS["el"]
    irmik = parse("ırmik", turkish)
    assert (irmik.upper(), turkish.write(irmik)) == ("IRMİK", "ırmik")
    assert (greek.write("σεισμοσ"), "λογοσ".upper()) == ("σεισμος", "ΛΟΓΟΣ")


@pytest.mark.parametrize(("text", "foreign"), [("cr4ne", "4"), ("сrane", "с"), ("c<ne", "<")])
def test_a_foreign_letter_is_named(text: str, foreign: str) -> None:
    with pytest.raises(ForeignLetter) as refused:
        parse(text)
    assert refused.value.character == foreign


def test_the_length_is_checked_where_one_is_asked() -> None:
    assert parse("four", length=4) == "four"
    with pytest.raises(WrongLength):
        parse("four", length=5)
