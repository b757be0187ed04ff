"""Any state of a puzzle from elsewhere, with all the help there is."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from bot.brain.puzzles import Remaining, Slip
from bot.brain.rivals import RIVALS
from bot.domain.entries import Draft, PuzzleEntry
from bot.domain.players import Theme
from bot.domain.puzzles import (
    MOST_ENTRIES,
    PUZZLE_GUESSES,
    PuzzleKind,
    PuzzleSession,
    Rung,
    WordList,
)
from bot.services.puzzles.views import Check, Ladder, PuzzleView
from engine import Feedback, Hard, Mark, Word
from engine.solver import Contradiction, Mend, Suggestion, Suggestions, Tier
from engine.solver.best_letter import Telling
from engine.solver.hints import Feature, Nudge
from tests.render.sessions import LONGEST_ID, NOON, PLACE, somebody

MANY = 10**6
COUNTS = st.integers(1, MANY)
SHARES = st.floats(0, 1)

FEATURES = st.builds(
    Nudge,
    st.sampled_from(Feature),
    COUNTS,
    COUNTS,
    st.booleans(),
    st.booleans(),
    st.just("w"),
    st.integers(1, 8),
    st.integers(0, 8),
)
TELLINGS = st.builds(Telling, st.just("w"), COUNTS, COUNTS, st.none() | st.integers(1, 8))


def words(length: int) -> st.SearchStrategy[Word]:
    return st.text("abcmw", min_size=length, max_size=length).map(Word)


def feedbacks(length: int) -> st.SearchStrategy[Feedback]:
    return st.lists(st.sampled_from(Mark), min_size=length, max_size=length).map(Feedback)


def suggestions(length: int) -> st.SearchStrategy[Suggestions]:
    averages, bits = st.floats(0, MANY), st.floats(0, 16)
    one = st.builds(
        Suggestion,
        words(length),
        averages,
        bits,
        COUNTS,
        COUNTS,
        st.booleans(),
        denied=st.booleans(),
        rare=st.booleans(),
        cost=st.none() | averages,
    )
    several = st.lists(one, max_size=10).map(tuple)
    return st.builds(Suggestions, several, COUNTS, COUNTS, st.sampled_from(Tier))


def ladders(length: int) -> st.SearchStrategy[Ladder]:
    nudges = st.none() | st.lists(FEATURES | st.text(max_size=200), min_size=1, max_size=2)
    rungs = nudges, st.none() | TELLINGS, st.none() | suggestions(length)
    return st.builds(Ladder, *rungs)


def lefts(length: int) -> st.SearchStrategy[Remaining]:
    return st.builds(
        Remaining,
        st.integers(0, 500).map(lambda count: (Word("w" * length),) * count),
        COUNTS,
        COUNTS,
        st.sampled_from(Tier),
    )


def contradictions(length: int, most: int = MOST_ENTRIES) -> st.SearchStrategy[Contradiction]:
    row = st.integers(1, most)
    mend = st.builds(Mend, row, row, st.sampled_from(Mark), feedbacks(length))
    rows = st.lists(row, min_size=1, max_size=most, unique=True).map(sorted).map(tuple)
    mends = st.lists(mend, max_size=3, unique_by=lambda one: (one.row, one.feedback)).map(tuple)
    return st.builds(Contradiction, rows, mends)


def slips(length: int, most: int, boards: int) -> st.SearchStrategy[Slip]:
    return st.builds(Slip, st.integers(1, boards), contradictions(length, most))


def entries(length: int, boards: int) -> st.SearchStrategy[Sequence[PuzzleEntry]]:
    marks = st.lists(feedbacks(length), min_size=boards, max_size=boards).map(tuple)
    return st.lists(st.builds(PuzzleEntry, words(length), marks), max_size=MOST_ENTRIES)


@st.composite
def outcomes(draw: st.DrawFn) -> PuzzleView:
    """Anything that is said of a puzzle."""
    length, boards = draw(st.integers(4, 8)), draw(st.sampled_from([1, 2, 4, 8]))
    kind = PuzzleKind(
        length=length,
        hard=draw(st.sampled_from(Hard)),
        words=draw(st.sampled_from(WordList)),
        boards=boards,
    )
    brought = tuple(draw(entries(length, boards)))
    done = (None,) * draw(st.integers(0, boards - 1))
    draft = Draft(LONGEST_ID, draw(words(length)), draw(feedbacks(length)), done)
    slip = draw(st.none() | slips(length, len(brought), boards)) if brought else None
    session = PuzzleSession(
        id=LONGEST_ID,
        place=PLACE,
        player=somebody(0),
        shared=draw(st.booleans()),
        kind=kind,
        lexicon_version="1",
        created_at=NOON,
        played_at=NOON,
        leads=draw(st.booleans()),
        entries=brought,
        draft=draw(st.sampled_from([None, draft])),
        pending=brought if slip else None,
        help=frozenset((len(brought), rung) for rung in draw(st.sets(st.sampled_from(Rung)))),
        version=LONGEST_ID,
    )
    return PuzzleView(
        session,
        remaining=(draw(lefts(length)),) * boards,
        ladder=draw(ladders(length)),
        slip=slip,
        path=(MANY,) * len(brought) if boards == 1 else (),
        theme=draw(st.sampled_from(Theme)),
        outdated=draw(st.booleans()),
    )


@st.composite
def stumped(draw: st.DrawFn) -> PuzzleView:
    """Anything that is said of a word somebody thinks of."""
    length = draw(st.integers(4, 8))
    one = st.builds(PuzzleEntry, words(length), st.tuples(feedbacks(length)))
    brought = tuple(draw(st.lists(one, max_size=PUZZLE_GUESSES)))
    wrong = tuple((number, draw(feedbacks(length))) for number in range(1, len(brought) + 1))
    check = Check(draw(words(length)), draw(st.booleans()), draw(st.sampled_from([(), wrong])))
    given = draw(st.sampled_from([None, check]))
    drafts = st.builds(Draft, st.just(LONGEST_ID), words(length), feedbacks(length))
    session = PuzzleSession(
        id=LONGEST_ID,
        place=PLACE,
        player=somebody(0),
        shared=False,
        kind=PuzzleKind(length=length),
        lexicon_version="1",
        created_at=NOON,
        played_at=NOON,
        leads=True,
        strategy=max(RIVALS, key=len),
        limit=PUZZLE_GUESSES,
        entries=brought,
        draft=None if given else draw(st.none() | drafts),
        revealed=given and given.word,
        version=LONGEST_ID,
    )
    slip = draw(st.none() | st.builds(Slip, st.just(1), contradictions(length)))
    theme = draw(st.sampled_from(Theme))
    return PuzzleView(session, (draw(lefts(length)),), slip=slip, check=given, theme=theme)
