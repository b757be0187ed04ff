"""What is needed to show a puzzle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.brain.lexicons import Lexicons, Unknown
from bot.brain.puzzles import Clues, PuzzleBrain, Remaining, Slip
from bot.domain.entries import PuzzleEntry, split_boards
from bot.domain.guild_settings import GuildSettings, WordPolicy
from bot.domain.players import Preferences, Theme
from bot.domain.puzzles import PuzzleKind, PuzzleSession, Rung
from bot.domain.seen_boards import PictureReading
from bot.services.puzzles.meanings import blank
from engine import Feedback, Word, score
from engine.solver import Suggestions
from engine.solver.best_letter import Telling
from engine.solver.division import Division
from engine.solver.hints import Nudge


@dataclass(frozen=True)
class Ladder:
    """The help taken at one position; None for help that was not asked for.

    Of up to two `nudges`, the second may be the meaning of the only likely word.
    """

    nudges: Sequence[Nudge | str] | None = None
    letter: Telling | None = None
    guesses: Suggestions | None = None


NOT_HELPED = Ladder()


@dataclass(frozen=True)
class Reasons:
    """Why guesses are proposed: how the first divides the words of each open board.

    `remaining` counts these words; the puzzle has so many `boards`. `capitals` are those of words
    that lost accents.
    """

    suggestions: Suggestions
    remaining: tuple[int, ...]
    divisions: Mapping[int, Division]
    boards: int = 1
    capitals: Mapping[Word, str] = field(default_factory=dict[Word, str])

    @property
    def proposed(self) -> Word | None:
        """The first guess that may be named."""
        return self.suggestions.proposed


@dataclass(frozen=True)
class Check:
    """The word that a person has revealed, compared with the marks.

    `known` says whether it is in the list and may be named; `wrong` has the turns, numbered from 1,
    that were marked differently, with the marks that the word would have earned.
    """

    word: Word
    known: bool
    wrong: tuple[tuple[int, Feedback], ...]


@dataclass(frozen=True)
class PuzzleView:
    """A puzzle, what there is to say about it, and the theme to show it in.

    `remaining` has the possible answers of each board. `slip` says why no word fits. `path` counts
    the words left after each entry of a solved puzzle with one board. `check` is of the revealed
    word. `outdated` says that somebody was faster, and nothing changed; `stale`, that the next row
    begins another puzzle. The rows just brought give `replaced` words other tiles than they had,
    in this puzzle or in the one that it replaced; brought after a while, they were added to the
    `earlier` words. `unknown` words are in no list. `reading` is the picture that its rows were
    just read in. The rows are `impossible` if no letters at all would earn them.
    `capitals` are those of words that lost accents.
    """

    session: PuzzleSession
    remaining: tuple[Remaining, ...]
    ladder: Ladder = NOT_HELPED
    slip: Slip | None = None
    path: tuple[int, ...] = ()
    check: Check | None = None
    theme: Theme = Theme.SQUARES
    outdated: bool = False
    stale: bool = False
    replaced: tuple[Word, ...] = ()
    earlier: tuple[Word, ...] = ()
    reading: PictureReading | None = None
    unknown: tuple[Unknown, ...] = ()
    impossible: bool = False
    capitals: Mapping[Word, str] = field(default_factory=dict[Word, str])


class Viewer:
    """Computes what is shown of puzzles."""

    def __init__(self, lexicons: Lexicons, brain: PuzzleBrain) -> None:
        self._lexicons = lexicons
        self._brain = brain

    async def view(
        self, session: PuzzleSession, theme: Theme, *, outdated: bool = False
    ) -> PuzzleView:
        """Return the puzzle with everything asked for."""
        now = read_clues(session)
        remaining = await self._brain.find_remaining(now)
        rungs = frozenset[Rung]() if session.solved else session.rungs
        return PuzzleView(
            session,
            remaining=remaining,
            ladder=await self.ladder(now, rungs),
            slip=await self._slip(session),
            path=await self._path(session) if session.solved else (),
            check=self._check(session),
            theme=theme,
            outdated=outdated,
            impossible=not any(left.total for left in remaining) and await self._deny(now),
            capitals=self._lexicons.capitals(session.kind.language, session.kind.length),
            unknown=() if session.stump else self._lexicons.find_unknown(now.words, _told(session)),
        )

    async def ladder(self, now: Clues, rungs: frozenset[Rung]) -> Ladder:
        """Return the help of these rungs."""
        return Ladder(
            nudges=await self._list_nudges(now) if Rung.NUDGE in rungs else None,
            letter=await self._brain.find_letter(now) if Rung.LETTER in rungs else None,
            guesses=await self._brain.suggest(now) if Rung.GUESSES in rungs else None,
        )

    async def _list_nudges(self, now: Clues) -> Sequence[Nudge | str]:
        """Return what nudges say, the faintest first."""
        features, meaning = await self._brain.list_nudges(now), await self._find_meaning(now)
        return (*features[:1], meaning) if meaning else features

    async def _find_meaning(self, now: Clues) -> str | None:
        """Return what the only likely word means, with words like it left out."""
        left, *others = await self._brain.find_remaining(now)
        word = next(iter(left.words), None)
        lexicon = self._lexicons.choose(now.policy, now.kind.language, now.kind.length)
        if others or left.likely != 1 or word is None or word not in lexicon.answers:
            return None
        meaning = self._lexicons.meaning(now.kind.language, word)
        return meaning and blank(meaning, word)

    async def _slip(self, session: PuzzleSession) -> Slip | None:
        """Return why the rows brought last fit no word; for stored rows, only in a stump."""
        if session.pending is None and not session.stump:
            return None
        return await self._brain.find_slip(read_clues(session, session.pending))

    async def _deny(self, now: Clues) -> bool:
        """Return whether no letters at all would earn the feedback of all rows."""
        slip = await self._brain.find_slip(now)
        return slip is not None and not slip.contradiction.possible

    async def _path(self, session: PuzzleSession) -> tuple[int, ...]:
        if session.kind.boards > 1:
            return ()
        counts = range(1, len(session.entries) + 1)
        positions = [read_clues(session, session.entries[:count]) for count in counts]
        lefts = [(await self._brain.find_remaining(earlier))[0] for earlier in positions]
        return tuple(left.likely or left.total for left in lefts)

    def _check(self, session: PuzzleSession) -> Check | None:
        word, kind = session.revealed, session.kind
        if word is None:
            return None
        lexicon = self._lexicons.choose(session.policy, kind.language, kind.length)
        (turns,) = session.boards
        marks = (
            (row, turn.feedback, score(turn.guess, word)) for row, turn in enumerate(turns, start=1)
        )
        wrong = tuple((row, right) for row, given, right in marks if given != right)
        return Check(word, word in lexicon and word not in lexicon.denied, wrong)


def _told(session: PuzzleSession) -> Iterator[Word]:
    """Yield the words of all rows, saved or not, and the one to be marked."""
    yield from (entry.guess for entry in session.pending or session.entries)
    if session.draft:
        yield session.draft.guess


def read_clues(session: PuzzleSession, entries: tuple[PuzzleEntry, ...] | None = None) -> Clues:
    """Return the session as clues for the solver, with other `entries` if given."""
    played = session.entries if entries is None else entries
    return Clues(session.kind, split_boards(played, session.kind.boards), session.policy)


def choose_policy(
    settings: GuildSettings,
    kind: PuzzleKind,
    own: Preferences | None = None,
    *,
    stump: bool = False,
) -> WordPolicy:
    """Return which words the server wants: for guesses by the bot, or as possible answers.

    A puzzle from elsewhere may hide any word, and those that the server has added; but none that
    the player's `own` puzzles have refused.
    """
    if stump:
        return settings.word_policy
    added = tuple(word for word in settings.extra if len(word) == kind.length)
    return WordPolicy(added, own.list_refused(kind.language, kind.length) if own else frozenset())
