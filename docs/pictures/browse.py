"""Photograph the page of `tilemate try` again: `python -m docs.pictures.browse`.

It needs Chromium, and what the extra `dev` installs.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from tests.local.browsing import be, chromium, guess, opened, press, run, served

HERE = Path(__file__).parent


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    with TemporaryDirectory() as folder, chromium() as browser, served(Path(folder)) as (server, _):
        wide(browser, server).screenshot(path=HERE / "try.png")
        narrow(browser, server).screenshot(path=HERE / "try-narrow.png")


def wide(browser: Browser, address: str) -> Page:
    """A game that three people have begun."""
    page = opened(browser, address, 1280)
    run(page, "/wordle play")
    for player, word in (("Ann", "crane"), ("Ben", "moist"), ("Cleo", "merit")):
        be(page, player)
        guess(page, word)
    page.mouse.move(0, 0)
    page.wait_for_timeout(1_000)
    return page


def narrow(browser: Browser, address: str) -> Page:
    """Help with a puzzle from elsewhere, with its tiles to press."""
    page = opened(browser, address, 390)
    be(page, "Ben")
    run(page, "/wordle solve")
    tiles = page.get_by_role("button", name=re.compile(r"^⬛ \w$"))
    tiles.first.wait_for()
    for label in tiles.all_inner_texts()[:2]:
        press(page, label)
    page.mouse.move(0, 0)
    page.wait_for_timeout(1_000)
    return page


if __name__ == "__main__":
    main()
