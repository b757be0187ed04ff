"""Finds the shares of all games in a text, whatever surrounds them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from itertools import chain

from bot.domain.records.formats import FLAGS
from bot.domain.records.games import KNOWN_GAMES
from bot.domain.records.grids import SQUARES, read_grid
from bot.domain.records.talk import TILES_BELOW, is_talk
from bot.domain.records.values import RecordedGame, Share

LONGEST_TEXT = 4000
"""Characters of a text that are read; no Discord message is longer."""

MOST_SHARES = 25
"""Results of a text that are read; this many fit into an answer."""

# variation selectors, joiners and direction marks, which differ by keyboard and are invisible
_INVISIBLE = re.compile("[\ufe0e\ufe0f\u200b-\u200f\u2060-\u2069\u202a-\u202e\ufeff]")
_MARKUP = re.compile(r"\*\*|\|\||__|`|\\(?=\W)")
# quotes of somebody else, and what its author has struck out
_QUOTED = re.compile(r"^(?:>>> .*|>[^\n]*)|~~(?!~).+?~~", re.MULTILINE | re.DOTALL)
_QUOTATION = re.compile(r"[\"“”„«»‘]|(?<!\w)['’]|['’](?!\w)")
_SPACE = re.compile(r"[^\S\n]")
# no share has so much; a format that allows any would look through it from many places
_VOID = re.compile(r"(\s{20})\s+")
_NAMED_SQUARES = {
    "green": "🟩",
    "yellow": "🟨",
    "orange": "🟧",
    "blue": "🟦",
    "black": "⬛",
    "white": "⬜",
}
# :black_large_square:, as a client copies it
_SHORTCODE = re.compile(rf":({'|'.join(_NAMED_SQUARES)})_(?:large_)?square:")
# text before a square has no squares, so that a row matches in only one way
_GRID = re.compile(rf"^(?:[^\w\n{SQUARES}]*[{SQUARES}]){{4}}[^\w\n]*$", re.MULTILINE)

_DAYS = ("%d/%m/%Y",)
_DATES = ("%m/%d/%Y", "%Y-%m-%d", "%b %d, %Y", "%B %d, %Y", "%d %b %Y")


def read_shares(
    text: str, games: Iterable[RecordedGame] = KNOWN_GAMES.values()
) -> tuple[Share, ...]:
    """Return the results in a text in order, at most `MOST_SHARES`; of a puzzle the first."""
    return _read_all(text, games)[:MOST_SHARES]


def count_left_out(text: str, games: Iterable[RecordedGame]) -> int:
    """Return how many results of a text `read_shares` leaves out, as they are too many."""
    return max(len(_read_all(text, games)) - MOST_SHARES, 0)


def find_seconds(text: str, games: Iterable[RecordedGame]) -> tuple[Share, ...]:
    """Return results of a text whose puzzle has another one that counts instead, one a puzzle."""
    shares = _list_all(text, games)
    first = _find_first(shares)
    return tuple(
        {
            (one.game.key, one.puzzle): one
            for one in reversed(shares)
            if not one.talk and one.score != first[one.game.key, one.puzzle].score
        }.values()
    )[::-1]


def _read_all(text: str, games: Iterable[RecordedGame]) -> tuple[Share, ...]:
    shares = _list_all(text, games)
    first = _find_first(shares)
    return tuple(share for share in shares if first[share.game.key, share.puzzle] is share)


def _list_all(text: str, games: Iterable[RecordedGame]) -> list[Share]:
    plain = normalise(text[:LONGEST_TEXT])
    found = sorted(
        ((match.span(), share) for game in games for match, share in _find(game, plain)),
        key=lambda one: one[0][0],
    )
    spans = [span for span, _ in found]
    return [replace(share, talk=is_talk(plain, span, spans, share.game)) for span, share in found]


def _find_first(shares: Iterable[Share]) -> dict[tuple[str, int], Share]:
    # somebody's own share counts rather than talk above it
    first: dict[tuple[str, int], Share] = {}
    for share in sorted(shares, key=lambda one: one.talk):
        first.setdefault((share.game.key, share.puzzle), share)
    return first


def find_impossible(text: str, games: Iterable[RecordedGame]) -> tuple[Share, ...]:
    """Return what is written as a share, with a figure or a number that none of its game has.

    A puzzle of which `read_shares` finds a result is left out.
    """
    games = [*games]
    plain = normalise(text[:LONGEST_TEXT])
    found = [(match.span(), share) for game in games for match, share in _find_odd(game, plain)]
    if not found:
        return ()
    read = {(share.game.key, share.puzzle) for game in games for _, share in _find(game, plain)}
    spans = [span for span, _ in found]
    return tuple(
        replace(share, talk=is_talk(plain, span, spans, share.game))
        for span, share in found
        if (share.game.key, share.puzzle) not in read
    )


READ = "\0"
"""Stands for a result that was read."""


def mask_shares(text: str, games: Iterable[RecordedGame] = KNOWN_GAMES.values()) -> str:
    """Return a text with a `READ` where each result in it begins and ends, and nothing between."""
    plain = normalise(text[:LONGEST_TEXT].replace(READ, ""))
    gone = set[int]()
    edges = set[int]()
    for game in games:
        for match, _ in chain(_find(game, plain), _find_odd(game, plain)):
            edges |= {match.start(), match.end() - 1}
            gone.update(range(*match.span()))
    return "".join(
        READ if at in edges else sign
        for at, sign in enumerate(plain)
        if at in edges or at not in gone or sign == "\n"
    )


def find_named(text: str, games: Iterable[RecordedGame]) -> RecordedGame | None:
    """Return the first game that a text names, the longest of several that begin there."""
    plain = fold(normalise(text[:LONGEST_TEXT]))
    places = (
        (match.start(), -len(game.name), game)
        for game in games
        if (match := re.search(rf"\b{re.escape(fold(game.name))}\b", plain))
    )
    return min(places, default=(0, 0, None), key=lambda one: one[:2])[2]


def fold(text: str) -> str:
    """Return the text without accents, in lower case."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(one for one in letters if unicodedata.category(one) != "Mn")


def looks_like_share(text: str) -> bool:
    """Return whether a text has two rows of tiles, as the results of any game have."""
    return len(_GRID.findall(normalise(text[:LONGEST_TEXT]))) > 1


def normalise(text: str) -> str:
    """Return the text with its squares, but no quotes, invisible characters, markup, odd spaces.

    Of a long run of white space only the beginning is left.
    """
    lines = _QUOTED.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
    drawn = _SHORTCODE.sub(lambda found: _NAMED_SQUARES[found[1]], lines)
    return _VOID.sub(r"\1", _SPACE.sub(" ", _MARKUP.sub("", _INVISIBLE.sub("", drawn))))


def _find(game: RecordedGame, text: str) -> Iterator[tuple[re.Match[str], Share]]:
    for match in chain.from_iterable(pattern.finditer(text) for pattern in game.patterns):
        # an invalid date or an unfinished game is not a share
        with suppress(ValueError):
            if not game.headline or _stands(match, text):
                score = game.score(match)
                grid = read_grid(text, match.end(), game)
                share = Share(game, _number(match, game), score)
                if grid is not None and not grid.allows(score):
                    found = grid.count(score)
                    share = replace(share, contradicted=found is None)
                    if found is not None:
                        share = replace(share, score=found, stated=score)
                yield match, share


def _find_odd(game: RecordedGame, text: str) -> Iterator[tuple[re.Match[str], Share]]:
    for match in chain.from_iterable(re.finditer(one, text, FLAGS) for one in game.loose):
        with suppress(ValueError):
            if not game.headline or _stands(match, text):
                number = match["long"] if "long" in match.groupdict() else None
                puzzle = int(re.sub(r"\D", "", number)) if number else _number(match, game)
                share = Share(game, puzzle, game.score(match))
                if number or not game.admits(share.score):
                    yield match, share


def _stands(match: re.Match[str], text: str) -> bool:
    """Return whether a headline is a share and not quoted: tiles follow, or no mark stands before.

    What stands in quotation marks is somebody else's; an apostrophe in a word is no such mark.
    """
    before = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
    return bool(TILES_BELOW.match(text, match.end())) or not _QUOTATION.search(before)


def _number(match: re.Match[str], game: RecordedGame) -> int:
    """Return the puzzle's number; of one named by its day, the days since the game's day zero.

    Raises ValueError if it has no such day, or the game had no puzzle then.
    """
    groups = match.groupdict()
    if "puzzle" in groups:
        return int(re.sub(r"\D", "", groups["puzzle"]))
    written, forms = (groups["day"], _DAYS) if "day" in groups else (groups["date"], _DATES)
    for form in forms:
        with suppress(ValueError):
            day = datetime.strptime(written, form).date()  # noqa: DTZ007 - a day alone
            if (number := (day - (game.day_zero or date.min)).days) > 0:
                return number
    raise ValueError(written)
