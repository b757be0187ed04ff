"""What simplemma, a lemmatizer, says of spellings."""

from __future__ import annotations


def lemma(spelling: str, code: str) -> str:
    """The headword of a form, as simplemma's lists have it."""
    import simplemma  # pyright: ignore - only who builds needs it

    return str(simplemma.lemmatize(spelling, lang=code))


def is_known(spelling: str, code: str) -> bool:
    """Whether simplemma's lists have a spelling."""
    import simplemma  # pyright: ignore - only who builds needs it

    return bool(simplemma.is_known(spelling, lang=code))
