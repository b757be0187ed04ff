"""Solve sessions: the rows of somebody else's puzzle, brought by command."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.domain.errors import OtherLength
from bot.domain.guilds import GuildSettings
from bot.domain.players import Asker
from bot.domain.puzzles import UNSTORED, Entry, Kind, SolveSession, WordList
from bot.services.puzzles.reading import Brought, entries, sorted_out
from bot.services.puzzles.session import Change, SolveOutcome, Solving, of_length
from engine import Hard, parse
from engine.words import ALPHABETS, ENGLISH


@dataclass(frozen=True)
class Wish:
    """Which puzzle is meant; what is None is left as it is, or to the usual."""

    shared: bool = False
    language: str | None = None
    length: int | None = None
    hard: Hard | None = None
    words: WordList | None = None
    boards: int | None = None

    def over(self, usual: Kind) -> Kind:
        """The kind of puzzle wished for."""
        chosen = {
            name: value
            for name in ("language", "length", "hard", "words", "boards")
            if (value := getattr(self, name)) is not None
        }
        return replace(usual, **chosen)


@dataclass(frozen=True)
class Found:
    """What is open where a command was given, and what is settled there.

    `seen` says that the command has taken effect before.
    """

    session: SolveSession | None
    seen: bool
    settings: GuildSettings

    @property
    def usual(self) -> Kind:
        return Kind(self.settings.language, self.settings.length)

    def to_go_on_with(self, wish: Wish) -> SolveSession | None:
        """The open session if it is unsolved and of the kind wished for."""
        session = self.session
        if session is None or session.solved:
            return None
        return session if wish.over(session.kind) == session.kind else None

    def still(self, now: SolveSession | None) -> bool:
        """Whether `now` is the session that was found, still open and unchanged."""
        found = self.session
        return bool(found and now and now.open and now.version == found.version)


class SolveService:
    def __init__(self, solving: Solving) -> None:
        self._solving = solving
        self._store = solving.store
        self._lexicons = solving.lexicons
        self._clock = solving.clock

    async def add(
        self,
        asker: Asker,
        guess: str,
        hints: str,
        wish: Wish | None = None,
        *,
        patience: float | None = None,
    ) -> SolveOutcome:
        """Add rows to the session meant, beginning one if there is none or another is wished.

        The best guesses are told too, unless all takes more seconds than `patience`.

        Any word is taken as a guess, whether or not it is in a list. Rows that no word
        fits are only pending. Raises `HintsMissing`, `HintsUneven`, `ForeignLetter`,
        `UnknownMark`, `WrongLength`, `OtherLength`, `UnknownLexicon`, `TooManyRows` or
        `GameOver`, and to begin a shared one `WrongChannel` or `MayNotStart`; then nothing
        is kept. A row that is there already is not added again.
        """
        wish = wish or Wish()
        brought = sorted_out(guess, hints)

        def new(usual: Kind) -> Kind:
            alphabet = ALPHABETS.get(wish.language or usual.language, ENGLISH)
            return wish.over(replace(usual, length=len(parse(brought.words[0], alphabet))))

        async def extend(now: SolveSession) -> SolveSession:
            rows = self._entries(brought, now)
            return await self._solving.extended(now, (*now.entries, *rows))

        return await self._changed(asker, wish, new, extend, patience)

    async def lead(self, asker: Asker, wish: Wish | None = None) -> SolveOutcome:
        """Propose guess after guess in the session meant, beginning one as `add` does.

        Raises `UnknownLexicon`, and to begin a shared one `WrongChannel` or `MayNotStart`.
        """

        async def lead(now: SolveSession) -> SolveSession:
            return await self._solving.led(replace(now, leads=True))

        wish = wish or Wish()
        return await self._changed(asker, wish, wish.over, lead)

    async def show(self, asker: Asker, *, shared: bool = False) -> SolveOutcome:
        """The session here; raises `NoSolveSession`."""
        return await self._solving.told(await self._solving.find(asker, None, shared))

    async def shown_in(self, solve_id: int, message_id: int) -> None:
        """Remember the message that shows a shared session."""
        async with self._store.write() as tx:
            await tx.solves.set_message(solve_id, message_id)

    async def _changed(
        self,
        asker: Asker,
        wish: Wish,
        new: Callable[[Kind], Kind],
        change: Change,
        patience: float | None = None,
    ) -> SolveOutcome:
        """Change the session meant; without one, begin one of the kind `new` makes of the usual."""
        begun = time.monotonic()

        def rest() -> float | None:
            return patience and max(0.0, begun + patience - time.monotonic())

        while True:
            found = await self._find(asker, wish)
            if found.session and found.seen:
                return await self._solving.told(found.session, patience=rest())
            now = found.to_go_on_with(wish) or self._begun(asker, wish, found, new(found.usual))
            after = await change(now)
            kept = now if after == now else await self._keep(asker, found, after)
            if kept:
                return await self._solving.told(kept, patience=rest())

    async def _find(self, asker: Asker, wish: Wish) -> Found:
        async with self._store.read() as tx:
            session = await tx.solves.open(asker.place, asker.player, wish.shared)
            seen = session is not None and await tx.seen(asker.interaction_id)
            settings = await tx.guilds.settings(asker.place)
        if session:
            session = replace(session, extra=of_length(settings.extra, session.kind.length))
        return Found(session, seen, settings)

    def _begun(self, asker: Asker, wish: Wish, found: Found, kind: Kind) -> SolveSession:
        """A session that is not stored yet; a shared one begins only where games may."""
        if wish.shared:
            found.settings.admit(asker.place, asker.rights)
        return SolveSession(
            id=UNSTORED,
            place=asker.place,
            player=asker.player,
            shared=wish.shared,
            kind=kind,
            lexicon_version=self._lexicons(kind.language, kind.length).version,
            created_at=self._clock(),
            extra=of_length(found.settings.extra, kind.length),
        )

    def _entries(self, brought: Brought, now: SolveSession) -> tuple[Entry, ...]:
        kind = now.kind
        lexicon = self._lexicons(kind.language, kind.length)
        words = [parse(word, lexicon.alphabet) for word in brought.words]
        lengths = {len(word) for word in words}
        if now.id != UNSTORED and len(lengths) == 1 and kind.length not in lengths:
            raise OtherLength(kind.length, *lengths)
        checked = [parse(word, lexicon.alphabet, kind.length) for word in words]
        return entries(checked, brought.hints, kind, now.open_boards)

    async def _keep(self, asker: Asker, found: Found, after: SolveSession) -> SolveSession | None:
        """Store the session; None if it, or the one it takes the place of, has changed."""
        async with self._store.write() as tx:
            if after.id == UNSTORED:
                if found.session and not found.still(await tx.solves.get(found.session.id)):
                    return None
                if found.session:
                    await tx.solves.close(found.session.id)
                await tx.remember(asker.player)
                kept = await tx.solves.add(after)
            else:
                kept = await tx.solves.save(after)
            if kept is None:
                return None
            await tx.first_time(asker.interaction_id, self._clock())
            return replace(kept, extra=after.extra)
