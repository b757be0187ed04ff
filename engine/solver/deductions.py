"""What turns show of a word by themselves, whatever words there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.feedback import Mark, Turn
from engine.solver.words import Words


@dataclass(frozen=True)
class Deductions:
    """What follows from some turns, letter by letter.

    `least` says how often each letter is known to occur, `green` which place (from 0) holds which;
    `absent` are letters that the word lacks, `elsewhere` letters and places where they are not.
    """

    length: int
    letters: frozenset[str]
    least: Mapping[str, int]
    green: Mapping[int, str]
    absent: frozenset[str]
    elsewhere: frozenset[tuple[str, int]]

    @classmethod
    def by(cls, turns: Sequence[Turn], vocabulary: Words) -> Deductions:
        """Return what these turns show of a word of the vocabulary's language and length."""
        least, green = Counter[str](), dict[int, str]()
        absent, elsewhere = set[str](), set[tuple[str, int]]()
        for turn in turns:
            revealed = turn.count_revealed()
            least |= revealed
            for at, (letter, mark) in enumerate(zip(turn.guess, turn.feedback, strict=True)):
                if mark is Mark.CORRECT:
                    green[at] = letter
                else:
                    elsewhere.add((letter, at))
                if mark is Mark.ABSENT and not revealed[letter]:
                    absent.add(letter)
        letters = frozenset(vocabulary.alphabet.letters)
        return cls(
            vocabulary.length, letters, least, green, frozenset(absent), frozenset(elsewhere)
        )

    @property
    def open(self) -> int:
        """The number of letters that are not known."""
        return self.length - sum(self.least.values())

    @property
    def repeats(self) -> bool:
        """Whether a letter is known to occur more than once."""
        return any(count > 1 for count in self.least.values())

    def list_possible(self, at: int) -> frozenset[str]:
        """Return the letters that may stand at a place, from 0 or from the end."""
        at %= self.length
        if at in self.green:
            return frozenset(self.green[at])
        known = self.letters if self.open else frozenset(self.least)
        return frozenset(
            letter for letter in known - self.absent if (letter, at) not in self.elsewhere
        )

    def list_open_places(self) -> Iterator[tuple[str, int]]:
        """Yield each letter whose place is not known, with the places (from 1) it may take."""
        placed = Counter(self.green.values())
        for letter, count in self.least.items():
            free = [at for at in range(self.length) if at not in self.green]
            free = [at for at in free if (letter, at) not in self.elsewhere]
            if placed[letter] < count and len(free) > count - placed[letter]:
                yield from ((letter, at + 1) for at in free)
