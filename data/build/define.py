"""The short dictionary: what each answer means, fit for a family chat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from data.build.hands import HAND
from data.build.wordnet import PARTS, Sense, WordNet

LONGEST = 300

_NAMES = {"noun": "noun", "verb": "verb", "adj": "adjective", "adv": "adverb"}


def definitions(net: WordNet, words: Iterable[str]) -> dict[str, str]:
    """Define each of `words` that is defined by hand, or that WordNet has a fit sense of."""
    by_hand = dict(_pairs("definitions.tsv", "\t"))
    found = {word: by_hand.get(word) or _looked_up(net, word) for word in words}
    return {word: _shortened(gloss) for word, gloss in found.items() if gloss}


def _looked_up(net: WordNet, word: str) -> str:
    senses = _senses(net, word)
    base = net.base(word)
    if not base or (senses and not senses[0].name):
        return _told(senses)
    return _inflected(word, *base)


def _inflected(word: str, part: str, stem: str) -> str:
    if part == "adj":
        return f"{_NAMES[part]}: {'most' if word.endswith('st') else 'more'} {stem}"
    form = "plural" if part == "noun" else "form" if word.endswith("ing") else "past form"
    return f"{_NAMES[part]}: {form} of {stem}"


def _senses(net: WordNet, word: str) -> list[Sense]:
    """The senses of a word, the one preferred by hand first."""
    preferred = _preferred().get(word)
    senses = net.senses(word)
    return sorted(senses, key=lambda sense: f"{PARTS[sense.part]}{sense.number}" != preferred)


def _told(senses: list[Sense]) -> str:
    """The first sense, and the first of another part of speech if it is in use."""
    others = [sense for sense in senses[1:] if sense.part != senses[0].part and sense.tagged]
    return "; ".join(f"{_NAMES[s.part]}: {s.gloss}" for s in senses[:1] + others[:1])


@cache
def _preferred() -> dict[str, str]:
    return dict(_pairs("senses.txt", " "))


def _pairs(name: str, separator: str) -> Iterator[tuple[str, str]]:
    for line in (HAND / name).read_text("utf-8").splitlines():
        if not line.startswith("#"):
            word, _, value = line.partition(separator)
            yield word, value


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rsplit(" ", 1)[0] + "…"
