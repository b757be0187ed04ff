"""Pillow, imported when the first picture is drawn or read: until then its 4 MB are saved."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PIL import Image, ImageColor, ImageDraw, ImageFont
else:

    class _Late:
        """A module of Pillow, imported when something of it is used."""

        def __init__(self, name: str) -> None:
            self._name = name

        def __getattr__(self, name: str) -> Any:
            return getattr(import_module(f"PIL.{self._name}"), name)

    Image, ImageColor, ImageDraw, ImageFont = map(
        _Late, ("Image", "ImageColor", "ImageDraw", "ImageFont")
    )

__all__ = ["Image", "ImageColor", "ImageDraw", "ImageFont"]
