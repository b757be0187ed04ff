"""Tells whether the words around a result speak of somebody else.

No list holds every remark, so a word is one's own, unless it stands as an owner does: a name alone,
*by* a name, *dad's*, a relation with nothing behind it, or whoever does something.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import dropwhile

from bot.domain.records.denials import ENDS
from bot.domain.records.given_names import GIVEN_NAMES
from bot.domain.records.other_people import (
    BESIDE,
    BETWEEN,
    CLAUSES,
    COPYING,
    DAYS,
    DOING,
    FOR,
    FROM,
    HUSBANDS,
    IT,
    ME,
    MY,
    PLACES,
    PRAISE,
    RANKS,
    RELATIONS,
    SELF,
    SENDING,
    TELLING,
    THIS,
    WHO,
)
from bot.domain.records.own_words import OWN_WORDS, RESULT_WORDS, WORD

MENTION = re.compile(r"<@!?\d+>|@(?!everyone\b|here\b)\w+")
"""A person who is mentioned; a role, or everybody who is here, is no one person."""

PRINTED = re.compile(r"https?://\S+|#\w+|<@&\d+>|<a?:\w+:\d+>|(?<!\w):\w+:")
"""What is no word: a game prints addresses and hashtags, and an emoji of a server has a name."""

_PIECE = re.compile(rf"{MENTION.pattern}|\d+|{WORD.pattern}")
_DRAWN = re.compile(r"(.)\1\1")
"""A word that is drawn out, such as "Nooo", is no name."""
_NEAR = 3
"""Pieces behind a word among which *me* says that it has another result."""
_NAMES = 3
"""Words that a name may have."""


@dataclass(frozen=True)
class _Piece:
    """A word, a number or a mention, in small letters."""

    key: str
    capital: bool

    @property
    def known(self) -> bool:
        """Whether it is nobody: a number, a verb, or a common word, be it contracted as "war's"."""
        stem = self.key.partition("'")[0]
        return not OWN_WORDS.isdisjoint((self.key, stem)) or self.key in DOING or stem.isdigit()

    @property
    def related(self) -> bool:
        return not RELATIONS.isdisjoint((self.key, *self.key.split("'")))

    @property
    def named(self) -> bool:
        drawn = _DRAWN.search(self.key)
        return self.key[0] in "<@" or (self.capital and not self.known and not drawn)

    @property
    def called(self) -> bool:
        """Whether it is a common given name, or a mention."""
        return self.key[0] in "<@" or (self.capital and self.key in GIVEN_NAMES)

    @property
    def owning(self) -> bool:
        return self.key.endswith("'s") and not self.known


def find_words(text: str) -> list[str]:
    """Return the words that no game prints, in small letters."""
    found = WORD.findall(PRINTED.sub("", text))
    return [one.casefold().replace("’", "'") for one in found]


def is_name(text: str, *, most: int = _NAMES) -> bool:
    """Return whether a remark is a name and no more, as "Kevin" or "from Anna today".

    One of the words has to be a given name: many other words have a capital there. A name has at
    `most` so many.
    """
    pieces = [one for one in _read_pieces(text) if one.key not in FROM | DAYS]
    if len(pieces) == 1:
        return pieces[0].called
    whole = 1 < len(pieces) <= most and all(one.named for one in pieces)
    return whole and any(one.called for one in pieces) and not _greets(pieces)


def _greets(pieces: Sequence[_Piece]) -> bool:
    """Return whether only people are mentioned, more than one of them."""
    return all(one.key[0] in "<@" for one in pieces)


def tells_of_relation(text: str) -> bool:
    """Return whether words that end in a colon are about a relation: "my sister is a genius:"."""
    pieces = [*_read_pieces(text.rpartition(",")[2])]
    return any(
        one.related
        and BESIDE.isdisjoint(each.key for each in pieces[max(at - 2, 0) : at])
        and ME.isdisjoint(each.key for each in pieces)
        for at, one in enumerate(pieces)
    )


def tells_of_this(text: str, shared: Collection[str]) -> bool:
    """Return whether a whole sentence says that somebody did what follows: "He got this?"."""
    pointed = any(one.key in THIS for one in _read_pieces(text))
    return pointed and tells_of_somebody(text, shared)


def names_source(text: str) -> bool:
    """Return whether words say that a result was seen elsewhere: "saw this on Twitter"."""
    keys = [one.key for one in _read_pieces(text)]
    return any(
        (key in COPYING or (not at and key in ("from", "via")))
        and not PLACES.isdisjoint(keys[at + 1 : at + 5])
        for at, key in enumerate(keys)
    )


def names_owner(text: str) -> bool:
    """Return whether words say whose a result is: "my wife's", "for Jim", "my dad again"."""
    pieces = _trim(_read_pieces(text))
    return any(_owns(one, pieces[:at], pieces[at + 1 :]) for at, one in enumerate(pieces))


def tells_of_somebody(text: str, shared: Collection[str], *, behind: bool = False) -> bool:
    """Return whether words tell whose a result is, or who did it.

    With the numbers of what was `shared`: somebody who got another one did not get this. A remark
    `behind` a result is about it, so that an unknown word which does something there is nobody.
    """
    if names_owner(text):
        return True
    pieces = [*_read_pieces(text)]
    if not behind and any(each.key in SELF and not each.called for each in pieces[-2:]):
        return False
    for at, one in enumerate(pieces):
        after = pieces[at + 1 :]
        if one.key in SENDING:
            return True
        # whoever beat me has another result
        if not ME.isdisjoint(each.key for each in after[:_NEAR]):
            continue
        if behind and at and pieces[at - 1].key in CLAUSES:
            continue
        if one.key in TELLING or _acts(one, after, shared, behind=behind):
            return True
    return False


def _owns(one: _Piece, before: Sequence[_Piece], behind: Sequence[_Piece]) -> bool:
    if not BESIDE.isdisjoint(each.key for each in before[-2:]):
        return False
    what = next((each.key for each in behind if each.key not in RANKS), "")
    if one.owning and (not what or what in RESULT_WORDS):
        return True
    last = all(each.key in DAYS | BETWEEN or (one.related and each.named) for each in behind)
    if behind and behind[0].key in WHO and one.named and before and before[-1].key in FOR:
        return True
    if not last or one.related:
        return last
    return one.named and bool(before) and before[-1].key in FOR


def _acts(one: _Piece, after: Sequence[_Piece], shared: Collection[str], *, behind: bool) -> bool:
    """Return whether a piece is who did something, or may be, with what was shared."""
    if one.known:
        return False
    if one.related and not behind and after and after[-1].key in DOING | PRAISE:
        return ME.isdisjoint(each.key for each in after)
    meant = [each.key for each in after if each.key not in BETWEEN] or [each.key for each in after]
    verb, figure, *_ = [*meant, "", ""]
    if verb not in DOING or (figure.isdigit() and figure not in shared):
        return False
    return one.related or one.named or (not behind and (not figure or figure in IT))


def _trim(pieces: Iterable[_Piece]) -> list[_Piece]:
    """Return pieces without such as "lol" at their end."""
    kept = dropwhile(lambda one: one.key in ENDS, reversed([*pieces]))
    return [*kept][::-1]


def _read_pieces(text: str) -> Iterator[_Piece]:
    before = ""
    for found in _PIECE.findall(PRINTED.sub("", text).replace("’", "'")):
        capital, key = found[0].isupper() and not found.isupper(), found.casefold()
        if before in MY and key in HUSBANDS:
            key = "husband"
        yield _Piece(key, capital or found == "AI")
        before = key
