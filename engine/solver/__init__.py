"""The brain: candidates, ranking, search and analysis. Numpy is all it needs.

>>> from engine import Feedback, Turn, load
>>> from engine.solver import State, Vocabulary, strategy
>>> turns = (Turn("raise", Feedback.parse("00000")),)
>>> state = State(Vocabulary.of(load("en", 5)), (turns,))
>>> strategy("expected-remaining").rank(state).guesses[0].guess
'mulct'
"""

from engine.solver.analysis import Analyst, NothingPlayed, analyse
from engine.solver.candidates import Candidates, Tier, candidates
from engine.solver.contradiction import Contradiction, Mend, contradiction
from engine.solver.difficulty import Difficulty, Examiner, difficulty
from engine.solver.report import Analysis, Choice, Left, RowAnalysis
from engine.solver.state import State
from engine.solver.strategies import STRATEGIES, strategy
from engine.solver.strategies.base import Strategy
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
    "Left",
    "Mend",
    "NothingPlayed",
    "RowAnalysis",
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
    "strategy",
    "trap",
]
