"""Photograph the page of `tilemate try` again: `python -m docs.pictures.browse`.

It needs Chromium, and what the extra `dev` installs.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, Locator, Page

from bot.board.picture import png
from tests.local.browsing import (
    be,
    begin,
    choose,
    chromium,
    guess,
    opened,
    press,
    run,
    served,
    settle,
)

HERE = Path(__file__).parent


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    with chromium() as browser:
        for pages in SERVERS:
            with TemporaryDirectory() as folder, served(Path(folder)) as (server, _):
                for name, show in pages.items():
                    _save(show(browser, server).screenshot(), HERE / f"{name}.png")


def wide(browser: Browser, address: str) -> Page:
    """A game that three people have begun."""
    page = opened(browser, address, 1280)
    begin(page)
    for player, word in (("Ann", "crane"), ("Ben", "moist"), ("Cleo", "merit")):
        be(page, player)
        guess(page, word)
    return _rest(page)


def together(browser: Browser, address: str) -> Page:
    """The same on a phone."""
    return _rest(opened(browser, address, 390))


def four(browser: Browser, address: str) -> Page:
    """Four boards on a phone."""
    page = opened(browser, address, 390)
    run(page, "/wordle play", boards="4 boards")
    for player, word in (("Ann", "crane"), ("Ben", "moist"), ("Cleo", "bully")):
        be(page, player)
        guess(page, word)
    return _rest(page)


def narrow(browser: Browser, address: str) -> Page:
    """Help with a puzzle from elsewhere, with its tiles to press."""
    page = opened(browser, address, 390)
    be(page, "Ben")
    run(page, "/wordle solve")
    tiles = page.get_by_role("button", name=re.compile(r"^⬛\w$"))
    tiles.first.wait_for()
    for label in tiles.all_inner_texts()[:2]:
        press(page, label)
    return _rest(page)


def themed(theme: str) -> Callable[[Browser, str], Locator]:
    """The game on a phone in another theme, which whoever manages the server has chosen."""

    def show(browser: Browser, address: str) -> Locator:
        page = opened(browser, address, 390)
        # a menu closes when the page scrolls
        page.set_viewport_size({"width": 390, "height": 4_000})
        be(page, "Ann")
        run(page, "/wordle settings")
        choose(page, "Theme", theme)
        run(page, "/wordle board")
        # a board of letter tiles stands above its container
        return _rest(page).locator(".component-container").last.locator("xpath=..")

    return show


def _rest(page: Page) -> Page:
    """Wait until nothing moves any more, and the pictures are there."""
    page.mouse.move(0, 0)
    settle(page)
    page.wait_for_timeout(4_000)
    return page


def _save(screenshot: bytes, path: Path) -> None:
    """Keep few colours: the file gets a third as large."""
    with Image.open(BytesIO(screenshot)) as shown:
        path.write_bytes(png(shown.convert("RGB")))


THEMES = {
    "board-squares": themed("Squares"),
    "board-contrast": themed("High-contrast letter tiles"),
    "board-symbols": themed("Symbols"),
    "board-text": themed("Plain text"),
}
SERVERS = (
    {"try": wide, "together": together, **THEMES},
    {"boards-four": four},
    {"try-narrow": narrow},
)
"""Pictures by name; those of one server see the same games."""


if __name__ == "__main__":
    main()
