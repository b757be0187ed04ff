"""The words that a game was analysed over."""

from __future__ import annotations

from engine.checks import BadArgument, check_kind
from engine.solver.report import Analysis
from engine.solver.vocabulary import add_missing, check_vocabulary, list_counted
from engine.solver.words import Words


def read_analysed(vocabulary: Words, analysis: Analysis) -> Words:
    """Return the words of an analysis, with all that were guessed.

    Raises `WrongLength`, or `BadArgument` unless the analysis was made with this vocabulary.
    """
    check_kind("analysis", analysis, Analysis, "an Analysis")
    made = (analysis.answer, *(row.guess for row in analysis.rows))
    words = add_missing(check_vocabulary(vocabulary), made)
    if not _is_over(words, analysis):
        raise BadArgument("vocabulary", vocabulary, "the Words that the analysis was made with")
    return words


def _is_over(words: Words, analysis: Analysis) -> bool:
    if analysis.rows and analysis.rows[0].before.likely != len(
        list_counted(words, analysis.answer)
    ):
        return False
    named = [one for row in analysis.rows for one in (*row.best, row.familiar, row.proposed) if one]
    return all(one.guess in words for one in named)
