"""Reads guesses and tiles as people enter them: typed, or a whole share with its words."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from bot.domain.entries import PuzzleEntry, SharpS
from bot.domain.errors import OtherLength, TilesMissing, TilesUneven
from bot.domain.puzzles import MOST_BOARDS, MOST_ENTRIES, PuzzleKind
from bot.services.puzzles.languages import name_language
from engine import Feedback, Word, parse
from engine.errors import UnknownMark
from engine.words import ALPHABETS, LENGTHS

_TILES = "🟩🟧🟢🟠💚🧡🟨🟦🟡🔵💛💙⬛⬜⚫⚪🔲🔳🖤🤍"
_TILE = re.compile(f"[{_TILES}]")
# a row of tiles, some of which may be of a colour that means nothing
_ROW = re.compile(f"[{_TILES}🟥🟪🟫🔴🟣🟤💜🤎\ufe0f]{{4,}}")
# the score, which ends the headline: Wordle 1,234 3/6*  ·  Le Mot (@WordleFR) #321 x/6
_SCORE = re.compile(r"(?<![\w/])(?:\d{1,2}|x)\s*/\s*\d{1,2}\b(?!\s*/)\*?", re.IGNORECASE)
# the scores that head the share of several boards: 6️⃣3️⃣ 2️⃣🟥
_HEAD = re.compile("\\d\ufe0f?\u20e3|[🔟🕚🕛🕐🟥]")
_LINK = re.compile(r"https?://\S+|[#@][^\W\d_]\w*", re.IGNORECASE)
# wordle.at; but gx.yg are tiles
_ADDRESS = re.compile(r"(?<![\w-])(?:[\w-]+\.)+[^\W\d_]{2,}(?:/\S*)?")
# what begins an entry of a list: - crane, 1. crane; but not the last tile before a word: 1 - crane
_BULLET = re.compile(
    f"(?:(?<=^)|(?<=\\n)|(?<=\\w{{3}}\\s)|(?<=[{_TILES}]\\s))"
    r"\s{0,8}(?:[-–—]|\d{1,2}[.)])\s+(?=[^\W\d_]{4})"
)
# what separates or surrounds words: (caves), `20012`, caves=20012, caves:🟩⬛⬛🟨🟩
_BETWEEN = re.compile(f"(?:[\\s,;|/=>→()\\[\\]`]|(?<=[)\\]])\\.|:(?=[{_TILES}\\d]))+")
# what stands around words and tiles in a sentence: “caves”: 20012!
_AROUND = "!…\"'„“”‚‘’«»‹›¡¿"


@dataclass(frozen=True)
class Brought:
    """The words of a text and its tiles, each as written, which may be a `whole` puzzle."""

    words: tuple[str, ...]
    tiles: tuple[str, ...]
    whole: bool = False


def join_share(guess: str, tiles: str) -> tuple[str, str]:
    """Return the guess and the tiles, all as tiles if a share was split between them."""
    whole = f"{guess} {tiles}".strip()
    split = _read_headline(whole) and not (_read_headline(guess) or _read_headline(tiles))
    return ("", whole) if split else (guess, tiles)


def sort_out(guess: str, tiles: str) -> Brought:
    """Tell words from tiles, wherever they are; the headline of a share is skipped.

    If `guess` has a word, everything in `tiles` is a tile, unless coloured ones are among it.
    Raises `TilesMissing` without words or without tiles.
    """
    words, marked = _part(_tokens(guess))
    more, rows = _part(_tokens(tiles))
    if words and not any(map(_ROW.fullmatch, rows)):
        # among digits and letters, what looks like a word is a slip in the tiles
        marked += _tokens(tiles)
    else:
        words += more
        marked += rows
    for token in words:
        if token.isdecimal():
            # a row with a digit that is no tile
            Feedback.parse(token)
    if not words or not marked:
        raise TilesMissing
    whole = any(map(_read_headline, (guess, tiles)))
    return Brought(tuple(_join(words)), tuple(marked), whole)


def has_row(text: str) -> bool:
    """Return whether a text has the tiles of a whole word: ``crane 00120``."""
    return any(len(token) >= LENGTHS[0] and _are_tiles(token) for token in _tokens(text))


def find_lone_word(text: str) -> str:
    """Return the only word of a text that has nothing else; else an empty text."""
    words, tiles = _part(_tokens(text))
    return "".join(_join(words)) if len(_join(words)) == 1 and not tiles else ""


def read_wordless(guess: str, tiles: str) -> tuple[Feedback, ...]:
    """Return the rows of a share that comes without its words; empty for anything else."""
    words, marked = _part([*_tokens(guess), *_tokens(tiles)])
    rows = tuple(Feedback.parse(row) for row in marked)
    even = len({len(row) for row in rows}) == 1 and len(rows[0]) in LENGTHS
    return rows if even and not words and len(rows) <= MOST_ENTRIES else ()


def find_language(*texts: str) -> str | None:
    """Return the language that a share among the texts names."""
    return next((name_language(text) for text in texts if _read_headline(text)), None)


def count_boards(*texts: str) -> int | None:
    """Return how many boards a share has by the scores at its head; None where it has none."""
    heads = [_HEAD.findall(text) for text in texts if _read_headline(text)]
    count = max(map(len, heads), default=0)
    return count if 1 < count <= MOST_BOARDS else None


def make_entries(
    words: Sequence[Word], tiles: Sequence[str], kind: PuzzleKind, open_boards: Sequence[int]
) -> tuple[PuzzleEntry, ...]:
    """Give each word its tiles: those of every board, or of the open ones.

    Spaces between tiles do not matter. Raises `UnknownMark` or `TilesUneven`.
    """
    rows = [Feedback.parse(row) for row in tiles]
    marks = [mark for row in rows for mark in row]
    boards = [*open_boards]
    if len(marks) == len(words) * kind.length * kind.boards:
        boards = [*range(kind.boards)]
    _check(words, rows, len(boards), kind)
    fed = (
        Feedback(marks[start : start + kind.length]) for start in range(0, len(marks), kind.length)
    )
    return tuple(_entry(word, fed, boards, kind.boards) for word in words)


@contextmanager
def explain_sharp_s(words: Sequence[str]) -> Generator[None]:
    """Raise `SharpS` if words with ß are refused for their length."""
    try:
        yield
    except (TilesUneven, OtherLength):
        for word in words:
            if "ß" in word.lower():
                raise SharpS(parse(word, ALPHABETS["de"])) from None
        raise


def _entry(word: Word, fed: Iterator[Feedback], boards: Sequence[int], count: int) -> PuzzleEntry:
    given = dict(zip(boards, fed, strict=False))
    return PuzzleEntry(word, tuple(given.get(board) for board in range(count)))


def _check(words: Sequence[Word], rows: Sequence[Feedback], boards: int, kind: PuzzleKind) -> None:
    needed, found = len(words) * boards, sum(map(len, rows))
    # one hint too short is a slip, even if another is too long and the total is right
    short = [at for at, row in enumerate(rows, 1) if len(row) != kind.length]
    if found != needed * kind.length or (short and len(rows) == needed):
        wrong = short[0] if short and len(rows) == needed > 1 else None
        raise TilesUneven(len(words), boards, kind.length, found, wrong)


def _read_headline(text: str) -> str:
    """Return what precedes the tiles of a share, up to the score; empty for other texts."""
    scores = [*_HEAD.finditer(text)] or [*_SCORE.finditer(text)][:1]
    found = text[: scores[-1].end()] if scores else ""
    return found if re.search(r"[^\W\d_]{2}", found) and not _TILE.search(found) else ""


def _tokens(text: str) -> list[str]:
    bare = _LINK.sub(" ", text[len(_read_headline(text)) :])
    bare = _ADDRESS.sub(lambda found: found[0] if _only_tiles(found[0]) else " ", bare)
    tokens = [_strip(token) for token in _BETWEEN.split(_BULLET.sub(" ", bare)) if token]
    return [token for token in tokens if _are_tiles(token) or any(map(str.isalnum, token))]


def _strip(token: str) -> str:
    """Return a word or tiles without the punctuation around; a full stop may be a tile."""
    # two colons are around the name of a tile
    token = (token.removesuffix(":") if token.count(":") == 1 else token).strip(_AROUND)
    bare = token.rstrip(f".{_AROUND}")
    ended = len(bare) >= LENGTHS[0] and (
        not _only_tiles(bare) or "0" in bare or bool(_ROW.fullmatch(bare))
    )
    return bare if ended else token


def _part(tokens: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the words, and the tokens that can only be tiles."""
    words: list[str] = []
    tiles: list[str] = []
    for token in tokens:
        (tiles if _are_tiles(token) else words).append(token)
    return words, tiles


def _join(words: list[str]) -> list[str]:
    """Return the words; single letters make one word: w h a c k"""
    return ["".join(words)] if words and all(len(word) == 1 for word in words) else words


def _are_tiles(token: str) -> bool:
    """Return whether a token is meant as tiles, even if one of them is none of ours."""
    return _only_tiles(token) or bool(_ROW.fullmatch(token))


def _only_tiles(token: str) -> bool:
    try:
        marks = Feedback.parse(token)
    except UnknownMark:
        return False
    # no word has only letters of tiles, but single letters may make a word: w h a c k
    return bool(marks) and not (len(token) == 1 and token.isalpha())
