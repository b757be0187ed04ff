"""Discord's markdown as text of a terminal: coloured tiles, names, clock times."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from rich.markup import escape
from rich.text import Text

_TILES = {
    "🟩": "bold white on green4",
    "🟨": "bold black on gold3",
    "⬛": "bold white on grey37",
    "🟧": "bold black on dark_orange",
    "🟦": "bold white on blue3",
}
_ROW = re.compile(rf"([{''.join(_TILES)}]+)  ((?:\w ?)+)")
_EMOJI = re.compile(r"<a?:(\w+):\d+>")
_COMMAND = re.compile(r"</([^:>]+):\d+>")
_MENTION = re.compile(r"<(?:@[!&]?|#)(\d+)>")
_MOMENT = re.compile(r"<t:(\d+)(?::\w)?>")

_STYLES = (
    (re.compile(r"```(?:\w*\n)?(.+?)\n?```", re.DOTALL), r"\1"),
    (re.compile(r"`(.+?)`"), r"[bold]\1[/]"),
    (re.compile(r"\*\*(.+?)\*\*", re.DOTALL), r"[bold]\1[/]"),
    (re.compile(r"__(.+?)__"), r"[underline]\1[/]"),
    (re.compile(r"(?<!\w)([*_])(?=\S)(.+?)(?<=\S)\1(?!\w)"), r"[italic]\2[/]"),
    (re.compile(r"^-# (.+)$", re.MULTILINE), r"[dim]\1[/]"),
    (re.compile(r"^#{1,3} (.+)$", re.MULTILINE), r"[bold]\1[/]"),
    (re.compile(r"^(\[\d+\])|(?<=   )(\[\d+\])", re.MULTILINE), r"[cyan]\1\2[/]"),
)


def printed(text: str, name: Callable[[int], str], *, colour: bool) -> Text:
    """Return `text` with styles; `name` tells who is mentioned.

    With `colour` a row of tiles becomes its letters on their colours.
    """
    text = escape(text)
    text = _MENTION.sub(lambda found: escape(name(int(found[1]))), text)
    text = _MOMENT.sub(lambda found: _clock(int(found[1])), text)
    text = _COMMAND.sub(r"/\1", _EMOJI.sub(r":\1:", text))
    for pattern, style in _STYLES:
        text = pattern.sub(style, text)
    return Text.from_markup(_ROW.sub(_tiles, text) if colour else text, emoji=False)


def _clock(seconds: int) -> str:
    """A moment by the clock of this machine, to the second if it is near."""
    at = datetime.fromtimestamp(seconds, UTC).astimezone()
    near = abs(datetime.now(UTC) - at) < timedelta(minutes=10)
    return f"{at:%H:%M:%S}" if near else f"{at:%d %b %H:%M}"


def _tiles(row: re.Match[str]) -> str:
    pairs = zip(row[1], row[2].split(), strict=False)
    return "".join(f"[{_TILES[square]}] {letter} [/]" for square, letter in pairs)
