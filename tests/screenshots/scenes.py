"""What is on a screen: boards of known content, drawn at random."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from engine import Feedback, Lexicon, Word, load, score
from engine.lexicon import lengths
from engine.words import ALPHABETS

SHIPPED = range(4, 9)


@dataclass(frozen=True)
class Content:
    """What boards show: for each its guesses and feedbacks, and the letters typed since."""

    lexicon: Lexicon
    boards: tuple[tuple[tuple[Word, Feedback], ...], ...]
    typed: str
    limit: int

    @property
    def length(self) -> int:
        return self.lexicon.length


@cache
def lexicon(language: str, length: int) -> Lexicon:
    """A shipped list, or one of made-up words of a length that has none."""
    if length in SHIPPED:
        return load(language, length)
    short, other = load(language, 4).allowed, load(language, 5).allowed
    dice = Random(length)
    if length < 4:
        words = {Word(word[:length]) for word in short}
    else:
        halves = (short if length == 9 else other, other)
        words = {Word(dice.choice(halves[0]) + dice.choice(halves[1])) for _ in range(3000)}
    weights = dict.fromkeys(sorted(words), 1)
    return Lexicon(language, length, ALPHABETS[language], "custom", weights, tuple(weights))


def draw_content(dice: Random) -> Content:
    """Boards as a player may have them: often one of five letters, often unfinished."""
    language = "en" if dice.random() < 0.5 else dice.choice([*ALPHABETS])
    length = 5 if dice.random() < 0.65 else dice.choice((3, 4, 6, 6, 7, 8, 9, 10))
    if length in SHIPPED and length not in lengths(language):
        length = 5
    words = lexicon(language, length)
    count = 1 if dice.random() < 0.8 else dice.choice((2, 2, 4, 4, 8))
    pool = words.answers if len(words.answers) > 50 else words.allowed
    answers = [dice.choice(pool) for _ in range(count)]
    limit = 6 if count == 1 else 5 + count
    if count == 1 and dice.random() < 0.12:
        limit = dice.choice((5, 7, 8, 10))
    played = dice.randint(1, limit)
    guesses = [dice.choice(pool if dice.random() < 0.7 else words.allowed) for _ in range(played)]
    for at, answer in enumerate(answers):
        if at + 1 < played and dice.random() < 0.45:
            guesses[-1 - at] = answer
    boards = [tuple((guess, score(guess, answer)) for guess in guesses) for answer in answers]
    boards = [_stop(board) for board in boards]
    longest = max(map(len, boards))
    typed = ""
    if longest < limit and not all(board[-1][1].all_correct for board in boards):
        word = dice.choice(pool)
        typed = word[: dice.choice((0, 0, 0, 1, 2, 3, length))]
    return Content(words, tuple(boards), typed, limit)


def _stop(board: tuple[tuple[Word, Feedback], ...]) -> tuple[tuple[Word, Feedback], ...]:
    for at, (_, feedback) in enumerate(board):
        if feedback.all_correct:
            return board[: at + 1]
    return board
