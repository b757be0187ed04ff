"""Refusals of pictures in words: each says what to do instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.domain import screenshots as pictures
from bot.screenshots import UnreadablePicture, Why
from bot.texts import Texts

_WHY: Mapping[Why, str] = {
    Why.TOO_LARGE: "refusals-picture-large",
    Why.NOT_A_PICTURE: "refusals-picture-format",
    Why.NO_BOARD: "refusals-picture-no-board",
    Why.TOO_SMALL: "refusals-picture-small",
    Why.KEYBOARD_ALONE: "refusals-picture-keyboard",
    Why.NO_GUESS: "refusals-picture-no-guess",
    Why.CUT_LEFT: "refusals-picture-left",
    Why.CUT_RIGHT: "refusals-picture-right",
    Why.CUT_ABOVE: "refusals-picture-above",
    Why.CUT_BELOW: "refusals-picture-below",
    Why.PHOTOGRAPH: "refusals-picture-photograph",
}

_PLAIN: Mapping[type[Exception], str] = {
    pictures.NoPicture: "refusals-picture-elsewhere",
    pictures.PictureGone: "refusals-picture-gone",
    pictures.PictureTooLarge: "refusals-picture-large",
    pictures.PictureUnderWay: "refusals-picture-under-way",
    pictures.PictureTooSlow: "refusals-picture-slow",
    pictures.PictureOrText: "refusals-picture-or-text",
    pictures.TooManyBoardsSeen: "refusals-picture-boards",
}

OF_PICTURES: Mapping[type[Exception], Callable[[Any, Texts], str]] = {
    **dict.fromkeys(_PLAIN, lambda error, say: say(_PLAIN[type(error)])),
    UnreadablePicture: lambda error, say: say(_WHY[error.reason]),
}
