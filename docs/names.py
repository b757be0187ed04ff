"""Writes the table of public names in docs/reference.md: `python -m docs.names`.

A test holds that the file says what the code does.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from enum import EnumType
from pathlib import Path
from types import ModuleType
from typing import Any

import engine.environment
import engine.errors
import engine.solver

PAGE = Path(__file__).parent / "reference.md"
_BEGIN, _END = "<!-- names: python -m docs.names -->\n", "<!-- end of names -->\n"

_VALUES = {
    "ENGLISH": "The English alphabet.",
    "STRATEGIES": "Every strategy of the engine by its name.",
    "Word": "A text that `parse` has read: small letters, each a letter of its alphabet.",
}
"""What cannot have a docstring of its own."""


def write_names(page: str) -> str:
    """Return the page with the table of names as it is now."""
    before, _, rest = page.partition(_BEGIN)
    _, _, after = rest.partition(_END)
    return f"{before}{_BEGIN}{_make_tables()}{_END}{after}"


def _make_tables() -> str:
    modules = (engine, engine.solver, engine.errors, engine.environment)
    told: set[str] = set()
    tables: list[str] = []
    for module in modules:
        names = sorted(set(_list_names(module)) - told, key=lambda name: (name.lower(), name))
        told |= set(names)
        rows = [_make_row(name, getattr(module, name)) for name in names]
        head = f"`{module.__name__}` | what it is | what it has or takes"
        tables.append("\n".join([head, "--- | --- | ---", *rows, "\n"]))
    return "\n" + "".join(tables)


def _list_names(module: ModuleType) -> list[str]:
    if hasattr(module, "__all__"):
        return list(module.__all__)
    own = {name: one for name, one in vars(module).items() if not name.startswith("_")}
    return [name for name, one in own.items() if getattr(one, "__module__", "") == module.__name__]


def _make_row(name: str, one: Any) -> str:
    said = _VALUES.get(name) or inspect.getdoc(one) or ""
    sentence = re.split(r"(?<=\.)\s|:?\n\n", said)[0].replace("\n", " ").rstrip(".") + "."
    cells = (f"`{name}`", sentence, ", ".join(f"`{part}`" for part in _list_parts(one)))
    return " | ".join(cell.replace("|", "\\|") for cell in cells).rstrip()


def _list_parts(one: Any) -> list[str]:
    """Return the members of a class, or what a function takes."""
    if isinstance(one, EnumType):
        return list(one.__members__)
    if isinstance(one, type):
        return list(dict.fromkeys(_list_members(one)))
    return [*inspect.signature(one).parameters] if inspect.isfunction(one) else []


def _list_members(kind: type) -> Iterator[str]:
    ours = [base for base in reversed(kind.__mro__) if base.__module__.startswith("engine")]
    for base in ours:
        for name in [*inspect.get_annotations(base), *vars(base)]:
            if not name.startswith("_"):
                yield name


if __name__ == "__main__":
    PAGE.write_text(write_names(PAGE.read_text("utf-8")), "utf-8")
