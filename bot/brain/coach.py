"""What word arrays say about a finished game, and about how hard a word is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from bot.brain.games import play_out
from bot.brain.lexicons import Lexicons, ListKey
from bot.brain.pool import Pool
from bot.brain.puzzles import PROPOSED
from bot.brain.rivals import CHARACTERS, PERFECT, RIVAL_LEVELS, find_strategy
from engine import Game, Hard, Rules, Word
from engine.solver.analysis import Analysis, Analyst
from engine.solver.difficulty import Difficulty, Examiner
from engine.solver.joint import JointAnalysis
from engine.solver.lesson import Lesson, find_lessons
from engine.solver.praise import Praise, find_praises
from engine.solver.several import weigh

COACH_RIVALS = (*CHARACTERS, PERFECT)
"""Rivals that a game is compared with: the systems of the articles, and the best."""

_LISTS = 16
"""Word lists whose openings are cached."""

_GAMES = 64
"""Cached analyses: whoever asks for one may ask for its details next."""


@dataclass(frozen=True)
class Coached:
    """Everything there is to say about a game.

    `rivals` has the guesses that each rival needs, None where it loses; it is empty if the answer
    is in no list. Only with its details it has all of `COACH_RIVALS`, else the best one alone.
    """

    analysis: Analysis
    lessons: tuple[Lesson, ...] = ()
    praises: tuple[Praise, ...] = ()
    rivals: Mapping[str, int | None] = field(default_factory=dict[str, int | None])


class CoachBrain:
    """Judges finished games and words."""

    def __init__(self, lexicons: Lexicons, pool: Pool) -> None:
        self._lexicons = lexicons
        self._pool = pool
        # these cache what they learn about openings
        self._analyst = lru_cache(_LISTS)(Analyst)
        self._examiner = lru_cache(_LISTS)(Examiner)
        self._known = lru_cache(_GAMES)(self._learn)

    async def coach(
        self,
        words: ListKey,
        guesses: tuple[Word, ...],
        answer: Word,
        hard: Hard = Hard.OFF,
        *,
        detailed: bool = False,
    ) -> Coached:
        """Judge each guess; raises what `engine.solver.analyse` does."""
        return await self._pool.search(self._coach, words, guesses, answer, hard, detailed)

    async def judge(
        self, words: ListKey, guesses: tuple[Word, ...], answer: Word, hard: Hard = Hard.OFF
    ) -> tuple[int, int]:
        """Return the skill and luck of a game; raises what `engine.solver.analyse` does."""
        return await self._pool.search(self._judge, words, guesses, answer, hard)

    async def weigh(
        self, words: ListKey, rules: Rules, answers: tuple[Word, ...], guesses: tuple[Word, ...]
    ) -> JointAnalysis:
        """Judge each guess at several boards; raises `NothingPlayed`."""
        return await self._pool.search(self._weigh, words, rules, answers, guesses)

    async def rate_difficulty(self, words: ListKey, answer: Word) -> Difficulty:
        """Return how hard a word is; raises `NotAllowed`."""
        return await self._pool.search(self._difficulty, words, answer)

    def _judge(
        self, words: ListKey, guesses: tuple[Word, ...], answer: Word, hard: Hard
    ) -> tuple[int, int]:
        analysis = self._analyst(self._lexicons.vocabulary(words)).analyse(guesses, answer, hard)
        return analysis.skill, analysis.luck

    def _coach(
        self, words: ListKey, guesses: tuple[Word, ...], answer: Word, hard: Hard, detailed: bool
    ) -> Coached:
        rivals = COACH_RIVALS if detailed else (PERFECT,)
        known = self._known(words, guesses, answer, hard)
        return replace(known, rivals=self._play(rivals, words, answer, hard))

    def _learn(
        self, words: ListKey, guesses: tuple[Word, ...], answer: Word, hard: Hard
    ) -> Coached:
        vocabulary = self._lexicons.vocabulary(words)
        analysis = self._analyst(vocabulary).analyse(guesses, answer, hard, PROPOSED)
        return Coached(
            analysis, find_lessons(vocabulary, analysis), find_praises(vocabulary, analysis)
        )

    def _play(
        self, rivals: Iterable[str], words: ListKey, answer: Word, hard: Hard
    ) -> Mapping[str, int | None]:
        vocabulary = self._lexicons.vocabulary(words)
        if answer not in vocabulary:
            return {}
        game = Game(Rules.standard(len(answer), hard), (answer,), allowed=())
        made = {rival: play_out(find_strategy(rival), vocabulary, game) for rival in rivals}
        return {name: _count_needed(guesses, answer) for name, guesses in made.items()}

    def _weigh(
        self, words: ListKey, rules: Rules, answers: tuple[Word, ...], guesses: tuple[Word, ...]
    ) -> JointAnalysis:
        game = Game(rules, answers, allowed=(), guesses=guesses)
        return weigh(self._lexicons.vocabulary(words), game.boards, rules.hard)

    def _difficulty(self, words: ListKey, answer: Word) -> Difficulty:
        found = self._examiner(self._lexicons.vocabulary(words)).difficulty(answer, play=False)
        played = self._play(COACH_RIVALS, words, answer, Hard.OFF)
        # the best rival is the strategy of that name
        best = {RIVAL_LEVELS[PERFECT].name: played.get(PERFECT)}
        return replace(found, guesses={**best, **{one: played.get(one) for one in CHARACTERS}})


def _count_needed(guesses: tuple[Word, ...], answer: Word) -> int | None:
    return len(guesses) if answer in guesses else None
