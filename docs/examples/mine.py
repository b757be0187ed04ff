"""Strategies of one's own: `python -m engine compare best mine:careful mine:vowels`."""

from __future__ import annotations

import numpy as np

from engine.solver import Information, Sound

careful = Information(
    "careful",
    "few words left at worst, then on average",
    "an example",
    cost=lambda parts: parts.worst + parts.expected / 100,
)
vowels = Sound(
    "vowels",
    "as many vowels as there can be",
    "an example",
    figure=lambda position, guesses: np.isin(
        position.words.letters[guesses], [ord(letter) for letter in "aeiou"]
    ).sum(axis=1),
)
