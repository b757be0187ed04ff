"""The word lists in memory, each read once."""

from __future__ import annotations

from functools import cache, lru_cache

from bot.brain.guild_words import GuildLexicon, Wishes, tailored
from bot.domain.guilds import GuildSettings
from engine import Lexicon, load
from engine.lexicon import definitions
from engine.words import LENGTHS


class Lexicons:
    """Lexicons by language and length; `read` defaults to those shipped with the engine."""

    def __init__(self) -> None:
        self.get = cache(load)
        self._definitions = cache(definitions)
        # one of a server with wishes takes a megabyte or two
        self._tailored = lru_cache(32)(self._tailor)

    def __call__(self, language: str, length: int) -> Lexicon:
        """Return the lexicon; raises `UnknownLexicon`."""
        return self.get(language, length)

    def of(self, settings: GuildSettings, language: str, length: int) -> GuildLexicon:
        """Return the lexicon by the wishes of a server; raises `UnknownLexicon`."""
        return self.wished(Wishes.of(settings), language, length)

    def wished(self, wishes: Wishes, language: str, length: int) -> GuildLexicon:
        """Return the lexicon by wishes; raises `UnknownLexicon`."""
        return self._tailored(wishes, language, length)

    def preload(self, language: str) -> None:
        """Read every length now (some 100 ms), so that no first player waits."""
        for length in LENGTHS:
            self.get(language, length)

    def definition(self, language: str, word: str) -> str | None:
        """A short dictionary entry, where the language has one."""
        return self._definitions(language).get(word)

    def _tailor(self, wishes: Wishes, language: str, length: int) -> GuildLexicon:
        return tailored(self(language, length), wishes)
