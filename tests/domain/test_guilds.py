"""What holds in a place where nobody has changed a setting."""

from __future__ import annotations

import discord
import pytest

from bot.domain.guild_settings import make_default_settings
from bot.domain.players import Place
from engine.words import ALPHABETS

KNOWN = {"pt-BR": "pt", "es-419": "es", "es-ES": "es", "sv-SE": "sv", "en-GB": "en", "en-US": "en"}


@pytest.mark.parametrize("locale", [str(locale) for locale in discord.Locale])
def test_words_are_in_discords_language_where_there_are_any(locale: str) -> None:
    settings = make_default_settings(Place(1, 2, locale=locale))
    known = KNOWN.get(locale, locale)
    assert settings.followed is (known in ALPHABETS)
    assert settings.language == (known if settings.followed else "en")


def test_words_are_english_where_no_language_is_known() -> None:
    settings = make_default_settings(Place(1, 2))
    assert (settings.language, settings.followed) == ("en", False)
