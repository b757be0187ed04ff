"""Tilemate's engine: the rules of a Wordle-style game, and the solver beside them.

The rules are plain values (`score`, `Feedback`, `Game`); the solver lives in
`engine.solver` and is imported by nothing here.
"""

from engine.clues import Exclusion, Rule, explain
from engine.feedback import Feedback, Mark, Turn, score
from engine.game import Board, Game, Hard, Rules, Status
from engine.hardmode import HardModeBroken, Violation, violation
from engine.keyboard import keyboard
from engine.lexicon import Lexicon, from_words, load
from engine.words import Alphabet, Word, parse

__all__ = [
    "Alphabet",
    "Board",
    "Exclusion",
    "Feedback",
    "Game",
    "Hard",
    "HardModeBroken",
    "Lexicon",
    "Mark",
    "Rule",
    "Rules",
    "Status",
    "Turn",
    "Violation",
    "Word",
    "explain",
    "from_words",
    "keyboard",
    "load",
    "parse",
    "score",
    "violation",
]
