"""How many of the commonest headwords of a language our games may hide."""

from __future__ import annotations

from data.build.languages import Words
from data.build.lemmas import is_known, lemma
from data.build.sources import zipf
from engine.words import Word

COMMONEST = 500


def cover(words: Words, length: int) -> dict[str, int]:
    """Count the commonest headwords by a list that did not choose our answers.

    That is simplemma's, where German nouns have a capital: `hidden` may be hidden, and `judged`
    are names, rude, unkind, or not of the language.
    """
    ranked = sorted(words.list_spelt(length), key=lambda word: (-words.zipf(word), word))
    common = [word for word in ranked if _is_lemma(words, word)][:COMMONEST]
    judged = [word for word in common if words.is_judged(word)]
    hidden = sum(words.is_plain(word) for word in set(common).difference(judged))
    return {"common": len(common), "hidden": hidden, "judged": len(judged)}


def _is_lemma(words: Words, word: Word) -> bool:
    spelling = max(sorted(words.spellings[word]), key=lambda one: zipf(one, words.code))
    written = (spelling, spelling.capitalize()) if words.code == "de" else (spelling,)
    return any(is_known(one, words.code) and lemma(one, words.code) == one for one in written)
