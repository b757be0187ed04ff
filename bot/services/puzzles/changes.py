"""What all changes of a puzzle share: they find, change, store and view it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime

from bot.brain.lexicons import Lexicons
from bot.brain.puzzles import PuzzleBrain
from bot.domain.clock import Clock
from bot.domain.entries import PuzzleEntry, merge
from bot.domain.errors import NoSolveSession, NoStump, NotYourWord, TooManyRows
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Asker, Preferences, Theme
from bot.domain.puzzles import MOST_ENTRIES, UNSTORED, PuzzleKind, PuzzleSession, Rung
from bot.services.puzzles.views import PuzzleView, Viewer, choose_policy, read_clues
from bot.store import ReadTransaction, Store
from engine.errors import GameOver
from engine.solver import Tier

Change = Callable[[PuzzleSession], Awaitable[PuzzleSession]]


@dataclass(frozen=True)
class LoadedPuzzle:
    """A puzzle as it was read, with its server's settings and its theme.

    `own` are the player's preferences if only they see the puzzle; `language` is used unless
    another is chosen. `seen` says that the interaction has already taken effect.
    """

    session: PuzzleSession
    settings: GuildSettings
    own: Preferences
    seen: bool

    @property
    def theme(self) -> Theme:
        """The theme to show the puzzle in."""
        return self.own.theme or self.settings.theme

    @property
    def language(self) -> str:
        """The language of a puzzle for which none is chosen."""
        return self.own.language or self.settings.language

    @property
    def start(self) -> Rung | None:
        """The rung on which the player likes help to begin."""
        return Rung(self.own.start) if self.own.start else None


class PuzzleChanges:
    """Finds puzzles, and applies changes to them."""

    def __init__(self, store: Store, lexicons: Lexicons, brain: PuzzleBrain, clock: Clock) -> None:
        self.store = store
        self.lexicons = lexicons
        self.brain = brain
        self.viewer = Viewer(lexicons, brain)
        self.clock = clock

    async def find(
        self,
        asker: Asker,
        puzzle_id: int | None = None,
        *,
        shared: bool = False,
        stump: bool | None = None,
        closed: bool = False,
    ) -> LoadedPuzzle:
        """Return the puzzle with this id, else the open one from elsewhere.

        With `stump`, it must be a word to guess or must not; it may be `closed`. Raises
        `NoSolveSession`, `NoStump`, or `NotYourWord`.
        """
        async with self.store.read() as tx:
            if puzzle_id is None:
                session = await tx.puzzles.find_open(asker.place, asker.player, shared)
            else:
                session = await tx.puzzles.get(puzzle_id)
            if session is None or stump not in (None, session.stump):
                raise NoStump if stump else NoSolveSession
            if not session.admits(asker.player, asker.place):
                raise NotYourWord if session.stump else NoSolveSession
            if not (session.open or closed):
                raise NoSolveSession
            return await load(tx, asker, session)

    def begin(self, loaded: LoadedPuzzle, kind: PuzzleKind) -> PuzzleSession:
        """Return the blank session that was found, of this kind; raises `UnknownLexicon`."""
        session = loaded.session
        policy = choose_policy(loaded.settings, kind, loaded.own, stump=session.stump)
        lexicon = self.lexicons.choose(policy, kind.language, kind.length)
        return replace(session, kind=kind, policy=policy, lexicon_version=lexicon.version)

    def find_usual_kind(self, loaded: LoadedPuzzle, language: str | None = None) -> PuzzleKind:
        """Return the kind of puzzle meant if at most its language is given."""
        language = language or loaded.language
        return PuzzleKind(language, self.lexicons.usual_length(language, loaded.settings.length))

    async def view(self, loaded: LoadedPuzzle, session: PuzzleSession | None = None) -> PuzzleView:
        """Return what there is to show of a puzzle, or of what it has become."""
        return await self.viewer.view(session or loaded.session, loaded.theme)

    async def change(
        self,
        asker: Asker,
        puzzle_id: int,
        change: Change,
        *,
        version: int | None = None,
        stump: bool | None = None,
    ) -> PuzzleView:
        """Replace a puzzle by what `change` makes of it, once for each interaction.

        If somebody else is faster, `change` is called again with the new state. A puzzle that has
        changed since `version` stays as it is.
        """
        while True:
            loaded = await self.find(asker, puzzle_id, stump=stump)
            before = loaded.session
            if loaded.seen:
                return await self.view(loaded)
            if not before.as_seen(version):
                return await self.viewer.view(before, loaded.theme, outdated=True)
            after = await self.propose(await change(before), loaded.start)
            if after == before:
                return await self.view(loaded)
            if kept := await self._keep(asker, after):
                return await self.view(loaded, kept)

    async def extend(
        self, session: PuzzleSession, entries: tuple[PuzzleEntry, ...], *, anyway: bool = False
    ) -> PuzzleSession:
        """Return the session with these entries; if no word fits them, they are only pending.

        A repeated word replaces its row. Raises `TooManyRows`, or `GameOver` for a row after the
        answer.
        """
        entries = merge(entries)
        if session.with_entries(entries[:-1]).solved:
            raise GameOver("won")
        if len(entries) > MOST_ENTRIES:
            raise TooManyRows(MOST_ENTRIES)
        # if no word fitted before, the answer is not in the list, and the puzzle may go on
        if not anyway and not await self.fit(session, entries) and await self.fit(session):
            return session.with_pending(entries)
        previous = None if session.stored else session.previous
        later = replace(session, played_at=self.clock(), previous=previous)
        return later.with_entries(entries)

    async def propose(self, session: PuzzleSession, start: Rung | None = None) -> PuzzleSession:
        """Return the session with what is due: a drafted guess, or the help that is to `start`."""
        if session.awaits_guess and session.stump:
            best = await self.brain.find_best(read_clues(session), session.strategy)
            return session.draft_guess(best) if best else session
        if session.pending or session.draft or session.ended or session.stump:
            return session
        if session.leads:
            helped = await self.climb(session, Rung.GUESSES)
            # the guess itself says all, unless it is hidden
            return replace(helped, help=session.help) if helped.draft else helped
        if start is None or start in session.rungs or not session.entries:
            return session
        return await self.climb(session, start)

    async def climb(self, session: PuzzleSession, rung: Rung) -> PuzzleSession:
        """Return the session with help taken; for `GUESSES`, the best one ready to be marked.

        One that is hidden behind a bar is not: a rude one, or the only one left.
        """
        if rung is Rung.NUDGE and not await self.brain.list_nudges(read_clues(session)):
            return session
        taken = session.climb(rung)
        if rung is not Rung.GUESSES or taken.draft or taken.solved:
            return taken
        found = await self.brain.suggest(read_clues(taken))
        first = next(iter(found.guesses), None)
        hidden = first is None or first.denied or found.remaining == 1
        return taken if first is None or hidden else taken.draft_guess(first.guess)

    async def _keep(self, asker: Asker, after: PuzzleSession) -> PuzzleSession | None:
        async with self.store.write() as tx:
            kept = await tx.puzzles.save(after)
            if kept:
                # nobody has changed it since, not even this interaction
                await tx.first_time(asker.interaction_id, self.clock())
            return kept

    async def supersede(
        self, asker: Asker, before: PuzzleSession, after: PuzzleSession
    ) -> PuzzleSession | None:
        """Store a puzzle, in place of another; None if either has changed meanwhile."""
        async with self.store.write() as tx:
            if after.stored:
                kept = await tx.puzzles.save(after)
            elif before.stored and not await tx.puzzles.close(before.id, before.version):
                return None
            else:
                await tx.remember(asker.player)
                kept = await tx.puzzles.add(after)
            if kept:
                await tx.first_time(asker.interaction_id, self.clock())
            return kept

    async def fit(
        self, session: PuzzleSession, entries: tuple[PuzzleEntry, ...] | None = None
    ) -> bool:
        """Return whether some word fits the entries on every board."""
        boards = await self.brain.find_remaining(read_clues(session, entries))
        return all(board.tier is not Tier.NONE for board in boards)


async def load(tx: ReadTransaction, asker: Asker, session: PuzzleSession) -> LoadedPuzzle:
    """Return a puzzle with everything else that is stored and needed."""
    settings = await tx.guilds.settings(replace(session.place, locale=asker.place.locale))
    own = await tx.preferences.of(session.player) if session.private else Preferences()
    policy = choose_policy(settings, session.kind, own, stump=session.stump)
    seen = await tx.has_seen(asker.interaction_id)
    return LoadedPuzzle(replace(session, policy=policy), settings, own, seen)


def make_blank(asker: Asker, now: datetime, *, shared: bool = False) -> PuzzleSession:
    """Return a puzzle from elsewhere that is not stored, of no particular kind."""
    return PuzzleSession(
        id=UNSTORED,
        place=asker.place,
        player=asker.player,
        shared=shared,
        kind=PuzzleKind(),
        lexicon_version="",
        created_at=now,
        played_at=now,
        private=not shared,
    )
