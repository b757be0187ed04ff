"""Whether marks agree with each other, whatever the answer is."""

from __future__ import annotations

from engine import Mark


def is_possible(words: tuple[str, ...], feedbacks: list[tuple[Mark, ...]]) -> bool:
    """Return whether any letters in a row, a word or not, could have earned all feedbacks.

    What cannot be is mostly noticed, not always.
    """
    length = len(words[0])
    correct: dict[int, str] = {}
    banned: dict[int, set[str]] = {at: set() for at in range(length)}
    least: dict[str, int] = {}
    most: dict[str, int] = {}
    for word, feedback in zip(words, feedbacks, strict=True):
        for letter in set(word):
            marks = [mark for one, mark in zip(word, feedback, strict=True) if one == letter]
            paid = sum(mark is not Mark.ABSENT for mark in marks)
            least[letter] = max(least.get(letter, 0), paid)
            if Mark.ABSENT in marks:
                most[letter] = min(most.get(letter, length), paid)
        for at, (letter, mark) in enumerate(zip(word, feedback, strict=True)):
            if mark is not Mark.CORRECT:
                banned[at].add(letter)
            elif correct.setdefault(at, letter) != letter:
                return False
    if any(letter in banned[at] for at, letter in correct.items()):
        return False
    if any(least[letter] > most.get(letter, length) for letter in least):
        return False
    held = list(correct.values())
    owed = {letter: count - held.count(letter) for letter, count in least.items()}
    free = [at for at in range(length) if at not in correct]
    if sum(max(count, 0) for count in owed.values()) > len(free):
        return False
    return all(
        count <= sum(letter not in banned[at] for at in free) for letter, count in owed.items()
    )
