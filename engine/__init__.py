"""Tilemate's engine: the rules of a Wordle-style game, and the solver beside them.

The rules are plain values (`score`, `Feedback`, `Game`) and need the standard library alone.
The solver's names are here too, and import `engine.solver`, and so numpy, when first used.
What is named in `__all__` is public and stable; everything else may change.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from engine.checks import BadArgument
from engine.clues import Exclusion, Rule, explain
from engine.errors import EngineError
from engine.feedback import Feedback, Mark, Turn, score
from engine.game import Board, Game, Hard, Rules, Status
from engine.hardmode import HardModeBroken, Violation, violation
from engine.keyboard import keyboard
from engine.lexicon import Lexicon, Spelling, from_words, load
from engine.wordlists import BadList
from engine.words import ENGLISH, Alphabet, Word, parse

if TYPE_CHECKING:
    from engine.solver import (
        STRATEGIES,
        Analysis,
        Difficulty,
        JointAnalysis,
        Knowledge,
        Limit,
        Position,
        Proof,
        Simulation,
        Strategy,
        Suggestion,
        Words,
        analyse,
        analyse_boards,
        difficulty,
        familiar,
        opening,
        prove,
        simulate,
        strategy,
    )

__all__ = [
    "ENGLISH",
    "STRATEGIES",
    "Alphabet",
    "Analysis",
    "BadArgument",
    "BadList",
    "Board",
    "Difficulty",
    "EngineError",
    "Exclusion",
    "Feedback",
    "Game",
    "Hard",
    "HardModeBroken",
    "JointAnalysis",
    "Knowledge",
    "Lexicon",
    "Limit",
    "Mark",
    "Position",
    "Proof",
    "Rule",
    "Rules",
    "Simulation",
    "Spelling",
    "Status",
    "Strategy",
    "Suggestion",
    "Turn",
    "Violation",
    "Word",
    "Words",
    "analyse",
    "analyse_boards",
    "difficulty",
    "explain",
    "familiar",
    "from_words",
    "keyboard",
    "load",
    "opening",
    "parse",
    "prove",
    "score",
    "simulate",
    "strategy",
    "violation",
]


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module("engine.solver"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
