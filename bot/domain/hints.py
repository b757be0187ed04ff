"""Hints in a running game: true of its answer, new to the player, and never a statistic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from engine import Mark, Turn, Word
from engine.words import Alphabet


class Hint(StrEnum):
    """A hint that can be taken, from the faintest to the plainest."""

    NUDGE = "nudge"
    LETTER = "letter"
    PLACE = "place"
    MEANING = "meaning"
    GUESS = "guesses"


class Price(StrEnum):
    """What the next hint costs."""

    FREE = "free"
    """Nothing, as the game counts for nobody."""
    NOTHING = "nothing"
    """Nothing any more, as somebody has taken a hint."""
    OWN = "own"
    SHARED = "shared"
    ASKED = "asked"
    """The same, once another who has guessed in the game agrees."""
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
    LACKS = "lacks"


@dataclass(frozen=True)
class Fact:
    """A trait of an answer; `count` is the number of its vowels, or of those not known yet.

    `letter` is one that the answer lacks.
    """

    property: Property
    count: int = 0
    letter: str = ""


@dataclass(frozen=True)
class Letter:
    """A letter of the answer; `again` if another one like it is known. `place` counts from 1."""

    letter: str
    again: bool = False
    place: int | None = None


@dataclass(frozen=True)
class Revealed:
    """What hints have revealed of an answer, whatever its rows show.

    Facts count all vowels; `least` holds a letter as often as it is known to occur, and `places`
    letters with their place from 1.
    """

    facts: frozenset[Fact] = frozenset()
    least: str = ""
    places: frozenset[tuple[str, int]] = frozenset()

    def learn_fact(self, fact: Fact, known: Counter[str], alphabet: Alphabet) -> Revealed:
        """Return this with a fact that was told when so many letters were `known`."""
        if fact.property is Property.MORE_VOWELS:
            seen = sum(known[vowel] for vowel in set(alphabet.vowels))
            fact = Fact(Property.VOWELS, fact.count + seen)
        return replace(self, facts=self.facts | {fact})

    def learn_letter(self, letter: Letter, known: Counter[str]) -> Revealed:
        """Return this with one letter more than were `known`."""
        least = Counter(self.least) | Counter({letter.letter: known[letter.letter] + 1})
        return replace(self, least="".join(sorted(least.elements())))

    def learn_place(self, letter: Letter) -> Revealed:
        """Return this with the place of a letter."""
        return replace(self, places=self.places | {(letter.letter, letter.place or 0)})

    def admits(self, word: Word, alphabet: Alphabet) -> bool:
        """Return whether everything that was revealed is true of a word."""
        if any(word[place - 1] != letter for letter, place in self.places):
            return False
        if not Counter(self.least) <= Counter(word):
            return False
        lacks = {fact.letter for fact in self.facts if fact.property is Property.LACKS}
        if lacks.intersection(word):
            return False
        traits = [fact for fact in self.facts if fact.property is not Property.LACKS]
        return not traits or set(traits) <= {*list_facts(word, alphabet, Counter())}


NOTHING = Revealed()


def list_facts(word: Word, alphabet: Alphabet, known: Counter[str]) -> Iterator[Fact]:
    """Yield what is true of a word, beyond the letters `known`."""
    yield Fact(Property.DIFFERENT if len(set(word)) == len(word) else Property.REPEATED)
    vowels = set(alphabet.vowels)
    seen = sum(known[letter] for letter in vowels)
    more = sum(letter in vowels for letter in word) - seen
    yield Fact(Property.MORE_VOWELS if seen else Property.VOWELS, more)
    late = 2 * alphabet.letters.index(word[0]) >= len(alphabet.letters)
    yield Fact(Property.LATE if late else Property.EARLY)
    if vowel := _sound(word[0], alphabet):
        yield Fact(_BEGINS[vowel])
    if vowel := _sound(word[-1], alphabet):
        yield Fact(_ENDS[vowel])


_BEGINS = {"vowel": Property.BEGINS_VOWEL, "consonant": Property.BEGINS_CONSONANT}
_ENDS = {"vowel": Property.ENDS_VOWEL, "consonant": Property.ENDS_CONSONANT}


def _sound(letter: str, alphabet: Alphabet) -> str | None:
    """Return whether a letter is a vowel or a consonant; None for a Y that may be either."""
    if letter in alphabet.vowels:
        return "vowel"
    return None if letter in alphabet.half_vowels else "consonant"


def choose_fact(
    answer: Word,
    left: Sequence[Word],
    facts: Collection[Fact],
    alphabet: Alphabet,
    known: Counter[str],
) -> Fact | None:
    """Return the fact that rules out most of the words `left`; None if none rules out any."""

    def count_excluded(fact: Fact) -> int:
        return sum(fact not in list_facts(word, alphabet, known) for word in left)

    said = {fact.property for fact in facts}
    new = [fact for fact in list_facts(answer, alphabet, known) if fact.property not in said]
    best = max(new, key=count_excluded, default=None)
    return best if best and count_excluded(best) else None


def find_lacking(answer: Word, left: Sequence[Word]) -> Fact | None:
    """Return the letter that most of the words `left` have and the answer lacks; None if none."""
    held = Counter(letter for word in left for letter in set(word))
    new = sorted(held.keys() - {*answer})
    letter = max(new, key=lambda one: held[one], default=None)
    return Fact(Property.LACKS, letter=letter) if letter else None


def choose_letter(answer: Word, known: Counter[str], left: Sequence[Word]) -> Letter | None:
    """Return a letter of the answer beyond those `known`, the rarest in the words `left`."""
    hidden = Counter(answer) - known
    if not hidden:
        return None
    letter = min(hidden, key=lambda one: (sum(one in word for word in left), one))
    return Letter(letter, again=known[letter] > 0)


def place_letter(
    answer: Word, turns: Sequence[Turn], letter: Letter | None, revealed: Revealed = NOTHING
) -> Letter | None:
    """Return where that letter stands, or any letter whose place is not known; None if all are."""
    green = {at for turn in turns for at, mark in enumerate(turn.feedback) if mark is Mark.CORRECT}
    green |= {place - 1 for _, place in revealed.places}
    free = [at for at in range(len(answer)) if at not in green]
    same = [at for at in free if letter and answer[at] == letter.letter]
    at = next(iter([*same, *free]), None)
    return None if at is None else Letter(answer[at], place=at + 1)


def count_known(turns: Sequence[Turn], revealed: Revealed = NOTHING) -> Counter[str]:
    """Return how often each letter is known to occur, by rows and by hints."""
    known = Counter(revealed.least)
    for turn in turns:
        known |= Counter(turn.count_revealed())
    return known
