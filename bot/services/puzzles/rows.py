"""Puzzles from elsewhere, by command: the player adds rows, or the bot leads."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.domain.entries import PuzzleEntry
from bot.domain.errors import OtherLength
from bot.domain.players import Asker
from bot.domain.puzzles import PuzzleKind, PuzzleSession
from bot.domain.seen_boards import SeenBoard
from bot.services.puzzles.changes import Change, LoadedPuzzle, PuzzleChanges, load, make_blank
from bot.services.puzzles.continuing import goes_on, holds_words, list_earlier, list_replaced
from bot.services.puzzles.languages import can_spell, spell_language
from bot.services.puzzles.typed_rows import Brought, explain_sharp_s, make_entries, sort_out
from bot.services.puzzles.views import PuzzleView
from bot.services.puzzles.which import PuzzleChoice
from engine import Word, parse
from engine.words import ALPHABETS, LENGTHS

Belong = Callable[[PuzzleSession], Awaitable[bool]]
"""Tells whether rows belong to the puzzle that is open."""


class PuzzleRows:
    """Adds rows to puzzles from elsewhere."""

    def __init__(self, solving: PuzzleChanges) -> None:
        self._solving = solving
        self._store = solving.store

    async def add(
        self,
        asker: Asker,
        guess: str,
        tiles: str,
        choice: PuzzleChoice | None = None,
    ) -> PuzzleView:
        """Add rows to the session meant; begin one if there is none, or if another is wanted.

        Any word is accepted as a guess, in a list or not. Rows that no word fits are only pending.
        Raises `TilesMissing`, `TilesUneven`, `ForeignLetter`, `UnknownMark`, `WrongLength`,
        `OtherLength`, `UnknownLexicon`, `TooManyRows` or `GameOver`, and when beginning a shared
        one `WrongChannel` or `MayNotStart`; then nothing is stored. A repeated row is not added
        again.
        """
        brought = sort_out(guess, tiles)
        with explain_sharp_s(brought.words):
            return await self._add(asker, brought, choice)

    async def take_board(self, asker: Asker, board: SeenBoard, choice: PuzzleChoice) -> PuzzleView:
        """Take all rows of a board, in place of the open puzzle's if those are among them.

        Else they begin another puzzle. Raises what `add` does.
        """
        words = tuple(row.word for row in board.rows)
        tiles = tuple(str(marks) for row in board.marks for marks in row)
        return await self._add(asker, Brought(words, tiles, whole=True), choice, misread=1)

    async def _add(
        self, asker: Asker, brought: Brought, choice: PuzzleChoice | None, misread: int = 0
    ) -> PuzzleView:
        choice = await self._spell(asker, choice or PuzzleChoice(), brought.words)
        replaced, earlier = list[Word](), list[Word]()

        def read(now: PuzzleSession) -> tuple[PuzzleEntry, ...]:
            words = self._parse(brought.words, now)
            return make_entries(words, brought.tiles, now.kind, now.open_boards)

        async def extend(now: PuzzleSession) -> PuzzleSession:
            kept = () if brought.whole else now.entries
            return await self._solving.extend(now, (*kept, *read(now)))

        async def belong(now: PuzzleSession) -> bool:
            alphabet = ALPHABETS[now.kind.language]
            if brought.whole and not holds_words(now, brought.words, alphabet):
                return False
            rows = read(now)
            replaced[:] = list_replaced(now.entries, rows)
            earlier[:] = list_earlier(now, self._solving.clock())
            return await goes_on(self._solving, now, rows, misread)

        choose = partial(choice.fit, brought.words[0])
        view = await self._change(asker, choice, choose, extend, belong)
        if view.slip:
            return view
        added = not view.session.previous and len(view.session.entries) > len(earlier)
        before = tuple(earlier) if added and not brought.whole else ()
        return replace(view, replaced=tuple(replaced), earlier=before)

    async def draft(
        self, asker: Asker, guess: str, choice: PuzzleChoice | None = None
    ) -> PuzzleView:
        """Ask for the tiles of a word in the session meant, beginning one as `add` does.

        Raises what `add` does for a word.
        """
        choice = await self._spell(asker, choice or PuzzleChoice(), (guess,))

        async def draft(now: PuzzleSession) -> PuzzleSession:
            with explain_sharp_s((guess,)):
                [word] = self._parse((guess,), now)
            return now.draft_guess(word)

        return await self._change(asker, choice, partial(choice.fit, guess), draft)

    async def lead(self, asker: Asker, choice: PuzzleChoice | None = None) -> PuzzleView:
        """Propose guess after guess in the session meant, beginning one as `add` does.

        Raises `UnknownLexicon`, and when beginning a shared one `WrongChannel` or `MayNotStart`.
        """

        async def lead(now: PuzzleSession) -> PuzzleSession:
            return replace(now, leads=True)

        choice = choice or PuzzleChoice()
        return await self._change(asker, choice, choice.over, lead)

    async def look_up(self, asker: Asker, *, shared: bool = False) -> PuzzleView:
        """Return the puzzle that is open here, without rows that were refused before.

        Raises `NoSolveSession`.
        """

        async def forget_refused(now: PuzzleSession) -> PuzzleSession:
            return replace(now, pending=None)

        loaded = await self._solving.find(asker, shared=shared)
        if loaded.session.pending is None:
            view = await self._solving.view(loaded)
        else:
            view = await self._solving.change(asker, loaded.session.id, forget_refused)
        now = view.session
        stale = now.is_stale(self._solving.clock(), loaded.settings) and not now.solved
        return replace(view, stale=stale)

    async def _change(
        self,
        asker: Asker,
        choice: PuzzleChoice,
        choose: Callable[[PuzzleKind], PuzzleKind],
        change: Change,
        belong: Belong | None = None,
    ) -> PuzzleView:
        """Change the puzzle meant; if there is none, begin one of the chosen kind."""
        while True:
            loaded = await self._find(asker, choice)
            kept = loaded.session
            if not (kept.stored and loaded.seen):
                before = await self._meant(asker, choice, loaded, choose, belong)
                after = await self._solving.propose(await change(before), loaded.start)
                kept = before
                if after != before:
                    kept = await self._solving.supersede(asker, loaded.session, after)
            if kept:
                return await self._solving.viewer.view(kept, loaded.theme)

    async def _spell(
        self, asker: Asker, choice: PuzzleChoice, words: tuple[str, ...]
    ) -> PuzzleChoice:
        """Return the choice with the language that the letters of `words` tell, or several words.

        An open puzzle keeps its language, unless that has no such letters or words.
        """
        if choice.language or (len(words) == 1 and words[0].isascii()):
            return choice
        loaded = await self._find(asker, choice)
        now = loaded.session
        usual = now.kind.language if now.stored else loaded.language
        if "".join(words).isascii():
            found = tuple(Word(word.lower()) for word in words)
            likely = (asker.player.locale, asker.place.locale)
            other = await to_thread(self._solving.lexicons.find_language, found, usual, likely)
            return replace(choice, language=other) if other else choice
        if now.stored and not now.solved and can_spell(usual, words):
            return choice
        return replace(choice, language=spell_language(words, usual, asker.player.locale))

    async def _find(self, asker: Asker, choice: PuzzleChoice) -> LoadedPuzzle:
        """Return the puzzle that is open here, else a blank one."""
        async with self._store.read() as tx:
            session = await tx.puzzles.find_open(asker.place, asker.player, choice.shared)
            return await load(tx, asker, session or self._blank(asker, choice))

    async def _meant(
        self,
        asker: Asker,
        choice: PuzzleChoice,
        loaded: LoadedPuzzle,
        choose: Callable[[PuzzleKind], PuzzleKind],
        belong: Belong | None,
    ) -> PuzzleSession:
        """Return the open puzzle if it is unsolved, current and of the right kind, else a new one.

        Rows must `belong` to the open one. A shared one may begin only where games may.
        """
        now = loaded.session
        going = now.stored and not now.solved and choice.over(now.kind) == now.kind
        stale = now.is_stale(self._solving.clock(), loaded.settings)
        if going and not stale and (belong is None or await belong(now)):
            return now
        if choice.shared:
            loaded.settings.admit(asker.place, asker.rights)
        usual = self._solving.find_usual_kind(loaded, choice.language)
        fresh = replace(loaded, session=self._blank(asker, choice))
        begun = self._solving.begin(fresh, choose(now.kind if going else usual))
        return replace(begun, previous=now.id if going and begun.kind == now.kind else None)

    def _blank(self, asker: Asker, choice: PuzzleChoice) -> PuzzleSession:
        return make_blank(asker, self._solving.clock(), shared=choice.shared)

    def _parse(self, words: Sequence[str], now: PuzzleSession) -> list[Word]:
        kind = now.kind
        alphabet = self._solving.lexicons(kind.language, kind.length).alphabet
        lengths = {len(parse(word, alphabet)) for word in words}
        if now.stored and len(lengths) == 1 and lengths <= {*LENGTHS} - {kind.length}:
            raise OtherLength(kind.length, *lengths)
        return [parse(word, alphabet, kind.length) for word in words]
