"""Tables as files that a spreadsheet opens, and files packed into one."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import BytesIO, TextIOWrapper
from zipfile import ZIP_DEFLATED, ZipFile

from bot.render.reply import Attachment

_SIGNS = tuple("=+-@\t\r")
"""With which a spreadsheet's formula begins."""


class Table:
    """A table as a CSV file, in which no text is taken for a formula."""

    def __init__(self, name: str, columns: Sequence[str]) -> None:
        self._name, self._content = name, BytesIO()
        # a spreadsheet takes a file without the mark at its start for an older encoding
        self._text = TextIOWrapper(self._content, "utf-8-sig", newline="")
        self._lines = csv.writer(self._text)
        self._lines.writerow(columns)

    def add(self, rows: Iterable[Iterable[object]]) -> None:
        """Write more lines."""
        self._lines.writerows(map(_guard, row) for row in rows)

    def attach(self) -> Attachment:
        """Return the file with what was written."""
        self._text.flush()
        return Attachment(f"{self._name}.csv", self._content.getvalue())


def write_table(name: str, columns: Sequence[str], rows: Iterable[Iterable[object]]) -> Attachment:
    """Return a whole table as a file."""
    table = Table(name, columns)
    table.add(rows)
    return table.attach()


def pack(name: str, files: Iterable[Attachment]) -> Attachment:
    """Return files as one zip file."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as folder:
        for file in files:
            folder.writestr(file.name, file.content)
    return Attachment(f"{name}.zip", packed.getvalue())


def _guard(cell: object) -> object:
    """Return a cell that no spreadsheet takes for a formula; a number is none."""
    if not isinstance(cell, str) or not cell.startswith(_SIGNS):
        return cell
    return cell if cell.removeprefix("-").isdecimal() else f"'{cell}"
