"""What a word means, told without giving it away."""

from __future__ import annotations

import re

from engine import Word

_GRAMMAR = re.compile(r"\b(?:an?|the) [\w ]*?\b(?:plural|past|participle|form|spelling) of (\w+)")
"""What a meaning says of another form of the word, which gives it away."""


def blank(meaning: str, answer: Word) -> str | None:
    """Return a meaning with words like the answer left out; None if nothing else is left.

    Senses that only name another form of the word are dropped, and that form is left out too.
    """
    senses = [sense for sense in meaning.split("; ") if not _GRAMMAR.search(sense)]
    others = [re.escape(other) for other in _GRAMMAR.findall(meaning)]
    alike = "|".join([re.escape(answer[: max(3, len(answer) - 2)]), *others])
    text = re.sub(rf"\b(?:{alike})\w*", "…", "; ".join(senses), flags=re.IGNORECASE)
    return text if re.search(r"\w", text) else None
