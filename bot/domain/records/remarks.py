"""Tells whether the words around a result speak of somebody else.

No list holds every remark, so unknown words are one's own, unless they look like somebody: a
relation, a name, something owned, or whoever does something.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from bot.domain.records.other_people import BESIDE, BETWEEN, DAYS, DOING, FROM, RELATIONS, TELLING
from bot.domain.records.own_words import OWN_WORDS, WORD

MENTION = re.compile(r"<@!?\d+>|@(?!everyone\b|here\b)\w+")
"""A person who is mentioned; a role, or everybody who is here, is no one person."""

PRINTED = re.compile(r"https?://\S+|#\w+|<@&\d+>|<a?:\w+:\d+>|(?<!\w):\w+:")
"""What is no word: a game prints addresses and hashtags, and an emoji of a server has a name."""

_PIECE = re.compile(rf"{MENTION.pattern}|\d+|{WORD.pattern}")
_NEAR = 8
"""Pieces behind a word among which its verb is looked for."""

# any other sign begins a clause, whose first word is a capital one
_WITHIN = re.compile(r"[ ,;()'/–—-]*")


@dataclass(frozen=True)
class _Piece:
    """A word, a number or a mention, in small letters."""

    key: str
    capital: bool
    first: bool

    @property
    def mentions(self) -> bool:
        return self.key[0] in "<@"

    @property
    def known(self) -> bool:
        """Whether it is nobody: a number, a verb, or a common word, be it contracted as "war's"."""
        stem = self.key.partition("'")[0]
        return not OWN_WORDS.isdisjoint((self.key, stem)) or self.key in DOING or stem.isdigit()

    @property
    def related(self) -> bool:
        return not RELATIONS.isdisjoint((self.key, *self.key.split("'")))

    @property
    def somebody(self) -> bool:
        """Whether it looks like somebody, or might where it begins a sentence."""
        return self.capital or self.related or self.mentions

    @property
    def owning(self) -> bool:
        return self.key.endswith("'s")


def find_words(text: str) -> list[str]:
    """Return the words that no game prints, in small letters."""
    found = WORD.findall(PRINTED.sub("", text))
    return [one.casefold().replace("’", "'") for one in found]


def tells_of_somebody(text: str, shared: Collection[str] | None = None) -> bool:
    """Return whether words tell whose a result is, or who did it.

    Those behind a result come with the numbers of what was `shared`: somebody who got another one
    did not get this.
    """
    pieces = [*_read_pieces(text)]
    for at, one in enumerate(pieces):
        before, behind = pieces[max(at - 2, 0) : at], pieces[at + 1 : at + _NEAR]
        if one.key in TELLING or (one.key in FROM and behind and not behind[0].known):
            return True
        if not one.known and (_acts(one, behind, shared) or _is_named(one, before, behind)):
            return True
    return False


def _acts(one: _Piece, behind: Sequence[_Piece], shared: Collection[str] | None) -> bool:
    """Return whether a piece is who did something, or may be, with what was shared."""
    if one.somebody and behind and behind[0].key in DAYS:
        return True
    verb, figure = _find_deed(behind)
    if shared is None or verb not in DOING:
        return verb in DOING
    return one.somebody and not (figure.isdigit() and figure not in shared)


def _is_named(one: _Piece, before: Sequence[_Piece], behind: Sequence[_Piece]) -> bool:
    """Return whether a piece is somebody who is not only compared with, and did nothing else."""
    if one.mentions or _find_deed(behind)[0] in DOING:
        return False
    named = one.related or one.owning or (one.capital and not one.first)
    return named and BESIDE.isdisjoint(each.key for each in before)


def _find_deed(behind: Sequence[_Piece]) -> tuple[str, str]:
    """Return what stands where a verb and its figure may, behind somebody."""
    verb, figure, *_ = [*(each.key for each in behind if each.key not in BETWEEN), "", ""]
    return verb, figure


def _read_pieces(text: str) -> Iterator[_Piece]:
    plain = PRINTED.sub("", text).replace("’", "'")
    end = 0
    for found in _PIECE.finditer(plain):
        word = found[0]
        capital = word[0].isupper() and not word.isupper()
        first = not end or not _WITHIN.fullmatch(plain, end, found.start())
        yield _Piece(word.casefold(), capital, first)
        end = found.end()
