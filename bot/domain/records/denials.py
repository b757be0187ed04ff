"""What says of a result that it is none: it was made up, a joke, or a wish."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import dropwhile

from bot.domain.records.own_words import RESULT_WORDS
from bot.domain.records.remark_phrases import (
    ASKING,
    DREAMS,
    EXAMPLES,
    NOT_ME,
    OPEN_WISHES,
    POINTING,
    SPOKEN_OF,
    TELLING_WHOSE,
    WISHES,
)

DENIALS = frozenset(
    """
fake false not pretend kein keine falsches nicht falso falsa faux pas nep vals niet fałszywe nie
falskt inte sahte değil palsu bukan ψεύτικο όχι δεν не фейк фейковий фальшивий
""".casefold().split()
)
"""Words that at once before a result say that it is none."""

_JOKES = frozenset(
    """
cheated copied fake geschummelt jk jking joke joking kidding photoshop photoshopped scherz stolen
spaß spass broma
blague plaisante rigole scherzo scherzavo grapje żart żartuję żartowałem żartowałam brincadeira
skojar skoja skämt şaka bercanda αστειεύομαι
πλάκα жарт жартую
""".casefold().split()
)
"""Words that begin a remark which takes a result back."""

_NEWS = ("fake", "news")
"""Words that begin with one of those and speak of something else."""

_TESTS = frozenset({("test",), ("testing",), ("just", "testing"), ("example",), ("for", "example")})
"""Remarks before a result that only tries the bot."""

FILLERS = frozenset(
    """
a haha hehe hihi i'm just lol nah ok okay only rofl sorry
das nee nein es ist nur war un une una era non solo c'est je scherzo è een maar to tylko był é
foi só det var bara sadece cuma hanya це був
""".casefold().split()
)
"""Words that may stand before a joke or a wish."""

ENDS = FILLERS | frozenset(
    """
btw but either fyi obviously sadly though tho unfortunately leider μου
""".casefold().split()
)
"""Words that may stand behind a denial, or behind whose a result is."""


_NONE = frozenset(
    """
ain't isn't isnt not wasn't nicht kein keine no pas non niet nie não inte ej bukan όχι δεν не
""".casefold().split()
)
"""Words that say, before one of `_MINE`, that a result is somebody else's."""

_MINE = frozenset(
    """
me mine my mein meine meiner meines meins mir mi mía mío mio mon mien mienne moi mia mie miei mij
mijn mijne moja moje mojego mój mojej meu minha mim min mina mitt mig punyaku milikku hasilku skorku
δικό δική мій моє моя мої мене
""".casefold().split()
)

_LINKS = frozenset(
    """
à a av are de den di des det do e el este è é es fue il ist jest la le od the to van von was είναι
""".casefold().split()
)
"""Words that may stand between the two."""

_NOT_MINE = frozenset({("benim", "değil"), ("bana", "ait", "değil"), ("punya", "saya")})
"""The same in languages with another order."""


def denies_owning(words: Sequence[str]) -> bool:
    """Return whether a remark, in small letters, says that a result is not its author's.

    "Not mine" and "not my score" do, "not my day" does not.
    """
    meant = tuple(dropwhile(ENDS.__contains__, reversed(words)))[::-1]
    if any(meant[-len(one) :] == one for one in _NOT_MINE):
        return True
    return any(
        word in _NONE and _ends_with_mine([*dropwhile(_LINKS.__contains__, meant[at + 1 :])])
        for at, word in enumerate(meant)
    )


def _ends_with_mine(words: Sequence[str]) -> bool:
    return bool(words) and words[0] in _MINE and (len(words) == 1 or words[1] in RESULT_WORDS)


def denies_what_follows(words: Sequence[str], *, ended: bool) -> bool:
    """Return whether a sentence before a result, in small letters, takes it back.

    One that has `ended` wishes for something else, as "I wish it was easier." does.
    """
    dreams = DREAMS if ended else DREAMS | OPEN_WISHES
    if denies_owning(words) or _begins(words, dreams):
        return True
    joke = not _JOKES.isdisjoint(words) and (_JOKES | FILLERS).issuperset(words)
    return joke or tuple(words) in WISHES | _TESTS


def only_shows(words: Sequence[str]) -> bool:
    """Return whether a sentence that ends in a colon, in small letters, only gives an example."""
    return any(tuple(words[-len(one) :]) == one for one in EXAMPLES)


def points_below(words: Sequence[str]) -> bool:
    """Return whether a line, in small letters, points at the result below it: "look what"."""
    return _begins(words, POINTING)


def takes_back(words: Sequence[str]) -> bool:
    """Return whether a remark behind a result, in small letters, says that it is none."""
    meant = tuple(dropwhile(FILLERS.__contains__, words))
    joke = bool(meant) and meant[0] in _JOKES and meant[:2] != _NEWS
    return joke or meant in WISHES or denies_owning(words)


def asks(words: Sequence[str]) -> bool:
    """Return whether words before a result, in small letters, begin a question."""
    return _begins(words, ASKING)


def is_spoken_of(words: Sequence[str]) -> bool:
    """Return whether words behind a figure, in small letters, go on about it as any figure."""
    return _begins(words, SPOKEN_OF)


def tells_whose(words: Sequence[str]) -> bool:
    """Return whether a long line, in small letters, may tell whose the result above it is."""
    return any(_begins(words[at:], TELLING_WHOSE) for at in range(len(words)))


def denies_below(words: Sequence[str]) -> bool:
    """Return whether a line, in small letters, ends by denying the result above it."""
    return any(tuple(words[-len(one) :]) == one for one in NOT_ME)


def _begins(words: Sequence[str], phrases: Collection[tuple[str, ...]]) -> bool:
    return any(tuple(words[: len(one)]) == one for one in phrases)
