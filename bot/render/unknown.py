"""Words that are in no list, named in case they are slips."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.brain.lexicons import Unknown
from bot.texts import Texts


def say_unknown(unknown: Iterable[Unknown], say: Texts) -> Iterator[str]:
    """Say which words I don't know, and which ones were perhaps meant."""
    for one in unknown:
        if one.meant:
            yield say("puzzles-unknown-meant", word=say.write(one.word), meant=say.write(one.meant))
        else:
            yield say("puzzles-unknown-word", word=say.write(one.word))
