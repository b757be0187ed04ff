"""The statements that a store issues."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Connection

from bot.store import Store

_UNCOUNTED = (
    "BEGIN",
    "SAVEPOINT",
    "RELEASE",
    "ROLLBACK",
    "select pg_catalog",
    "select current",
    "show ",
)
"""How statements begin that are none of ours, such as those of a new connection."""


@contextmanager
def recorded(store: Store) -> Generator[list[tuple[str, Any]]]:
    """Collect each statement with its parameters, in order; BEGIN and COMMIT are none."""
    found: list[tuple[str, Any]] = []

    def record(
        _: Connection, cursor: Any, statement: str, parameters: Any, context: Any, many: bool
    ) -> None:
        if not statement.startswith(_UNCOUNTED):
            found.append((statement, parameters))

    # with PostgreSQL both are one engine
    both = (store.readers.sync_engine, store.engine.sync_engine)
    engines = {engine.pool: engine for engine in both}.values()
    for engine in engines:
        event.listen(engine, "before_cursor_execute", record)
    yield found
    for engine in engines:
        event.remove(engine, "before_cursor_execute", record)
