"""Turns the errors of a database that cannot be used into one line for the operator."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from errno import ENOSPC
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as QueueTimeout

from bot.domain.outages import MENDING, Broken, Outage
from bot.operator_errors import OperatorError
from bot.store.migrate import Altered, Foreign, FromTheFuture, Outgrown, Unmigrated

UNREADABLE = (Outage, DBAPIError)
"""What reading raises if the database is out of reach, or was never prepared."""


class Unusable(OperatorError):
    """TILEMATE_DATABASE_URL names no database that this code can use."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"TILEMATE_DATABASE_URL: {reason}")
        self.reason = reason


AN_EMPTY_ONE = "name an empty one"
"""What to do instead of using a database of another program."""


class NotOurs(Unusable):
    """The database can be reached, but is not one of this version; the message says what to do."""


class Away(Unusable):
    """The database server does not answer, which may pass: a start is tried again."""

    status = 1


class NoRoom(Unusable):
    """The disk is full, or fails for another reason that may pass."""

    status = 1


def read_address(url: URL | str) -> URL:
    """Return the address of a database in its parts, or raise `Unusable`."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        # not repeated: it may hold a password
        raise Unusable("this cannot be read as an address") from None


@contextmanager
def raising_unusable(url: URL | str) -> Generator[None]:
    """Turn errors of the first use of a database into `Unusable`."""
    address = read_address(url)
    try:
        yield
    except OperatorError:
        raise
    except FromTheFuture:
        raise NotOurs(f"{_place(address)} is of a newer version; update Tilemate") from None
    except Outgrown:
        raise NotOurs(
            f"{_place(address)} is of a version before the first release, which later ones do not"
            " know; update it with the newest version before that one first"
        ) from None
    except Foreign:
        raise NotOurs(f"{_place(address)} is of another program; {AN_EMPTY_ONE}") from None
    except Altered as error:
        raise NotOurs(
            f"{_place(address)} says it is at migration {error.revision}, but its tables are"
            f" others ({error.difference}); put a backup back with: {_restorer(address)} FILE"
        ) from None
    except Unmigrated as error:
        raise NotOurs(
            f"no migration makes what the models ask for ({error.difference}); write it with:"
            ' make migration message="What it does"'
        ) from None
    except ModuleNotFoundError:
        raise Unusable("PostgreSQL needs: pip install '.[postgres]' in a checkout") from None
    except Exception as error:  # a driver raises what it likes
        raise _explain(error, address) from error


def _explain(error: Exception, address: URL) -> Unusable:
    """Return what to say of an error of the first use."""
    reason, place = _reason(error), _place(address)
    if any(sign in reason for sign in _DAMAGED):
        reason += "; put a backup back with: tilemate restore FILE"
    if any(sign in reason for sign in _DISK):
        return NoRoom(f"cannot use {place}: {reason}{_ROOM}")
    is_server = address.get_backend_name() != "sqlite"
    if is_server and (isinstance(error, OSError) or _is_passing(error)):
        return Away(f"cannot reach {place}: {reason}; start it, or correct the address")
    return Unusable(f"cannot use {place}: {reason}")


_DAMAGED = ("malformed", "not a database")
"""What SQLite says of a file that is damaged, or is another one."""

_BROKEN = (*_DAMAGED, "no such table", "no such column")
"""What SQLite says of a file that is damaged or lacks something while it is used."""

_DISK = ("disk is full", "disk I/O error", os.strerror(ENOSPC))
"""What is said of a disk; SQLite often calls a full one an I/O error."""

_ROOM = "; make room on its disk"

_ADVICE = {
    "readonly database": "; let the bot write to the file and its folder, and see if its disk is"
    " read-only",
    "database is locked": "; end the other program that writes to the file",
}
"""What to do about what SQLite says of a file that it could use before."""

_DOWN = (OperationalError, InterfaceError, QueueTimeout, OSError)
"""Locked, full, read-only, gone, or with a queue that does not get shorter."""


@contextmanager
def raising_outage() -> Generator[None]:
    """Turn errors of a database that is out of reach for a while into `Outage`."""
    try:
        yield
    except Exception as error:
        if isinstance(error, DBAPIError) and any(sign in str(error.orig) for sign in _BROKEN):
            raise Broken(f"database: {_reason(error)}; {MENDING}") from error
        if isinstance(error, _DOWN) or _is_passing(error):
            reason = _reason(error)
            raise Outage(f"database: {reason}{_advise(reason)}") from error
        raise


def _advise(reason: str) -> str:
    """Return what an operator does about an outage that may not pass by itself."""
    if any(sign in reason for sign in _DISK):
        return _ROOM
    return next((advice for sign, advice in _ADVICE.items() if sign in reason), "")


_PASSING = ("08", "53", "57", "58")
"""PostgreSQL's classes of errors: no connection, nothing to spare, a stop, the system."""


def _is_passing(error: Exception) -> bool:
    state = getattr(getattr(error, "orig", error), "sqlstate", None) or ""
    return state[:2] in _PASSING or getattr(error, "connection_invalidated", False)


def _place(address: URL) -> str:
    if address.get_backend_name() == "sqlite":
        # a relative path would be that of another folder to whoever reads this
        return str(Path(address.database or "").absolute())
    # the query may hold a password, and the driver is our own choice
    return address.set(drivername=address.get_backend_name(), query={}).render_as_string()


def _restorer(address: URL) -> str:
    return "tilemate restore" if address.get_backend_name() == "sqlite" else "pg_restore"


def _reason(error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        # what SQLite says of a damaged file may quote it
        return "the file is malformed"
    cause = error.orig if isinstance(error, DBAPIError) else error
    text = cause.strerror if isinstance(cause, OSError) else str(cause)
    return (text or str(cause) or type(cause).__name__).partition("\n")[0]
