"""What says of a result that it is none: it was made up, a joke, or a wish."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile

DENIALS = frozenset(
    """
fake false not pretend kein keine falsches nicht falso falsa faux pas nep vals niet fałszywe nie
falskt inte sahte değil palsu bukan ψεύτικο όχι δεν не фейк фейковий фальшивий
""".casefold().split()
)
"""Words that at once before a result say that it is none."""

_JOKES = frozenset(
    """
fake jk jking joking kidding scherz spaß spass broma blague plaisante rigole scherzo scherzavo
grapje żart żartuję żartowałem żartowałam brincadeira skojar skoja skämt şaka bercanda αστειεύομαι
πλάκα жарт жартую
""".casefold().split()
)
"""Words that begin a remark which takes a result back."""

_FILLERS = frozenset(
    """
haha hehe hihi i'm just lol nah ok okay only rofl sorry
das es ist nur war un une una era solo c'est je scherzo è een maar to tylko był é foi só det var
bara sadece cuma hanya це був
""".casefold().split()
)
"""Words that may stand before a joke or a wish."""

_WISHES = frozenset(
    tuple(phrase.casefold().split())
    for phrase in (
        "s",  # sarcasm is marked /s
        "as if",
        "i wish",
        "if only",
        "in my dreams",
        "not really",
        "yeah right",
        "schön wär's",
        "nicht wirklich",
        "ojalá",
        "en mis sueños",
        "j'aimerais bien",
        "pas vraiment",
        "magari",
        "was het maar waar",
        "niet echt",
        "chciałbym",
        "chciałabym",
        "quem me dera",
        "inte riktigt",
        "keşke",
        "μακάρι",
        "якби",
    )
)
"""Remarks that are a denial if nothing else is said."""


def denies_what_follows(words: Sequence[str]) -> bool:
    """Return whether a sentence before a result, in small letters, takes it back."""
    joke = not _JOKES.isdisjoint(words) and (_JOKES | _FILLERS).issuperset(words)
    return joke or tuple(words) in _WISHES


def takes_back(words: Sequence[str]) -> bool:
    """Return whether a remark behind a result, in small letters, says that it is none."""
    told = tuple(dropwhile(_FILLERS.__contains__, words))
    return (bool(told) and told[0] in _JOKES) or told in _WISHES
