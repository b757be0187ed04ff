"""Games to draw: a known one, and any legal one."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from bot.board.emojis import list_emojis
from bot.board.look import NO_EMOJIS, Look
from bot.domain.players import Theme
from bot.texts import LOCALES
from engine import Game, Rules, Status, Turn, Word, score
from engine.words import ENGLISH

EMOJIS = {name: f"<:{name}:12345678901234567890>" for name in list_emojis()}
LOOKS = st.builds(
    Look, st.sampled_from(Theme), st.sampled_from([EMOJIS, NO_EMOJIS]), st.sampled_from(LOCALES)
)
MENTION = "<@12345678901234567890>"


class Everything:
    """A lexicon that allows every word."""

    def __contains__(self, word: object) -> bool:
        return True


def turn(guess: str, answer: str) -> Turn:
    return Turn(Word(guess), score(Word(guess), Word(answer)))


def played(answers: Sequence[str], guesses: Sequence[str], rules: Rules | None = None) -> Game:
    rules = rules or Rules.standard(len(answers[0]), boards=len(answers))
    game = Game(rules, tuple(Word(answer) for answer in answers), Everything())
    for guess in guesses:
        game = game.play(Word(guess))
    return game


@st.composite
def games(draw: st.DrawFn, boards: Sequence[int] = (1, 2, 4, 8)) -> Game:
    """Any legal state of any game: few letters make for many clues, all of them for long texts."""
    count = draw(st.sampled_from(boards))
    length = draw(st.integers(4, 8))
    letters = draw(st.sampled_from([ENGLISH.letters, "abcdefgh", "mw"]))
    words = st.text(letters, min_size=length, max_size=length)
    answers = draw(st.lists(words, min_size=count, max_size=count))
    guesses = draw(st.lists(words, max_size=5 + count, unique=True))
    game = played(answers, [])
    for guess in guesses:
        if game.status is Status.ACTIVE:
            game = game.play(Word(guess))
    return game
