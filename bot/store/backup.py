"""Copies a SQLite file while a bot uses it, and proves that the copy is whole."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import monotonic

from sqlalchemy import Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession

from bot.domain.games import GameSession, Phase
from bot.operator_errors import OperatorError
from bot.places import explain_absence, is_read_only
from bot.store.games.games import GameQueries
from bot.store.games.reader import GAMES, SELECT_GAMES
from engine import Status
from engine.errors import EngineError

_OVER = {Status.WON: Phase.WON, Status.LOST: Phase.LOST}

_UNWRITTEN = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_FSYNC)
"""Errors of the file that is written, not of the one that is read."""

_SHARED = (
    sqlite3.SQLITE_IOERR_SHMOPEN,
    sqlite3.SQLITE_IOERR_SHMSIZE,
    sqlite3.SQLITE_IOERR_SHMMAP,
)
"""Errors of what SQLite makes beside a file to read it, for which a full disk has no room."""

_UNREAD = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_NOMEM,
)
"""Errors of a file that may be whole, but cannot be read now."""


_DAMAGE = (sqlite3.Error, UnicodeDecodeError)
"""What reading a damaged file raises: what SQLite says of it may quote what is no text."""

_STEPS = 100_000
"""Steps of SQLite after which it is asked whether a check takes too long."""


_AT_ONCE = 500
"""Games that are read at once."""


class Damaged(OperatorError):
    """The file is not a whole database of ours; the message is one line."""


def holds_anything(file: Path) -> bool:
    """Return whether there is a file with a table in it, or one that cannot be read."""
    if not file.is_file() or not file.stat().st_size:
        return False
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            return bool(database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])
    except _DAMAGE:
        return True


def _describe(error: Exception) -> str:
    return "malformed" if isinstance(error, UnicodeDecodeError) else str(error)


def require_file(source: Path) -> None:
    """Check that there is a file to copy; raises `OperatorError`."""
    if not source.is_file():
        raise OperatorError(f"{source}: {explain_absence(source)}")


def check_pages(file: Path, patience: float) -> bool:
    """Return whether all pages were checked within `patience` seconds; changes nothing.

    Raises `Damaged`, or `OperatorError` for a file that cannot be read now.
    """
    until = monotonic() + patience
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            database.set_progress_handler(lambda: monotonic() > until, _STEPS)
            _prove_pages(file, database, "quick_check")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return False
        raise OperatorError(f"{file}: {error}") from None
    except _DAMAGE as error:
        raise Damaged(f"{file}: {_describe(error)}") from None
    return True


def copy_database(source: Path, target: Path) -> None:
    """Copy `source` as of one moment, even while it is written to.

    Raises `Damaged` for a `source` that is broken, else `OperatorError`.
    """
    require_file(source)
    try:
        with closing(_open(target)) as new, closing(sqlite3.connect(source)) as old:
            if not old.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                raise Damaged(f"{source}: empty; it is no copy of a database")
            old.backup(new)
            _prove_whole(source, new)
    except sqlite3.Error as error:
        if error.sqlite_errorcode in _SHARED or _is_stuck(source, error):
            _copy_bytes(source, target)
            return
        if error.sqlite_errorcode in _UNWRITTEN:
            problem = f"{target}: cannot be written ({error}); make room, or use another disk"
            raise OperatorError(problem) from None
        kind = OperatorError if error.sqlite_errorcode & 0xFF in _UNREAD else Damaged
        raise kind(f"{source}: {error}") from None
    except UnicodeDecodeError as error:
        raise Damaged(f"{source}: {_describe(error)}") from None


def _is_stuck(source: Path, error: sqlite3.Error) -> bool:
    """Return whether a file can't be opened because SQLite can make nothing beside it."""
    return error.sqlite_errorcode & 0xFF in _UNREAD and is_read_only(source)


def _open(target: Path) -> sqlite3.Connection:
    try:
        return sqlite3.connect(target)
    except sqlite3.Error as error:
        raise OperatorError(f"{target}: cannot be written ({error}); name another place") from None


def _prove_whole(source: Path, new: sqlite3.Connection) -> None:
    _prove_pages(source, new, "integrity_check")
    if orphans := new.execute("PRAGMA foreign_key_check").fetchone():
        raise Damaged(f"{source}: damaged: a row of {orphans[0]} points to nothing")


def _prove_pages(source: Path, database: sqlite3.Connection, check: str) -> None:
    found = [row[0] for row in database.execute(f"PRAGMA {check}(1)")]
    if found != ["ok"]:
        raise Damaged(f"{source}: damaged: {found[0].splitlines()[-1]}")


def _copy_bytes(source: Path, target: Path) -> None:
    """Copy a file and its log without opening it, where its disk is full or read-only.

    Nobody else writes to it then, or what they share would be there; what the log holds is in the
    copy.
    """
    log, new_log = (file.with_name(f"{file.name}-wal") for file in (source, target))
    try:
        before = _look_at(source, log)
        shutil.copyfile(source, target)
        if log.exists():
            new_log.touch(0o600)
            shutil.copyfile(log, new_log)
        with closing(sqlite3.connect(target)) as new:
            _prove_whole(source, new)
    except OSError as error:
        problem = f"{target}: cannot be written ({error.strerror}); make room, or use another disk"
        raise OperatorError(problem) from None
    except sqlite3.Error as error:
        raise Damaged(f"{source}: {error}") from None
    if _look_at(source, log) != before:
        problem = (
            "somebody writes to it, and nothing can be made beside it; make room, or copy it there"
        )
        raise OperatorError(f"{source}: {problem}")


def _look_at(*files: Path) -> list[tuple[int, int]]:
    found = [file.stat() for file in files if file.exists()]
    return [(one.st_size, one.st_mtime_ns) for one in found]


async def replay_games(database: AsyncEngine | AsyncConnection) -> AsyncGenerator[int]:
    """Play every stored game again, and yield how many were played so far.

    Raises `Damaged` for a game that cannot be played again, or ends differently.
    """
    number, last = 0, 0
    async with AsyncSession(database) as db:
        while sessions := await _read_next(_EveryGame(db), last):
            for session in sessions:
                if not _holds(session):
                    raise Damaged(f"game {session.id} cannot be played again as it was stored")
            number, last = number + len(sessions), sessions[-1].id
            yield number


async def count_rows(database: AsyncEngine | AsyncConnection, *tables: Table) -> int:
    """Return how many rows the tables have in all."""
    counts = [select(func.count()).select_from(table) for table in tables]
    async with AsyncSession(database) as db:
        return sum([(await db.execute(count)).scalar_one() for count in counts])


async def _read_next(games: _EveryGame, last: int) -> list[GameSession]:
    """Return the next few hundred games; raises `Damaged` with the first that cannot be read."""
    try:
        return await games.after(last, _AT_ONCE)
    except EngineError:
        while True:
            last = await games.find_next(last)
            try:
                await games.after(last - 1, 1)
            except EngineError:
                raise Damaged(f"game {last} cannot be read as it is stored") from None


class _EveryGame(GameQueries):
    async def after(self, game_id: int, most: int) -> list[GameSession]:
        """Return the next games by id."""
        later = SELECT_GAMES.where(GAMES.c.id > game_id)
        return await self._all(later.order_by(GAMES.c.id).limit(most))

    async def find_next(self, game_id: int) -> int:
        """Return the id of the next game."""
        later = select(func.min(GAMES.c.id)).where(GAMES.c.id > game_id)
        return (await self._db.execute(later)).scalar_one()


def _holds(session: GameSession) -> bool:
    stored = session.game
    game = replace(stored, guesses=(), allowed=frozenset(stored.guesses))
    try:
        for guess in stored.guesses:
            game = game.play(guess)
    except EngineError:
        return False
    over = session.phase in (Phase.WON, Phase.LOST)
    return session.phase is _OVER[game.status] if game.status in _OVER else not over
