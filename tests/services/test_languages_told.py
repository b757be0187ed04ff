"""Which language a puzzle from elsewhere is of."""

from __future__ import annotations

import pytest

from bot.services.puzzles.languages import name_language, spell_language

ROWS = "\n\n⬛⬛⬛🟨🟩\n🟩🟩🟩🟩🟩"


@pytest.mark.parametrize(
    ("head", "language"),
    [
        ("Wordle (ES) #123 4/6", "es"),
        ("Wordle en español 123 4/6", "es"),
        ("La palabra del día #123 4/6", "es"),
        ("Le Mot (@WordleFR) #123 4/6", "fr"),
        ("#SUTOM #123 4/6", "fr"),
        ("joguei term.ooo #123 4/6", "pt"),
        ("Termo #123 4/6", "pt"),
        ("Literalnie 123 4/6", "pl"),
        ("Woordle 123 4/6", "nl"),
        ("Par🇮🇹le 123 4/6", "it"),
        ("Katla 123 4/6", "id"),
        ("Ordlig 123 4/6", "sv"),
        ("Wordle Türkçe 123 4/6", "tr"),
        ("Словко 123 4/6", "uk"),
        ("Wordle 🇬🇷 123 4/6", "el"),
        ("Wordle DE 4/6 https://wordle.global/de", "de"),
        ("Wordle 123 4/6 https://wordle.at", "de"),
        ("Wordle 🇬🇧 123 4/6", "en"),
    ],
)
def test_a_share_names_its_language(head: str, language: str) -> None:
    assert name_language(head + ROWS) == language


@pytest.mark.parametrize(
    "text",
    [
        "Wordle 1,234 4/6" + ROWS,
        "my German is bad\nWordle 1,234 4/6" + ROWS,
        "le mot juste\nWordle 1,234 4/6" + ROWS,
        "Wordle 🇫🇷 🇪🇸 123 4/6" + ROWS,
        "",
    ],
)
def test_a_share_that_names_no_language_or_several_is_of_any(text: str) -> None:
    assert name_language(text) is None


@pytest.mark.parametrize(
    ("words", "likely", "language"),
    [
        (["crane"], ("en",), None),
        (["ñandú"], ("en",), "es"),
        (["señal"], ("en",), "es"),
        (["łatka", "ćwiek"], ("en",), "pl"),
        (["λόγος"], ("en",), "el"),
        (["ґанок"], ("en",), "uk"),
        (["ämter"], ("en", "sv"), "sv"),
        (["ämter"], ("en", "pt-BR"), "de"),
        (["KİTAP"], ("en",), "tr"),
        (["été"], ("fr",), "fr"),
        (["été"], ("en", "en-GB"), None),
        (["leçon"], ("en", None), None),
        (["ação"], ("en", "pt-BR"), "pt"),
        (["çörek"], ("en",), "tr"),
    ],
)
def test_letters_tell_a_language(
    words: list[str], likely: tuple[str, ...], language: str | None
) -> None:
    assert spell_language(words, *likely) == language
