"""The brain: candidates, ranking, search and analysis. Numpy is all it needs.

>>> from engine import Position, Words
>>> Position(Words.load()).play("raise", "00000").best().guess
'bunch'

docs/engine.md has more: hard mode, several boards, analysis, strategies and lists of one's own.
Beside what is named here, `engine.solver.search` and `tree` find and keep whole decision trees.
"""

from engine.audit import Forged
from engine.solver.analysis import Analyst, NothingPlayed, analyse
from engine.solver.candidates import Candidates, Tier, candidates
from engine.solver.claims import Claim
from engine.solver.contradiction import Contradiction, Mend, contradiction
from engine.solver.difficulty import Difficulty, Examiner, difficulty
from engine.solver.joint import JointAnalysis
from engine.solver.knowledge import FeedbackMissing, Knowledge
from engine.solver.lesson import Lesson, find_lessons
from engine.solver.limit import Limit
from engine.solver.position import Position
from engine.solver.prove import Proof, prove
from engine.solver.rating import suggest_words
from engine.solver.report import Analysis, Choice, Left, RowAnalysis
from engine.solver.several import analyse_boards
from engine.solver.simulate import Guessless, NothingHidden, Simulation, simulate
from engine.solver.strategies import STRATEGIES, familiar, opening, strategy
from engine.solver.strategies.articles import Sound, make_letter_rank
from engine.solver.strategies.base import Strategy
from engine.solver.strategies.information import Information
from engine.solver.suggestions import Suggestion, Suggestions
from engine.solver.table import feedback_table
from engine.solver.traps import Trap, trap
from engine.solver.tree import Spoiled, Tree
from engine.solver.tree import load as load_tree
from engine.solver.tree import verify as verify_tree
from engine.solver.verification import check_proof, read_proof
from engine.solver.words import BadWords, Words

__all__ = [
    "STRATEGIES",
    "Analysis",
    "Analyst",
    "BadWords",
    "Candidates",
    "Choice",
    "Claim",
    "Contradiction",
    "Difficulty",
    "Examiner",
    "FeedbackMissing",
    "Forged",
    "Guessless",
    "Information",
    "JointAnalysis",
    "Knowledge",
    "Left",
    "Lesson",
    "Limit",
    "Mend",
    "NothingHidden",
    "NothingPlayed",
    "Position",
    "Proof",
    "RowAnalysis",
    "Simulation",
    "Sound",
    "Spoiled",
    "Strategy",
    "Suggestion",
    "Suggestions",
    "Tier",
    "Trap",
    "Tree",
    "Words",
    "analyse",
    "analyse_boards",
    "candidates",
    "check_proof",
    "contradiction",
    "difficulty",
    "familiar",
    "feedback_table",
    "find_lessons",
    "load_tree",
    "make_letter_rank",
    "opening",
    "prove",
    "read_proof",
    "simulate",
    "strategy",
    "suggest_words",
    "trap",
    "verify_tree",
]
