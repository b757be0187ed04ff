"""What the hints taken in a running game say: each is true, new, and the same every time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.brain.lexicons import Lexicons
from bot.brain.puzzles import Clues, PuzzleBrain, Remaining
from bot.domain.games import GameSession
from bot.domain.hints import (
    NOTHING,
    Fact,
    Hint,
    Letter,
    Revealed,
    choose_fact,
    choose_letter,
    count_known,
    find_lacking,
    place_letter,
)
from bot.services.puzzles.meanings import blank
from engine import Turn, Word
from engine.solver import Suggestions
from engine.words import ALPHABETS

Taken = Sequence[tuple[int, Hint]]
"""The hints somebody took in a game, in order, each with the number of guesses made before it."""


@dataclass(frozen=True)
class HintContent:
    """What the hints taken since the last guess say."""

    meaning: str | None = None
    fact: Fact | None = None
    letter: Letter | None = None
    place: Letter | None = None
    guesses: Suggestions | None = None


class HintTeller:
    """Replays the hints that a player took in a game.

    They `revealed` something of the answer of each board; what those since the last guess say of
    one `board` is their `content`, and those `offered` would tell more.
    """

    def __init__(
        self, brain: PuzzleBrain, lexicons: Lexicons, session: GameSession, clues: Clues
    ) -> None:
        self._brain = brain
        self._lexicons = lexicons
        self._session = session
        self._clues = clues
        self._alphabet = ALPHABETS[session.language]
        self.revealed = [NOTHING for _ in session.game.boards]
        self._explained = set[int]()
        self._at = -1
        self.content = HintContent()
        self.board = 0
        self.offered = frozenset[Hint]()

    async def replay(self, taken: Taken) -> None:
        """Find what these hints reveal, what those since the last guess say, and what is new."""
        for at, hint in taken:
            await self._turn_to(at)
            await self._tell(hint)
        await self._turn_to(now := len(self._session.moves))
        if (now, Hint.GUESS) in taken:
            # what was told later narrows the words too
            self.content = replace(self.content, guesses=await self._brain.suggest(self._know(now)))
        self.offered = await self._list_new() - {hint for at, hint in taken if at == now}

    async def count_left(self) -> Remaining:
        """Return how many words are left on the board, by its rows and by the hints taken."""
        return (await self._brain.find_remaining(self._know(self._at)))[self.board]

    async def _list_new(self) -> frozenset[Hint]:
        """Return the hints that would tell something; a place follows its letter."""
        known = count_known(self._turns, self._known)
        letter = choose_letter(self._answer, known, ())
        place = place_letter(self._answer, self._turns, None, self._known)
        found = {
            Hint.NUDGE: await self._find_fact(),
            Hint.LETTER: letter,
            Hint.PLACE: place if self.content.letter or letter is None else None,
            Hint.MEANING: self._find_meaning(),
            Hint.GUESS: self,
        }
        return frozenset(hint for hint, new in found.items() if new is not None)

    @property
    def _answer(self) -> Word:
        return self._session.game.answers[self.board]

    @property
    def _turns(self) -> tuple[Turn, ...]:
        return self._session.game.boards[self.board].turns[: self._at]

    @property
    def _known(self) -> Revealed:
        return self.revealed[self.board]

    async def _turn_to(self, at: int) -> None:
        """Forget what was said before other guesses, and choose the board with most words left."""
        if at == self._at:
            return
        self._at, self.content = at, HintContent()
        boards = self._know(at).boards
        still = [board for board, turns in enumerate(boards) if not _is_solved(turns)]
        if len(still) > 1:
            left = await self._brain.find_remaining(self._know(at))
            still.sort(key=lambda board: -(left[board].likely or left[board].total))
        self.board = next(iter(still), 0)

    def _know(self, at: int) -> Clues:
        """Return what was known after so many guesses."""
        boards = tuple(turns[:at] for turns in self._clues.boards)
        revealed = tuple(self.revealed) if any(one != NOTHING for one in self.revealed) else ()
        return replace(self._clues, boards=boards, revealed=revealed)

    async def _tell(self, hint: Hint) -> None:
        known = count_known(self._turns, self._known)
        match hint:
            case Hint.NUDGE:
                if fact := await self._find_fact():
                    self._learn(self._known.learn_fact(fact, known, self._alphabet))
                    self.content = replace(self.content, fact=fact)
            case Hint.LETTER:
                left = await self.count_left()
                # where a single word is likely, rarer ones tell which letter says something
                words = (*left.listed, *left.words)
                if letter := choose_letter(self._answer, known, words):
                    self._learn(self._known.learn_letter(letter, known))
                    self.content = replace(self.content, letter=letter)
            case Hint.PLACE:
                letter = self.content.letter
                if place := place_letter(self._answer, self._turns, letter, self._known):
                    self._learn(self._known.learn_place(place))
                    self.content = replace(self.content, place=place)
            case Hint.MEANING:
                meaning = self._find_meaning()
                self._explained.add(self.board)
                self.content = replace(self.content, meaning=meaning)
            case Hint.GUESS:
                pass

    def _learn(self, revealed: Revealed) -> None:
        self.revealed[self.board] = revealed

    def _find_meaning(self) -> str | None:
        if self.board in self._explained:
            return None
        meaning = self._lexicons.meaning(self._session.language, self._answer)
        return meaning and blank(meaning, self._answer)

    async def _find_fact(self) -> Fact | None:
        """Return the fact that rules out most words left, else a letter that rules out any."""
        left, known = await self.count_left(), count_known(self._turns, self._known)
        for words in (left.listed, left.words):
            fact = choose_fact(self._answer, words, self._known.facts, self._alphabet, known)
            if fact := fact or find_lacking(self._answer, words):
                return fact
        return None


def _is_solved(turns: Sequence[Turn]) -> bool:
    return bool(turns) and turns[-1].feedback.all_correct
