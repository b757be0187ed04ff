"""How likely a word is to be the answer of somebody's puzzle.

A logistic model of what makes our own answers, so that words our rules narrowly miss keep a
fair weight and inflected or rare ones a small one. `fit.py` fits it on our own lists of all
lengths, and nothing else. Held against two other games' lists of 2,315 and 3,158 answers, its
AUC over our allowed words is 0.985 and 0.965 (word frequency alone: 0.912 and 0.883).

The three coefficients of inflection are set by hand. Our rules bar inflected forms almost
without exception, so a fit sends them towards minus infinity (-11 with a light penalty: AUC
0.986 and 0.957), but other games now and then hide one, a participle sooner than a plural. Of
six settings tried, these lost least on the first list and won most on the second; milder
plurals (-8) lost on both.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from data.build.choose import English

CERTAIN = 10_000
LEAST_FOR_ANSWERS = 5_000

FEATURES = (
    "zipf up to 3",
    "zipf above 3",
    "SCOWL level / 10",
    "plural",
    "participle",
    "inflected with a WordNet entry",
    "name",
    "WordNet entry",
)
COEFFICIENTS = (5.45, -1.20, -1.74, -10.0, -7.0, 3.0, -2.41, 1.99)
INTERCEPT = -6.15


def weight(english: English, word: str, zipf: float, answer: bool) -> int:
    """Return the weight of `word`, from 1 to 10,000; an answer weighs at least half."""
    likely = round(CERTAIN * likelihood(features(english, word, zipf)))
    return max(likely, LEAST_FOR_ANSWERS if answer else 1)


def features(english: English, word: str, zipf: float) -> tuple[float, ...]:
    """Return what the model looks at, in the order of `FEATURES`."""
    inflected = english.inflected(word)
    plural = word.endswith("s")
    entry = word in english.lemmas
    return (
        min(zipf, 3.0),
        max(0.0, zipf - 3.0),
        english.levels[word] / 10,
        float(inflected and plural),
        float(inflected and not plural),
        float(inflected and entry),
        float(word in english.names),
        float(entry),
    )


def likelihood(
    values: Sequence[float],
    coefficients: Sequence[float] = COEFFICIENTS,
    intercept: float = INTERCEPT,
) -> float:
    """Return the probability, 0 to 1, of a word with these features."""
    terms = (value * factor for value, factor in zip(values, coefficients, strict=True))
    return 1 / (1 + math.exp(-intercept - sum(terms)))
