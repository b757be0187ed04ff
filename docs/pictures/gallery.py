"""Photograph every mode and card on a wide page and on a phone: `make gallery`.

It needs Chromium, and what the extra `dev` installs. `docs/gallery.md` shows the pictures.
"""

from __future__ import annotations

import argparse
import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser

from docs.pictures.sights import SIGHTS, Sight
from tests.local.browsing import chromium, opened, served, settle

HERE = Path(__file__).parent
FOLDER, INDEX = HERE / "gallery", HERE.parent / "gallery.md"
WIDTHS = (1280, 390)
TALL = 2_400
"""The height of the page while it is photographed: a message is then shown whole."""

COLOURS = 64
OPENING = """\
# Gallery

What people see, in the page of `make try`, 1280 and 390 pixels wide. `make gallery` takes these
pictures again.
"""


def main() -> None:

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="which to take (all), without writing the page")
    wanted = parser.parse_args().names
    FOLDER.mkdir(exist_ok=True)
    sights = [sight for sight in SIGHTS if not wanted or sight.name in wanted]
    with chromium() as browser:
        for sight in sights:
            _take(browser, sight)
    if not wanted:
        _tidy(SIGHTS)


def _take(browser: Browser, sight: Sight) -> None:
    """Come to a message in a world of its own, and photograph it at every width."""
    print(sight.name, file=sys.stderr, flush=True)
    with TemporaryDirectory() as folder, served(Path(folder)) as (server, _):
        page = opened(browser, server, WIDTHS[0])
        page.set_viewport_size({"width": WIDTHS[0], "height": TALL})
        sight.come(page)
        settle(page)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": TALL})
            page.mouse.move(0, 0)
            # pictures are decoded, and nothing moves any more
            page.wait_for_timeout(2_500)
            _save(
                page.locator("article[data-message-id]").last.screenshot(),
                FOLDER / f"{sight.name}-{width}.png",
            )
        page.close()


def _save(screenshot: bytes, path: Path) -> None:
    with Image.open(BytesIO(screenshot)) as shown:
        few = shown.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        few.save(path, "PNG", optimize=True)


def _tidy(sights: tuple[Sight, ...]) -> None:
    """Write the page, and remove pictures that it no longer shows."""
    parts = [OPENING]
    for sight in sights:
        shown = [
            f'<img src="pictures/gallery/{sight.name}-{width}.png" width="{share}%" '
            f'alt="{sight.caption}, {width} pixels wide">'
            for width, share in zip(WIDTHS, (62, 30), strict=True)
        ]
        parts.append(f"## {sight.caption}\n\n{' '.join(shown)}\n")
    INDEX.write_text("\n".join(parts))
    kept = {f"{sight.name}-{width}.png" for sight in sights for width in WIDTHS}
    for picture in FOLDER.iterdir():
        if picture.name not in kept:
            picture.unlink()


if __name__ == "__main__":
    main()
