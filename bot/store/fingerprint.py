"""The fingerprint of a schema: a database may say that it is at a version, and not be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Dialect, Table, inspect
from sqlalchemy.engine import Connection
from sqlalchemy.types import NullType, TypeEngine

from bot.store.models import Base

Fingerprint = dict[str, str]
"""What each column, index and key of the tables is like."""


def find_difference(connection: Connection) -> str | None:
    """Return one thing in which the tables are not those of this code; None if there is none.

    Tables of others and further indexes that are not unique do no harm, and are no difference.
    """
    wanted, found = _expect(connection.dialect), _read(connection)
    for name, looks in wanted.items():
        if name not in found:
            return f"{name} is missing"
        if found[name] != looks:
            return f"{name} is {found[name]} instead of {looks}"
    return next((f"{name} is one too many" for name in found if name not in wanted), None)


def _expect(dialect: Dialect) -> Fingerprint:
    result: Fingerprint = {}
    for name, table in Base.metadata.tables.items():
        result |= {f"table {name}": "there"}
        result |= {
            f"column {name}.{column.name}": _column(column.type, column.nullable, dialect)
            for column in table.columns
        }
        result |= {f"primary key of {name}": ", ".join(key.name for key in table.primary_key)}
        result |= {
            f"index {index.name}": _index(
                name,
                [column.name for column in index.columns],
                index.unique,
                index.dialect_options[dialect.name]["where"],
            )
            for index in table.indexes
        }
        result |= _expect_references(table)
    return result


def _expect_references(table: Table) -> Fingerprint:
    return {
        _reference(table.name, key.column_keys): _target(
            key.referred_table.name, (element.column.name for element in key.elements), key.ondelete
        )
        for key in table.foreign_key_constraints
    }


def _read(connection: Connection) -> Fingerprint:
    there, dialect = inspect(connection), connection.dialect
    indexes, keys = there.get_multi_indexes(), there.get_multi_pk_constraint()
    references = there.get_multi_foreign_keys()
    result: Fingerprint = {}
    for place, columns in there.get_multi_columns().items():
        name = place[1]
        if name not in Base.metadata.tables:
            continue
        result |= {f"table {name}": "there"}
        result |= {
            f"column {name}.{column['name']}": _column(column["type"], column["nullable"], dialect)
            for column in columns
        }
        result |= {f"primary key of {name}": ", ".join(keys[place]["constrained_columns"])}
        result |= _read_indexes(name, indexes[place], dialect)
        result |= {
            _reference(name, key["constrained_columns"]): _target(
                key["referred_table"],
                key["referred_columns"],
                _options(key, "options").get("ondelete"),
            )
            for key in references[place]
        }
    return result


def _read_indexes(name: str, indexes: Iterable[Any], dialect: Dialect) -> Fingerprint:
    ours = {index.name for index in Base.metadata.tables[name].indexes}
    return {
        f"index {index['name']}": _index(
            name,
            index["column_names"],
            index["unique"],
            _options(index, "dialect_options").get(f"{dialect.name}_where"),
        )
        for index in indexes
        if index["unique"] or index["name"] in ours
    }


def _options(found: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    return found.get(name, {})


def _column(kind: TypeEngine[Any], nullable: bool | None, dialect: Dialect) -> str:
    if isinstance(kind, NullType):
        return "without a type"
    # no length: a migration gives every text one, where a model may have none
    text = kind.compile(dialect).partition("(")[0]
    return f"{text}{'' if nullable else ' NOT NULL'}"


def _index(table: str, columns: Iterable[str | None], unique: object, where: object) -> str:
    # each database words the condition in its own way
    part = " in part" if where is not None else ""
    return f"{'unique ' if unique else ''}on {table} ({', '.join(map(str, columns))}){part}"


def _reference(table: str, columns: Iterable[str]) -> str:
    return f"reference {table}.{', '.join(columns)}"


def _target(table: str, columns: Iterable[str], ondelete: str | None) -> str:
    return f"to {table} ({', '.join(columns)}) {ondelete or ''}".rstrip()
