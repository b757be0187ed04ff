"""A database that cannot be used, at a start or for a while, told to the operator in one line."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as QueueTimeout

from bot.domain.outages import Outage
from bot.settings import SettingsError
from bot.store.migrate import FromTheFuture

UNREADABLE = (Outage, DBAPIError)
"""What reading raises from a database that is out of reach, or that no bot has prepared."""


class Unusable(SettingsError):
    """TILEMATE_DATABASE_URL leads to no database that this code can use."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"TILEMATE_DATABASE_URL: {reason}")


@contextmanager
def raising_unusable(address: URL) -> Generator[None]:
    """Turn what is raised while a database is reached for the first time into `Unusable`."""
    try:
        yield
    except Unusable:
        raise
    except FromTheFuture:
        raise Unusable(f"{_place(address)} is of a newer version; update Tilemate") from None
    except ModuleNotFoundError:
        raise Unusable("PostgreSQL needs: pip install 'tilemate[postgres]'") from None
    except Exception as error:  # a driver raises what it likes
        raise Unusable(f"cannot use {_place(address)}: {_reason(error)}") from error


_DOWN = (OperationalError, InterfaceError, QueueTimeout, OSError)
"""Locked, full, read-only, gone, or with a queue before it that does not get shorter."""


@contextmanager
def raising_outage() -> Generator[None]:
    """Turn what a database raises that is out of reach for a while into an `Outage`."""
    try:
        yield
    except Exception as error:
        if isinstance(error, _DOWN) or getattr(error, "connection_invalidated", False):
            raise Outage(f"database: {_reason(error)}") from error
        raise


def _place(address: URL) -> str:
    if address.get_backend_name() == "sqlite":
        return address.database or ""
    return address.render_as_string()


def _reason(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    told = cause.strerror if isinstance(cause, OSError) else str(cause)
    return (told or str(cause) or type(cause).__name__).partition("\n")[0]
