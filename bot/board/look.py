"""A reader's look: theme, letter emojis and language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType

from bot.domain.players import Theme
from bot.texts import ENGLISH_LOCALE, Texts, load
from engine import Word

Emojis = Mapping[str, str]
"""Markup of the available letter emojis by name: ``a_correct``, ``<:a_correct:123>``."""

NO_EMOJIS: Emojis = MappingProxyType({})

_PLAIN = {
    Theme.LETTERS: Theme.SQUARES,
    Theme.PICTURE: Theme.SQUARES,
    Theme.CONTRAST_LETTERS: Theme.CONTRAST,
}


@dataclass(frozen=True)
class Look:
    """A reader's theme, the available letter emojis, and the locale of the texts.

    `capitals` are those of words that lost accents, as `Lexicons.capitals` has them.
    """

    theme: Theme = Theme.SQUARES
    emojis: Emojis = field(default_factory=lambda: NO_EMOJIS)
    locale: str = ENGLISH_LOCALE
    capitals: Mapping[Word, str] = field(default_factory=dict[Word, str])

    @cached_property
    def say(self) -> Texts:
        """The texts in the reader's locale."""
        texts = load(self.locale)
        return texts.writing(self.capitals) if self.capitals else texts

    @property
    def plain(self) -> Look:
        """The look in the theme of the same colours that needs no letter emojis."""
        return replace(self, theme=_PLAIN.get(self.theme, self.theme))

    @property
    def is_plain(self) -> bool:
        """Whether the theme needs no letter emojis."""
        return self.theme not in _PLAIN


DEFAULT = Look()
"""Squares and English."""
