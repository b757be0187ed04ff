"""Which puzzle a player means."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.domain.puzzles import PuzzleKind, WordList
from engine import Hard, parse
from engine.words import ALPHABETS, ENGLISH


@dataclass(frozen=True)
class PuzzleChoice:
    """Which puzzle a player means; None leaves something as it is, or as usual."""

    shared: bool = False
    language: str | None = None
    length: int | None = None
    hard: Hard | None = None
    words: WordList | None = None
    boards: int | None = None

    def over(self, usual: PuzzleKind) -> PuzzleKind:
        """Return the chosen kind of puzzle."""
        chosen = {
            name: value
            for name in ("language", "length", "hard", "words", "boards")
            if (value := getattr(self, name)) is not None
        }
        return replace(usual, **chosen)

    def fit(self, word: str, usual: PuzzleKind) -> PuzzleKind:
        """Return the chosen kind, with words as long as this one unless a length was chosen."""
        alphabet = ALPHABETS.get(self.language or usual.language, ENGLISH)
        return self.over(replace(usual, length=len(parse(word, alphabet))))
