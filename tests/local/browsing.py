"""The bot in a page, and what a person does there."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from base64 import b64encode
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, FilePayload, Locator, Page, expect, sync_playwright

from tests.local.conftest import environment

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "chrome"))), None)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SEEDED = """
import sys
from random import Random
from unittest.mock import patch
from bot.__main__ import main

with patch("bot.use_cases.SystemRandom", lambda: Random(7)):
    sys.exit(main(["try"]))
"""
"""The program with the same answers each time: a lucky guess would end the game too soon."""

PATIENCE = 60_000
"""Milliseconds that a busy machine may take for one step."""


@contextmanager
def chromium() -> Generator[Browser]:
    """The browser of this machine, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS])
        yield browser
        browser.close()


@contextmanager
def served(folder: Path) -> Generator[tuple[str, str]]:
    """The addresses of the server's page and of the direct message's, while the bot runs."""
    bot = subprocess.Popen(
        [sys.executable, "-c", SEEDED],
        env=environment(folder),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert bot.stdout
    found: list[str] = []
    while len(found) < 2 and (line := bot.stdout.readline()):
        found += re.findall(r"http://127\.0\.0\.1:\S+", line)
    try:
        yield found[0], found[1]
    finally:
        bot.send_signal(signal.SIGINT)
        status = bot.wait(30)
        bot.stdout.close()
    assert status == 0


def opened(browser: Browser, address: str, width: int) -> Page:
    page = browser.new_page(viewport={"width": width, "height": 844})
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    page.goto(address)
    return page


def run(page: Page, command: str, **options: str) -> None:
    """Type a command into the composer, take it and its options from the picker, and send it.

    An option is named with its choice as the picker shows it: ``boards="4 boards"``.
    """
    page.locator("#channel-composer-input").click()
    page.keyboard.type(command)
    page.get_by_role("option", name=command).first.click()
    for option, choice in options.items():
        page.get_by_role("option", name=option).first.click()
        page.get_by_role("option", name=choice).first.click()
    page.locator("#send-message").click()
    settle(page)


def begin(page: Page) -> None:
    """Begin the game that a panel proposes."""
    run(page, "/wordle play")
    press(page, "Begin")
    settle(page)


def settle(page: Page) -> None:
    """Wait until the bot has answered and the page shows it."""
    # what playwright waits with is forbidden by the page
    for _ in range(PATIENCE // 100):
        page.wait_for_timeout(100)
        if page.evaluate("window.simcordPreview.ready"):
            return
    raise TimeoutError


def press(page: Page, label: str) -> None:
    page.get_by_role("button", name=label, exact=True).last.click()


def guess(page: Page, word: str) -> None:
    form = page.locator("#modal-root")
    field = form.get_by_role("textbox")
    for _ in range(5):
        # a press just when the page is renewed is refused; a person presses again
        if not field.is_visible():
            press(page, "Guess")
            settle(page)
    field.fill(word)
    form.get_by_role("button", name="Submit").click()
    expect(form).to_be_hidden()
    settle(page)


def send(page: Page, picture: bytes, label: str) -> None:
    """Choose a picture with the button beside the text, and what is to happen with it."""
    settle(page)
    file = FilePayload(name="board.png", mimeType="image/png", buffer=picture)
    page.locator("#picture-chooser").set_input_files(file)
    page.get_by_role("button", name=label, exact=True).click()
    settle(page)


def drop(page: Page, picture: bytes, event: str) -> None:
    """Drop a picture on the page, or paste it: the name of the event that the browser tells."""
    page.evaluate(
        """([text, event]) => {
            const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
            const held = new DataTransfer();
            held.items.add(new File([bytes], "board.png", { type: "image/png" }));
            const about = { bubbles: true, cancelable: true };
            document.body.dispatchEvent(event === "drop"
                ? new DragEvent("drop", { ...about, dataTransfer: held })
                : new ClipboardEvent("paste", { ...about, clipboardData: held }));
        }""",
        [b64encode(picture).decode(), event],
    )


def choose(page: Page, menu: str, choice: str) -> None:
    """Take a choice of a menu."""
    page.get_by_role("combobox", name=menu).last.click()
    page.get_by_role("option", name=re.compile(f"^{choice}")).click()
    settle(page)


def be(page: Page, player: str) -> None:
    """Be somebody else."""
    if page.get_by_label("Viewing as").locator(":checked").text_content() != player:
        page.get_by_label("Viewing as").select_option(player)
        settle(page)


def said(page: Page, text: str) -> Locator:
    """Where a message says this, which the list of messages beside them repeats."""
    return page.locator(".text-display").get_by_text(text).last
