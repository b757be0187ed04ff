"""How likely each word of a list is, as somebody has written it down."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf, nan
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.checks import check_kind
from engine.errors import EngineError, write_short
from engine.words import Alphabet, Word, parse

Weights = NDArray[np.float64]


class BadWords(EngineError):
    """Words or weights from which no vocabulary can be made."""


def read_weights(
    words: tuple[Word, ...], given: Mapping[str, Any], letters: Alphabet, length: int | None
) -> Weights:
    """Return the weight of each of `words`, 0 where none is `given`; raises `BadWords`."""
    check_kind("weights", given, Mapping, "a weight by word")
    places = {word: at for at, word in enumerate(words)}
    found = np.full(len(words), np.nan)
    for text, weight in given.items():
        word = parse(text, letters)
        if length is not None and len(word) != length:
            continue
        if word not in places:
            raise BadWords(f"there is a weight for {write_short(text)}, which is not in the list")
        if not np.isnan(found[places[word]]):
            raise BadWords(f"there are two weights for {word!r}")
        found[places[word]] = _read_weight(weight)
    found = np.nan_to_num(found)
    if not found.any():
        raise BadWords("weights of 0 or more expected, and not all of them 0")
    return found


def _read_weight(given: Any) -> float:
    try:
        weight = nan if isinstance(given, str | bool) else float(given)
    except (TypeError, ValueError):
        weight = nan
    if not 0 <= weight < inf:
        raise BadWords(f"weights of 0 or more expected, found {write_short(given)}")
    return weight
