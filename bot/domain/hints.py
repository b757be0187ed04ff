"""Hints in a running game: true of its answer, new to the player, and never a statistic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine import Mark, Turn, Word
from engine.words import Alphabet


class Hint(StrEnum):
    """A hint that can be taken, from the faintest to the plainest."""

    NUDGE = "nudge"
    LETTER = "letter"
    PLACE = "place"
    GUESS = "guesses"


class Price(StrEnum):
    """What the next hint costs."""

    NOTHING = "nothing"
    OWN = "own"
    SHARED = "shared"
    DAILY = "daily"


class Property(StrEnum):
    """A property of a word that names none of its letters."""

    REPEATED = "repeated"
    DIFFERENT = "different"
    VOWELS = "vowels"
    MORE_VOWELS = "more-vowels"
    EARLY = "early"
    LATE = "late"
    BEGINS_VOWEL = "begins-vowel"
    BEGINS_CONSONANT = "begins-consonant"
    ENDS_VOWEL = "ends-vowel"
    ENDS_CONSONANT = "ends-consonant"


@dataclass(frozen=True)
class Fact:
    """A trait of an answer; `count` is the number of its vowels, or of those not known yet."""

    property: Property
    count: int = 0


@dataclass(frozen=True)
class Letter:
    """A letter of the answer; `again` if another one like it is known. `place` counts from 1."""

    letter: str
    again: bool = False
    place: int | None = None


def list_facts(word: Word, alphabet: Alphabet, known: Counter[str]) -> Iterator[Fact]:
    """Yield what is true of a word, beyond the letters `known`."""
    yield Fact(Property.DIFFERENT if len(set(word)) == len(word) else Property.REPEATED)
    vowels = set(alphabet.vowels)
    seen = sum(known[letter] for letter in vowels)
    more = sum(letter in vowels for letter in word) - seen
    yield Fact(Property.MORE_VOWELS if seen else Property.VOWELS, more)
    late = 2 * alphabet.letters.index(word[0]) >= len(alphabet.letters)
    yield Fact(Property.LATE if late else Property.EARLY)
    if vowel := _sound(word[0], vowels):
        yield Fact(_BEGINS[vowel])
    if vowel := _sound(word[-1], vowels):
        yield Fact(_ENDS[vowel])


_BEGINS = {"vowel": Property.BEGINS_VOWEL, "consonant": Property.BEGINS_CONSONANT}
_ENDS = {"vowel": Property.ENDS_VOWEL, "consonant": Property.ENDS_CONSONANT}


def _sound(letter: str, vowels: Collection[str]) -> str | None:
    """Return whether a letter is a vowel or a consonant; None for a Y that may be either."""
    if letter in vowels:
        return "vowel"
    return None if letter == "y" else "consonant"


def choose_fact(
    answer: Word,
    left: Sequence[Word],
    told: Sequence[Fact],
    alphabet: Alphabet,
    known: Counter[str],
) -> Fact | None:
    """Return the fact that rules out most of the words `left`; None if none rules out any."""

    def count_excluded(fact: Fact) -> int:
        return sum(fact not in list_facts(word, alphabet, known) for word in left)

    said = {fact.property for fact in told}
    new = [fact for fact in list_facts(answer, alphabet, known) if fact.property not in said]
    best = max(new, key=count_excluded, default=None)
    return best if best and count_excluded(best) else None


def choose_letter(
    answer: Word, turns: Sequence[Turn], left: Sequence[Word], told: Sequence[str]
) -> Letter | None:
    """Return a letter that no row has shown and that nobody has `told`, the rarest one left."""
    known = count_known(turns)
    for letter in told:
        known[letter] += 1
    hidden = Counter(answer) - known
    if not hidden:
        return None
    letter = min(hidden, key=lambda one: (sum(one in word for word in left), one))
    return Letter(letter, again=known[letter] > 0)


def place_letter(answer: Word, turns: Sequence[Turn], letter: Letter | None) -> Letter | None:
    """Return where that letter stands, or any letter that is not green yet; None if all are."""
    green = {at for turn in turns for at, mark in enumerate(turn.feedback) if mark is Mark.CORRECT}
    free = [at for at in range(len(answer)) if at not in green]
    same = [at for at in free if letter and answer[at] == letter.letter]
    at = next(iter([*same, *free]), None)
    return None if at is None else Letter(answer[at], place=at + 1)


def count_known(turns: Sequence[Turn]) -> Counter[str]:
    """Return how often each letter is known to occur."""
    known = Counter[str]()
    for turn in turns:
        known |= Counter(turn.count_revealed())
    return known
