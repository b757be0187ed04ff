"""The brain: candidates, ranking, search and analysis. Numpy is all it needs.

>>> from engine import Feedback, load, parse
>>> from engine.solver import State, Vocabulary, strategy
>>> state = State(Vocabulary.of(load("en", 5))).after(parse("raise"), Feedback.parse("00000"))
>>> strategy("best").rank(state).guesses[0].guess
'mulct'

docs/engine.md has more: hard mode, several boards, analysis, strategies and lists of one's own.
Beside what is named here, `engine.solver.search` and `tree` find and keep whole decision trees.
"""

from engine.solver.analysis import Analyst, NothingPlayed, analyse
from engine.solver.candidates import Candidates, Tier, candidates
from engine.solver.contradiction import Contradiction, Mend, contradiction
from engine.solver.difficulty import Difficulty, Examiner, difficulty
from engine.solver.report import Analysis, Choice, Left, RowAnalysis
from engine.solver.simulate import Simulation, simulate
from engine.solver.state import State
from engine.solver.strategies import STRATEGIES, strategy
from engine.solver.strategies.articles import Sound
from engine.solver.strategies.base import Strategy
from engine.solver.strategies.information import Information
from engine.solver.suggestions import Suggestion, Suggestions
from engine.solver.table import feedback_table
from engine.solver.traps import Trap, trap
from engine.solver.vocabulary import Vocabulary

__all__ = [
    "STRATEGIES",
    "Analysis",
    "Analyst",
    "Candidates",
    "Choice",
    "Contradiction",
    "Difficulty",
    "Examiner",
    "Information",
    "Left",
    "Mend",
    "NothingPlayed",
    "RowAnalysis",
    "Simulation",
    "Sound",
    "State",
    "Strategy",
    "Suggestion",
    "Suggestions",
    "Tier",
    "Trap",
    "Vocabulary",
    "analyse",
    "candidates",
    "contradiction",
    "difficulty",
    "feedback_table",
    "simulate",
    "strategy",
    "trap",
]
