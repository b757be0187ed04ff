"""How likely each word of a list is, as somebody has written it down."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf, nan
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.checks import BadArgument, check_kind
from engine.errors import EngineError, write_short
from engine.lexicon import COMMON_WEIGHT
from engine.solver.table import keep
from engine.words import Alphabet, Word, parse

Weights = NDArray[np.float64]


class BadWords(EngineError):
    """Words or weights from which no vocabulary can be made."""


def keep_arrays(given: Mapping[str, Any], words: int) -> Mapping[str, NDArray[Any]]:
    """Return weights and marks of so many words as arrays that nobody can write to.

    Raises `BadWords` for other sizes and for weights that cannot be meant, and `BadArgument`.
    """
    for name, array in given.items():
        check_kind(name, array, np.ndarray, "an array with a value for each word")
        if array.dtype.kind not in "fbiu":
            raise BadArgument(name, array, "an array of numbers")
    if {array.shape for array in given.values()} != {(words,)}:
        raise BadWords("every word needs a weight and its marks")
    weights = given["weights"]
    if not (np.isfinite(weights).all() and (weights >= 0).all()):
        raise BadWords("weights from 0 to 1 expected")
    if not weights.any():
        raise BadWords("weights that are not all 0 expected")
    # an array that others may still write to is copied, one of other Words is shared
    return {name: keep(array) for name, array in given.items()}


def read_weights(
    words: tuple[Word, ...], given: Mapping[str, Any], letters: Alphabet, length: int | None
) -> Weights:
    """Return the weight of each of `words`, as `Words.read` promises; raises `BadWords`."""
    check_kind("weights", given, Mapping, "a weight by word")
    places = {word: at for at, word in enumerate(words)}
    read = np.full(len(words), np.nan)
    for text, weight in given.items():
        word = parse(check_kind("weights", text, str, "a weight by word"), letters)
        if length is not None and len(word) != length:
            continue
        if word not in places:
            raise BadWords(f"there is a weight for {write_short(text)}, which is not in the list")
        if not np.isnan(read[places[word]]):
            raise BadWords(f"there are two weights for {write_short(text)}")
        read[places[word]] = _read_weight(text, weight)
    if not np.nan_to_num(read).any():
        raise BadWords("weights of 0 or more expected, and not all of them 0")
    shares = read / np.nanmax(read)
    # what is above 0 stays so, though a share can be too small for a number
    shares[read > 0] = np.maximum(shares[read > 0], np.finfo(np.float64).tiny)
    return np.nan_to_num(shares, nan=1 / COMMON_WEIGHT)


def _read_weight(text: str, given: Any) -> float:
    try:
        weight = nan if isinstance(given, str | bool) else float(given)
    except (TypeError, ValueError, OverflowError):
        weight = nan
    if not 0 <= weight < inf:
        said = f"weights of 0 or more expected, found {write_short(given)}"
        raise BadWords(f"{said} for {write_short(text)}")
    return weight
