"""How likely a word is to be the answer of somebody's puzzle.

A logistic model. `fit.py` fits `COEFFICIENTS` on what makes our own answers, of all lengths, and
on nothing else. But our rules are strict and other games choose differently, so that fit is far
too sure of itself: `SURENESS` brings it down, and `ADJUSTMENTS`, set by hand, say how much more
likely a word is that we hide ourselves, and how much less an inflected, judged or odd one.
Plain words that we judged unkind, crude or no good answer are hidden by others more often than
the rest. Our own answers weigh at least `LEAST_FOR_ANSWERS`.

Some twenty settings were held against two other games' lists of 2,315 and 3,158 answers.
These have an AUC of 0.991 and 0.974 over our allowed words of five letters (word frequency
alone: 0.912 and 0.882). Milder plurals (-3) had 0.988 and 0.970; participles at -1 had 0.989
and 0.974 but put "timed" above words of our own. The table in data/README.md says how well the
weights are calibrated; `fit.py --lists` prints it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from data.build.choose import PLAIN, English
from data.build.hands import hand

CERTAIN = 10_000
LEAST_FOR_ANSWERS = 3_500

FEATURES = (
    "zipf up to 2",
    "zipf 2 to 3",
    "zipf 3 to 4",
    "zipf above 4",
    "SCOWL level / 10",
    "name above level 35",
    "WordNet entry",
)
COEFFICIENTS = (8.96, 4.91, -1.15, -0.42, -1.76, -2.48, 2.09)
INTERCEPT = -12.82
SURENESS = 0.3

ADJUSTMENTS = {
    "one of our answers": 0.5,
    "plain but unkind": 0.2,
    "plain but crude": -1.5,
    "plain but no good answer": -1.8,
    "none of these": -2.5,
    "plural": -5.0,
    "participle": -1.5,
    "inflected with a WordNet entry": 0.3,
    "not plain and judged": -1.5,
    "variant spelling": -1.0,
    "British": -1.5,
}


def weight(english: English, word: str, zipf: float) -> int:
    """Return the weight of `word`, from 1 to 10,000."""
    likely = round(CERTAIN * likelihood(english, word, zipf))
    return max(likely, LEAST_FOR_ANSWERS if english.may_be_hidden(word, zipf) else 1)


def likelihood(english: English, word: str, zipf: float) -> float:
    """Return the probability, 0 to 1, that somebody's puzzle hides `word`."""
    fitted = INTERCEPT + _dot(features(english, word, zipf), COEFFICIENTS)
    adjusted = _dot(adjustments(english, word, zipf), tuple(ADJUSTMENTS.values()))
    return 1 / (1 + math.exp(-SURENESS * fitted - adjusted))


def features(english: English, word: str, zipf: float) -> tuple[float, ...]:
    """Return what the fit looks at, in the order of `FEATURES`."""
    level = english.levels[word]
    return (
        min(zipf, 2.0),
        min(max(zipf - 2.0, 0.0), 1.0),
        min(max(zipf - 3.0, 0.0), 1.0),
        max(zipf - 4.0, 0.0),
        level / 10,
        float(word in english.names and level > PLAIN),
        float(word in english.entries),
    )


def adjustments(english: English, word: str, zipf: float) -> tuple[float, ...]:
    """Return what is set by hand, in the order of `ADJUSTMENTS`."""
    inflected, plural = english.inflected(word), word.endswith("s")
    answer, plain = english.may_be_hidden(word, zipf), english.is_plain(word, zipf)
    offends = word in english.crude or word in english.slurs
    unkind = word in english.unfit and not offends
    poor = word in hand("not_answers") and word not in english.unfit
    return (
        float(answer),
        float(plain and unkind),
        float(plain and offends),
        float(plain and poor),
        float(not (answer or plain)),
        float(inflected and plural),
        float(inflected and not plural),
        float(inflected and word in english.entries),
        float(not plain and (word in english.unfit or word in hand("not_answers"))),
        float(word in english.variants),
        float(word in english.british),
    )


def _dot(values: Sequence[float], factors: Sequence[float]) -> float:
    return sum(value * factor for value, factor in zip(values, factors, strict=True))
