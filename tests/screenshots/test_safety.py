"""Files of strangers: refused without harm."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.screenshots import UnreadablePicture, Why, find_grids
from bot.screenshots.pixels import LARGEST_FILE
from tests.screenshots.broken import forge
from tests.screenshots.painted import paint, save


def refuse(data: bytes) -> Why | None:
    try:
        find_grids(data)
    except UnreadablePicture as refusal:
        return refusal.reason
    return None


def test_broken_files_are_refused_or_read() -> None:
    reasons = [refuse(data) for data in forge(400, seed=1)]
    assert reasons.count(Why.NOT_A_PICTURE) > 200


@pytest.mark.slow
def test_ten_thousand_broken_files_do_no_harm() -> None:
    assert all(refuse(data) in (None, *Why) for data in forge(10_000, seed=2))


@pytest.mark.parametrize("kind", ["BMP", "TIFF", "ICO", "PPM"])
def test_other_formats_are_no_pictures_whatever_they_are_called(kind: str) -> None:
    assert refuse(save(paint(["crane"], "until"), kind)) is Why.NOT_A_PICTURE


def test_a_file_of_too_many_bytes_is_not_opened() -> None:
    assert refuse(save(paint(["crane"], "until")) + bytes(LARGEST_FILE)) is Why.TOO_LARGE


@pytest.mark.parametrize(("kind", "side"), [("PNG", 5001), ("WEBP", 3100)])
def test_a_picture_of_too_many_pixels_is_not_decoded(kind: str, side: int) -> None:
    file = BytesIO()
    Image.new("L", (side, side)).save(file, kind)
    assert refuse(file.getvalue()) is Why.TOO_LARGE


def test_an_animation_is_read_by_its_first_picture() -> None:
    file = BytesIO()
    first, other = paint(["crane"], "until"), paint(["moist"], "until")
    first.save(file, "GIF", save_all=True, append_images=[other] * 3)
    grids = find_grids(file.getvalue()).grids
    assert [len(grid.rows) for grid in grids] == [1]
