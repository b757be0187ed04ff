"""Letters by their shapes: a small network, of which numpy does the sums."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from bot.pillow import Image

Pixels = npt.NDArray[np.float32]

_SIDE, INNER = 24, 20
"""The side of the square that shapes are brought to, and of what they fill of it."""

NO_LETTER = "?"
"""The class of digits, icons, words and whatever else is no letter."""

_LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜĄĆĘŁŃŚŹŻĞİŞ"
_GREEK, _CYRILLIC = "ΓΔΘΛΞΠΣΦΨΩ", "БҐДЄЖЗИЙЛУЦЧШЩЬЮЯ"
SHAPES = _LATIN + _GREEK + _CYRILLIC + NO_LETTER
"""The shapes that are told apart, each once: Greek Α and Cyrillic А are the A of Latin."""

SMALL = "abdefghijklmnpqrtuyàáâãäåèéêëìíîïñąęłńğ"
"""Small letters that look unlike their capitals; of others, as of c, the shapes are the same."""

_SAME = {
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),
    **dict(zip("АВГЕІЇКМНОПРСТФХ", "ABΓEIÏKMHOΠPCTΦX", strict=True)),
}
_SHARED = "ABCEHIKMNOPTXYZ"
SCRIPTS = (
    frozenset(_LATIN),
    frozenset(_SHARED + _GREEK),
    frozenset(_SHARED + "ÏΓΠΦ" + _CYRILLIC),
)
"""The shapes of Latin, Greek and Cyrillic letters."""

_WEIGHTS = Path(__file__).parent / "letters.npz"
_INKED = 0.4
"""The share of ink from which a pixel belongs to a letter."""


def shape(letter: str) -> str:
    """Return the shape of a capital letter, as `SHAPES` has it."""
    return _SAME.get(letter, letter)


def fit(ink: Pixels) -> Pixels | None:
    """Bring the ink of a letter (0 to 1) to a square of `_SIDE`; None if there is none."""
    rows, columns = (np.flatnonzero((ink > _INKED).any(axis)) for axis in (1, 0))
    if not len(rows):
        return None
    box = (int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1)
    wide, high = box[2] - box[0], box[3] - box[1]
    scale = INNER / max(wide, high)
    size = (max(1, round(wide * scale)), max(1, round(high * scale)))
    drawn = Image.fromarray((ink * 255).astype(np.uint8)).resize(
        size, Image.Resampling.BILINEAR, box
    )
    square = np.zeros((_SIDE, _SIDE), np.float32)
    left, top = (_SIDE - size[0]) // 2, (_SIDE - size[1]) // 2
    square[top : top + size[1], left : left + size[0]] = np.asarray(drawn, np.float32) / 255
    return square


def recognise(squares: Sequence[Pixels]) -> Pixels:
    """Return the logarithm of how likely each square shows each of `SHAPES`, then of `SMALL`."""
    if not squares:
        return np.zeros((0, len(SHAPES + SMALL)), np.float32)
    weights = _load()
    found = np.stack(squares)[..., None]
    for layer in range(3):
        found = _convolve(found, weights[f"w{layer}"], weights[f"b{layer}"])
    found = np.maximum(found.reshape(len(found), -1) @ weights["w3"] + weights["b3"], 0)
    found = found @ weights["w4"] + weights["b4"]
    found -= found.max(1, keepdims=True)
    return found - np.log(np.exp(found).sum(1, keepdims=True))


def _convolve(pixels: Pixels, weights: Pixels, bias: Pixels) -> Pixels:
    """Return the layer after a convolution by 3 x 3, cut at 0, and the largest of each 2 x 2."""
    count, high, wide, depth = pixels.shape
    padded = np.pad(pixels, ((0, 0), (1, 1), (1, 1), (0, 0)))
    parts = [padded[:, y : y + high, x : x + wide] for y in range(3) for x in range(3)]
    layer = np.concatenate(parts, 3).reshape(-1, 9 * depth) @ weights + bias
    layer = layer.reshape(count, high // 2, 2, wide // 2, 2, -1).max((2, 4))
    return np.maximum(layer, 0)


@cache
def _load() -> dict[str, Pixels]:
    with np.load(_WEIGHTS) as stored:
        return {name: stored[name].astype(np.float32) for name in stored.files}
