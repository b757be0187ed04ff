"""Word lists at rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import BadArgument, Word, from_words, load
from engine.errors import UnknownLexicon, WrongLength
from engine.lexicon import Spelling, definitions
from engine.words import LENGTHS


@pytest.mark.parametrize("length", LENGTHS)
def test_every_length_is_shipped(length: int) -> None:
    lexicon = load("en", length)
    assert set(lexicon.answers) <= set(lexicon.allowed)
    assert not lexicon.denied & set(lexicon.answers)
    assert lexicon.denied == lexicon.slurs | lexicon.crude
    assert min(map(len, (lexicon.slurs, lexicon.crude))) > 20
    assert len(lexicon.answers) > 1_000


def test_american_spelling_is_hidden_unless_british_is_asked_for() -> None:
    lexicon = load("en", 5)
    assert lexicon.answers_for(Spelling.AMERICAN) == lexicon.answers
    american, british = (set(lexicon.answers_for(spelling)) for spelling in Spelling)
    assert {"fiber", "liter"} <= american - british
    assert {"fibre", "litre"} <= british - american
    assert american | british <= set(lexicon.allowed)
    assert from_words([], [Word("crane")]).answers_for(Spelling.BRITISH) == ("crane",)


@pytest.mark.parametrize(("language", "length"), [("en", 3), ("en", 9), ("xx", 5), ("..", 5)])
def test_a_missing_list_is_named(language: str, length: int) -> None:
    with pytest.raises(UnknownLexicon):
        load(language, length)


def test_words_are_proposed_by_prefix_likely_ones_first_and_no_offence() -> None:
    lexicon = load("en", 5)
    words = lexicon.starting_with("cra", 5)
    assert all(word.startswith("cra") for word in words)
    assert len(words) == 5
    assert lexicon.weights[words[0]] >= lexicon.weights[words[-1]]
    assert not set(lexicon.starting_with("", 20_000)) & lexicon.denied


def test_a_lexicon_is_made_of_plain_lists() -> None:
    lexicon = from_words([Word("moist")], [Word("crane")])
    assert lexicon.allowed == ("crane", "moist")
    assert lexicon.answers == ("crane",)
    assert lexicon.weights[Word("crane")] > lexicon.weights[Word("moist")]
    with pytest.raises(WrongLength, match="expected 5"):
        from_words([Word("four")], [Word("fiver")])


def test_answers_are_defined() -> None:
    assert definitions("en")["acorn"] == "the nut of an oak tree"
    assert definitions("xx") == {}


@pytest.mark.parametrize(
    ("code", "typed", "meant"),
    [
        ("pl", "zolty", "żółty"),
        ("de", "gluck", "glück"),
        ("es", "senal", "señal"),
        ("sv", "mjolk", "mjölk"),
        ("uk", "грунт", "ґрунт"),
    ],
)
def test_a_word_without_its_accents_is_refused_with_what_was_meant(
    code: str, typed: str, meant: str
) -> None:
    refused = load(code).refuse(Word(typed))
    assert (refused.word, refused.language, refused.meant) == (typed, code, meant)


def test_nothing_rude_is_meant_and_nothing_of_other_letters() -> None:
    lexicon = load("de", 4)
    assert "möse" in lexicon.denied
    assert lexicon.refuse(Word("mose")).meant is None
    assert load("en").refuse(Word("qzxvk")).meant is None


def test_a_folder_without_word_lists_is_named(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(BadArgument, match=r"^folder: .* manifest.json expected") as refused:
            load("en", 5, folder)
        assert refused.value.value == str(folder)
