"""The page of the browser: a whole game by clicking, on a wide screen and on a narrow one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.local.browsing import CHROMIUM, be, choose, chromium, guess, opened, run, served

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium on this machine")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.mark.parametrize("width", [1280, 390])
def test_a_game_is_played_to_its_end_by_clicking(
    browser: Browser, tmp_path: Path, width: int
) -> None:
    words = iter(("crane", "moist", "buddy", "flask", "whelp", "vegan"))
    with served(tmp_path) as (address, _):
        page = opened(browser, address, width)
        run(page, "/wordle play")
        expect(page.get_by_text("6 guesses left")).to_be_visible()
        for _, word in zip(range(3), words, strict=False):
            guess(page, word)
        page.close()
    with served(tmp_path) as (address, _):
        page = opened(browser, address, width)
        run(page, "/wordle board")
        expect(page.get_by_text("C R A N E")).to_be_visible()
        for word in words:
            guess(page, word)
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
        expect(page.get_by_text("The answer was")).to_be_visible()
        # nothing is cut off at the side
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.close()


def test_friends_and_a_direct_message_are_at_hand(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (server, direct):
        page = opened(browser, server, 1280)
        run(page, "/wordle play")
        guess(page, "crane")
        be(page, "Ben")
        guess(page, "moist")
        expect(page.get_by_text("@Ben")).to_be_visible()
        page.close()
        page = opened(browser, direct, 1280)
        run(page, "/wordle rules")
        expect(page.get_by_text("The rules")).to_be_visible()
        page.close()


def test_letters_are_the_bots_own_emojis(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (server, _):
        page = opened(browser, server, 1280)
        run(page, "/wordle settings")
        choose(page, "Theme", "Letter tiles")
        run(page, "/wordle play")
        guess(page, "crane")
        expect(page.get_by_role("img", name="c_absent").first).to_be_visible()
        page.close()
