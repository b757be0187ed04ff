"""Checks at the public doors: a wrong argument is named before anything is made of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from math import isfinite, isnan
from operator import index
from pathlib import Path
from typing import Any, TypeVar, cast

from engine.errors import EngineError, write_short

Kind = TypeVar("Kind")

_LONGEST = 4096
"""Letters of a path, of which no system has more."""


class BadArgument(EngineError):
    """An argument is not what a function takes: which one, its `value`, and what is `expected`."""

    def __init__(self, argument: str, value: object, expected: str) -> None:
        super().__init__(f"{argument}: {expected} expected, found {write_short(value)}")
        self.argument = argument
        self.value = value
        self.expected = expected


def check_kind(argument: str, value: Any, kind: type[Kind], expected: str) -> Kind:
    """Return `value` if it is of a kind; raises `BadArgument`."""
    if not isinstance(value, kind):
        raise BadArgument(argument, value, expected)
    return value


def check_number(argument: str, value: Any, least: int = 1, most: int | None = None) -> int:
    """Return a whole number from `least` to `most`; raises `BadArgument`."""
    upper = "up" if most is None else f"to {most:,}"
    expected = f"a whole number from {least:,} {upper}"
    try:
        number = index(value)
    except TypeError:
        raise BadArgument(argument, value, expected) from None
    if isinstance(value, bool) or number < least or (most is not None and number > most):
        raise BadArgument(argument, value, expected)
    return number


def check_above_zero(argument: str, value: Any) -> None:
    """Raise `BadArgument` unless `value` is a number above 0, which may be infinite."""
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if not number or isnan(value) or value <= 0:
        raise BadArgument(argument, value, "a number above 0")


def check_finite(argument: str, value: Any) -> None:
    """Raise `BadArgument` unless `value` is a number, and neither infinite nor NaN."""
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if not number or not isfinite(value):
        raise BadArgument(argument, value, "a number")


def check_several(argument: str, value: Any, expected: str) -> tuple[Any, ...]:
    """Return the items of a list or other collection, which is no text; raises `BadArgument`."""
    if not isinstance(value, Iterable) or isinstance(value, str | bytes):
        raise BadArgument(argument, value, expected)
    return tuple(cast(Iterable[Any], value))


def check_ordered(argument: str, value: Any, expected: str) -> tuple[Any, ...]:
    """Return the items of a collection that has an order, so no set; raises `BadArgument`."""
    if isinstance(value, set | frozenset | Mapping):
        raise BadArgument(argument, cast(object, value), f"{expected} in their order")
    return check_several(argument, value, expected)


def check_texts(argument: str, value: Any, expected: str) -> tuple[str, ...]:
    """Return the texts of a list or other collection; raises `BadArgument`."""
    found = check_several(argument, value, expected)
    for text in found:
        check_kind(argument, text, str, expected)
    return found


def check_flag(argument: str, value: Any) -> None:
    """Raise `BadArgument` unless `value` is True or False."""
    check_kind(argument, value, bool, "True or False")


def check_path(argument: str, value: Any) -> Path:
    """Return the path of a file, given as a `Path` or a text; raises `BadArgument`."""
    if (
        not isinstance(value, str | Path)
        or "\0" in str(value)
        or not 0 < len(str(value)) <= _LONGEST
    ):
        raise BadArgument(argument, value, "the path of a file")
    return Path(value)


def check_callable(argument: str, value: Any) -> None:
    """Raise `BadArgument` unless `value` can be called."""
    if not callable(value):
        raise BadArgument(argument, value, "a function")


def name_difference(found: Mapping[str, object], asked: Mapping[str, object]) -> str | None:
    """Return what a file says of itself otherwise than was asked; None if it says the same."""
    for name in dict.fromkeys([*asked, *found]):
        # written out, as true equals 1 and 6.0 equals 6
        there, wanted = (
            json.dumps(facts[name]) if name in facts else "nothing" for facts in (found, asked)
        )
        if there != wanted:
            short = f"{there[:60]}…" if len(there) > 70 else there
            return f"{name}: {short} in the file, {wanted} asked"
    return None
