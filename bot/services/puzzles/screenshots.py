"""Boards in pictures: read in a thread, for a limited time, one picture at a time a person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from bot.brain.lexicons import Lexicons
from bot.domain.errors import TooManyRows
from bot.domain.players import Asker, Player, Theme
from bot.domain.puzzles import MOST_BOARDS, MOST_ENTRIES
from bot.domain.screenshots import PictureTooSlow, PictureUnderWay
from bot.domain.seen_boards import SeenBoard, SeenRow, join_boards
from bot.screenshots import ScreenBoard, SeenGrid, UnreadablePicture, Why, find_grids, read_board
from bot.services.puzzles.grids import read_grid
from bot.services.puzzles.languages import name_language, spell_language
from bot.store import Store
from engine import parse
from engine.errors import UnknownLexicon
from engine.words import ALPHABETS

Source = Callable[[], Awaitable[bytes]]
"""Fetches a picture."""

_LIMIT = 8.0
"""Seconds to fetch a picture, and to read it: a phone's screenshot takes a fifth of a second."""

KNOWN_WORDS = 0.5
"""The share of words that a person's own language has to know to be preferred to others."""

_THREADS = 2
_AT_ONCE = 4
"""Pictures in memory at once, of 8 MB each at most; the others wait."""


@dataclass(frozen=True)
class Seen:
    """The boards in a picture, and the theme to show them in."""

    boards: tuple[SeenBoard, ...]
    theme: Theme

    @property
    def only(self) -> SeenBoard | None:
        """The board, unless there are several."""
        return self.boards[0] if len(self.boards) == 1 else None


class Screenshots:
    """Reads boards in pictures, and keeps none of them."""

    def __init__(self, store: Store, lexicons: Lexicons) -> None:
        self._store = store
        self._lexicons = lexicons
        # threads of its own: a picture that takes long delays no other work
        self._threads = ThreadPoolExecutor(_THREADS, "pictures")
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._busy: dict[int, int] = {}

    def close(self) -> None:
        """Drop the pictures that are not being read yet."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def recall(self, player: Player) -> Player:
        """Return a person with the locale that their Discord was last set to, if it is known."""
        async with self._store.read() as tx:
            return await tx.people.find(player.id) or player

    async def read(
        self, asker: Asker, pictures: Sequence[Source], language: str | None = None
    ) -> Seen:
        """Return the boards in some pictures; boards that share their guesses are one.

        Without a `language`, it is the player's or the server's if that knows the words, else the
        likeliest one. Raises `UnreadablePicture`, `UnknownLexicon`, `PictureUnderWay` or
        `PictureTooSlow`, `TooManyRows`, and whatever fetching raises.
        """
        usual, theme = await self._find_usual(asker)
        likely = [language] if language else [usual, asker.player.locale, asker.place.locale]
        languages = _list_languages(likely) if language is None else [language]
        async with self._admit(asker):
            boards = await self._read_all(pictures, languages)
        together = join_boards(tuple(boards)) if 1 < len(boards) <= MOST_BOARDS else None
        if together and together.cut:
            raise UnreadablePicture(Why.CUT_BELOW)
        return Seen((together,) if together else tuple(boards), theme)

    async def read_text(self, asker: Asker, text: str) -> Seen:
        """Return the board in a text that shows rows of tiles.

        Raises `NoGrid`, `TooManyRows`, `ForeignLetter` or `WrongLength`.
        """
        grid = read_grid(text)
        usual, theme = await self._find_usual(asker)
        named = name_language(text) or spell_language(grid.words, usual, asker.player.locale)
        language = named or usual
        rows = (
            SeenRow(word and parse(word, ALPHABETS[language], grid.length), marks)
            for word, marks in zip(grid.words, grid.rows, strict=True)
        )
        return Seen((SeenBoard(tuple(rows), language),), theme)

    async def _find_usual(self, asker: Asker) -> tuple[str, Theme]:
        """Return the language and the theme of what only the asker sees."""
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(asker.place)
            own = await tx.preferences.of(asker.player)
        return own.language or settings.language, own.theme or settings.theme

    @asynccontextmanager
    async def _admit(self, asker: Asker) -> AsyncGenerator[None]:
        """Let a person in with one picture at a time; raises `PictureUnderWay`."""
        player, interaction = asker.player.id, asker.interaction_id
        # an interaction that is delivered twice is not in its own way
        if self._busy.setdefault(player, interaction) != interaction:
            raise PictureUnderWay
        try:
            async with self._room:
                yield
        finally:
            self._busy.pop(player, None)

    async def _read_all(
        self, pictures: Sequence[Source], languages: Sequence[str]
    ) -> list[SeenBoard]:
        """Read what can be read of some pictures; raises why the first cannot if none can."""
        boards: list[SeenBoard] = []
        failures: list[UnreadablePicture] = []
        for one in pictures:
            try:
                boards += await self._read(one, languages)
            except UnreadablePicture as error:
                failures.append(error)
        if failures and not boards:
            raise failures[0]
        return boards

    async def _read(self, fetch: Source, languages: Sequence[str]) -> list[SeenBoard]:
        try:
            async with asyncio.timeout(_LIMIT):
                data = await fetch()
            async with asyncio.timeout(_LIMIT):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, self._find_boards, data, languages)
        except TimeoutError:
            raise PictureTooSlow from None

    def _find_boards(self, data: bytes, languages: Sequence[str]) -> list[SeenBoard]:
        """Read every board of a length that we have words of; raises `UnknownLexicon` for none."""
        boards: list[SeenBoard] = []
        unknown: list[UnknownLexicon] = []
        for grid in find_grids(data).grids:
            # boards in one picture are in one language
            before = [board.language for board in boards]
            try:
                boards.append(self._choose(grid, [*dict.fromkeys([*before, *languages])]))
            except UnknownLexicon as error:
                unknown.append(error)
        if unknown and not boards:
            raise unknown[0]
        return boards

    def _choose(self, grid: SeenGrid, languages: Sequence[str]) -> SeenBoard:
        """Read a board in the first language that knows its words, else in the likeliest one.

        The first language is the asker's: if it knows half of the words, another has to leave no
        doubt, as letters of other alphabets look alike.
        """
        read: dict[str, ScreenBoard] = {}
        for language in languages:
            with suppress(UnknownLexicon):
                board = read[language] = read_board(grid, self._lexicons(language, grid.length))
                own = language == languages[0]
                if not grid.lettered or (board.fit == 1 and (own or board.certain)):
                    return _see(board, language)
        if not read:
            raise UnknownLexicon(languages[0], grid.length)
        best = min(read, key=lambda one: (_count_doubts(read[one]), -read[one].fit))
        first = next(iter(read))
        chosen = first if read[first].fit >= KNOWN_WORDS else best
        return _see(read[chosen], chosen)


def _count_doubts(board: ScreenBoard) -> int:
    return sum(len(row.doubtful) for row in board.rows)


def _see(board: ScreenBoard, language: str) -> SeenBoard:
    if len(board.rows) > MOST_ENTRIES:
        raise TooManyRows(MOST_ENTRIES)
    rows = (SeenRow(row.word or "", (row.feedback,), row.doubtful) for row in board.rows)
    return SeenBoard(tuple(rows), language)


def _list_languages(likely: Iterable[str | None]) -> list[str]:
    """Return every language we have words of, the likely ones first."""
    codes = [(code or "").partition("-")[0] for code in likely]
    return [*dict.fromkeys([*(code for code in codes if code in ALPHABETS), *ALPHABETS])]
