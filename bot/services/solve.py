"""Solve sessions: the rows of somebody else's puzzle, brought by command."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.domain.solves import Entry, Kind, NewSolve, SolveSession, WordList
from bot.errors import NoSolveSession, OtherLength
from bot.services.pasted import Brought, entries, sorted_out
from bot.services.solving import Asker, SolveOutcome, Solving
from engine import Hard, parse
from engine.words import ALPHABETS


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


class SolveService:
    def __init__(self, solving: Solving) -> None:
        self._solving = solving
        self._store = solving.store
        self._lexicons = solving.lexicons
        self._clock = solving.clock

    async def add(
        self, asker: Asker, guess: str, hints: str, wish: Wish | None = None
    ) -> SolveOutcome:
        """Add rows to the session meant, beginning one if there is none or another is wished.

        Any word is taken as a guess, whether or not it is in a list. Rows that no word
        fits are only pending. Raises `HintsMissing`, `HintsUneven`, `ForeignLetter`,
        `UnknownMark`, `WrongLength`, `OtherLength` or `UnknownLexicon`; then nothing is
        kept. An interaction delivered twice adds its rows once.
        """
        wish = wish or Wish()
        brought = sorted_out(guess, hints)
        open_now = await self._open(asker, wish)
        usual = await self._usual(asker, open_now, brought, wish)
        rows = self._entries(brought, usual, open_now)
        session = open_now or await self._begin(asker, wish, usual)

        async def extend(now: SolveSession) -> SolveSession:
            return await self._solving.extended(now, (*now.entries, *rows))

        return await self._solving.told(await self._solving.change(asker, session.id, extend))

    async def lead(self, asker: Asker, wish: Wish | None = None) -> SolveOutcome:
        """Propose guess after guess in the session meant, beginning one as `add` does.

        Raises `UnknownLexicon`.
        """
        wish = wish or Wish()
        open_now = await self._open(asker, wish)
        usual = open_now.kind if open_now else await self._default(asker)
        session = open_now or await self._begin(asker, wish, wish.over(usual))

        async def lead(now: SolveSession) -> SolveSession:
            return await self._solving.led(replace(now, leads=True))

        return await self._solving.told(await self._solving.change(asker, session.id, lead))

    async def show(self, asker: Asker, *, shared: bool = False) -> SolveOutcome:
        """The session here; raises `NoSolveSession`."""
        return await self._solving.told(await self._solving.find(asker, None, shared))

    async def shown_in(self, solve_id: int, message_id: int) -> None:
        """Remember the message that shows a shared session."""
        async with self._store.transaction() as tx:
            await tx.solves.set_message(solve_id, message_id)

    async def _open(self, asker: Asker, wish: Wish) -> SolveSession | None:
        """The session to go on with: unsolved, and of the kind wished for."""
        try:
            session = await self._solving.find(asker, None, wish.shared)
        except NoSolveSession:
            return None
        if session.solved and not await self._delivered(asker):
            return None
        return session if wish.over(session.kind) == session.kind else None

    async def _delivered(self, asker: Asker) -> bool:
        async with self._store.transaction() as tx:
            return await tx.seen(asker.interaction_id)

    async def _usual(
        self, asker: Asker, open_now: SolveSession | None, brought: Brought, wish: Wish
    ) -> Kind:
        if open_now is None:
            usual = await self._default(asker)
            alphabet = ALPHABETS.get(wish.language or usual.language, ALPHABETS["en"])
            return wish.over(replace(usual, length=len(parse(brought.words[0], alphabet))))
        kind = open_now.kind
        lengths = {len(parse(word, ALPHABETS[kind.language])) for word in brought.words}
        if len(lengths) == 1 and kind.length not in lengths:
            raise OtherLength(kind.length, *lengths)
        return kind

    async def _default(self, asker: Asker) -> Kind:
        async with self._store.transaction() as tx:
            settings = await tx.guilds.settings(asker.place)
        return Kind(settings.language, settings.length)

    def _entries(
        self, brought: Brought, kind: Kind, session: SolveSession | None
    ) -> tuple[Entry, ...]:
        lexicon = self._lexicons(kind.language, kind.length)
        words = [parse(word, lexicon.alphabet, lexicon.length) for word in brought.words]
        open_boards = session.open_boards if session else range(kind.boards)
        return entries(words, brought.hints, kind, tuple(open_boards))

    async def _begin(self, asker: Asker, wish: Wish, kind: Kind) -> SolveSession:
        """A new session in the place of the one that is open, if any."""
        version = self._lexicons(kind.language, kind.length).version
        new = NewSolve(asker.place, asker.player, wish.shared, kind, version, self._clock())
        while True:
            async with self._store.transaction() as tx:
                await tx.remember(asker.player)
                found = await tx.solves.open(asker.place, asker.player, wish.shared)
                if found and found.kind == kind and not found.solved:
                    # somebody has begun the same meanwhile
                    return found
                if found:
                    await tx.solves.close(found.id)
                if begun := await tx.solves.add(new):
                    return begun
