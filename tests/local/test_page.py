"""The page of the browser: a whole game by clicking, on a wide screen and on a narrow one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bot.domain.clock import utc_now
from bot.domain.records.formats import FIRST_WORDLE
from tests.local.browsing import (
    CHROMIUM,
    be,
    begin,
    choose,
    chromium,
    drop,
    guess,
    opened,
    press,
    run,
    said,
    send,
    served,
    settle,
)
from tests.local.conftest import pipe
from tests.shots import shot

IN_A_HEADING = {1: 33, 2: 27.5}
"""Pixels of an emoji in Discord's headings, by their level."""

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium on this machine")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def test_options_say_what_they_are_for_and_menus_what_is_chosen(
    browser: Browser, quick: Path
) -> None:
    with served(quick) as (address, _):
        page = opened(browser, address, 1280)
        page.locator("#channel-composer-input").click()
        page.keyboard.type("/wordle play")
        page.get_by_role("option", name="/wordle play").first.click()
        about = "Whether every guess must use the clues"
        expect(page.get_by_role("option", name=about)).to_be_visible()
        page.reload()
        run(page, "/wordle settings")
        menus = page.locator(".select-trigger")
        for menu, choice, shown in (
            (2, "7 letters", "Length: 7 letters"),
            (0, "People", "Who starts games: everyone"),
            (0, "Play", "Length: 7 letters"),
        ):
            menus.nth(menu).click()
            page.get_by_role("option", name=re.compile(f"^{choice}")).click()
            settle(page)
            expect(menus.filter(has_text=shown)).to_be_visible()
        assert "follow" not in menus.all_inner_texts()


def test_a_page_of_the_settings_may_be_opened_again(browser: Browser, quick: Path) -> None:
    with served(quick) as (address, _):
        page = opened(browser, address, 1280)
        run(page, "/wordle settings")
        menu = page.locator(".select-trigger").first
        for choice in ("Seasons", "Play", "Seasons", "Play"):
            menu.click()
            page.get_by_role("option", name=re.compile(f"^{choice}")).click()
            settle(page)
            expect(said(page, f"Settings · {choice}")).to_be_visible()
            expect(menu).to_contain_text(choice)


def test_a_game_is_played_to_its_end_by_clicking_on_a_wide_page_and_on_a_narrow_one(
    browser: Browser, quick: Path
) -> None:
    words = iter(("crane", "moist", "buddy", "flask", "whelp", "vegan"))
    with served(quick) as (address, _):
        page = opened(browser, address, 1280)
        begin(page)
        expect(said(page, "6 guesses left")).to_be_visible()
        for _, word in zip(range(3), words, strict=False):
            guess(page, word)
        page.close()
    with served(quick) as (address, _):
        page = opened(browser, address, 390)
        run(page, "/wordle board")
        expect(page.get_by_role("img", name="c_absent").first).to_be_visible()
        for word in words:
            guess(page, word)
        for width in (390, 1280):
            page.set_viewport_size({"width": width, "height": 844})
            expect(page.get_by_role("button", name="Play again")).to_be_visible()
            expect(said(page, "The answer was")).to_be_visible()
            # nothing is cut off at the side
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        # a picture, about which the page must warn of nothing
        run(page, "/wordle analyse")
        page.get_by_role("button", name="Inspect").first.click()
        page.get_by_text("Diagnostics").first.click()
        expect(page.get_by_text("No warnings or errors.")).to_be_visible()
        page.close()


def test_words_typed_quickly_are_all_guessed_and_the_page_is_at_its_end(
    browser: Browser, quick: Path
) -> None:
    with served(quick) as (address, _):
        page = opened(browser, address, 390)
        begin(page)
        timeline = page.locator("#channel-timeline")
        timeline.evaluate("it => it.scrollTop = 0")
        page.locator("#channel-composer-input").click()
        for word in ("crane", "moist", "buddy"):
            page.keyboard.type(word)
            page.keyboard.press("Enter")
        page.keyboard.type("fla")
        expect(said(page, "3 guesses left")).to_be_visible()
        settle(page)
        expect(page.locator("#channel-composer-input")).to_have_value("fla")
        assert timeline.evaluate("it => it.scrollHeight - it.scrollTop - it.clientHeight") < 60


def test_the_official_app_posts_a_summary_and_a_second_channel_can_be_chosen(
    browser: Browser, quick: Path
) -> None:
    with served(quick) as (address, _):
        page = opened(browser, address, 1280)
        be(page, "Wordle")
        page.locator("#channel-composer-input").click()
        page.keyboard.type("Here are yesterday's results: 3/6: @ann @Ben")
        page.locator("#send-message").click()
        expect(page.get_by_role("button", name="Import our Wordle history")).to_be_visible()
        for name in ("@Ann", "@Ben"):
            expect(page.locator("#channel-timeline").get_by_text(name, exact=True)).to_be_visible()
        be(page, "Ann")
        run(page, "/wordle settings")
        menus = page.locator(".select-trigger")
        menus.first.click()
        page.get_by_role("option", name=re.compile("^Records")).click()
        settle(page)
        menus.nth(1).click()
        expect(page.get_by_role("option", name="results")).to_be_visible()


def test_whoever_was_here_before_is_named(browser: Browser, quick: Path) -> None:
    number = (utc_now().date() - FIRST_WORDLE).days
    played = pipe(quick, "/as Maximiliane", f'/wordle record share:"Wordle {number} 3/6"')
    assert played.returncode == 0
    with served(quick) as (address, _):
        page = opened(browser, address, 1280)
        run(page, "/wordle records")
        press(page, "This week's Wordle")
        settle(page)
        expect(said(page, "@Maximiliane")).to_be_visible()
        page.close()


def test_friends_and_a_direct_message_are_at_hand(browser: Browser, quick: Path) -> None:
    with served(quick) as (server, direct):
        page = opened(browser, server, 1280)
        begin(page)
        guess(page, "crane")
        be(page, "Ben")
        guess(page, "moist")
        expect(said(page, "@Ben")).to_be_visible()
        be(page, "Ann")
        page.locator("#channel-composer-input").click()
        page.keyboard.type("buddy")
        page.locator("#send-message").click()
        expect(said(page, "3 guesses left")).to_be_visible()
        page.close()
        page = opened(browser, direct, 1280)
        run(page, "/wordle about")
        expect(said(page, "I host word games")).to_be_visible()
        page.close()


def test_another_window_follows_and_both_may_write_at_once(browser: Browser, quick: Path) -> None:
    with served(quick) as (server, _):
        mine, other = opened(browser, server, 1280), opened(browser, server, 390)
        be(other, "Ben")
        begin(mine)
        expect(said(other, "6 guesses left")).to_be_visible()
        # an edit of the board
        guess(mine, "crane")
        expect(said(other, "5 guesses left")).to_be_visible()
        for page, word in ((mine, "moist"), (other, "buddy")):
            settle(page)
            page.locator("#channel-composer-input").click()
            page.keyboard.type(word)
        for page in (mine, other):
            page.locator("#send-message").click(no_wait_after=True)
        for page in (mine, other):
            expect(said(page, "3 guesses left")).to_be_visible()
            expect(page.get_by_text("Custom emoji unavailable")).to_have_count(0)
            page.close()


def test_whoever_loads_the_page_again_stays_who_they_are(browser: Browser, quick: Path) -> None:
    with served(quick) as (server, _):
        page = opened(browser, server, 1280)
        be(page, "Cleo")
        be(page, "Ben")
        page.reload()
        expect(page.get_by_label("Viewing as").locator(":checked")).to_have_text("Ben")
        # the page is drawn again for Ben, and what is typed meanwhile is lost
        settle(page)
        begin(page)
        guess(page, "crane")
        expect(said(page, "@Ben")).to_be_visible()
        page.close()


def test_a_command_is_sent_and_given_options_by_the_keyboard_alone(
    browser: Browser, quick: Path
) -> None:
    with served(quick) as (server, _):
        page = opened(browser, server, 1280)
        page.locator("#channel-composer-input").click()
        page.keyboard.type("/wordle about", delay=20)
        settle(page)
        for _ in range(2):
            page.keyboard.press("Enter")
            settle(page)
        expect(said(page, "I host word games")).to_be_visible()
        page.locator("#channel-composer-input").click()
        page.keyboard.type("/wordle play", delay=20)
        settle(page)
        for key in ("Enter", "ArrowDown", "ArrowUp", "Enter"):
            page.keyboard.press(key)
            settle(page)
        page.keyboard.type("together", delay=20)
        for _ in range(2):
            settle(page)
            page.keyboard.press("Enter")
        expect(said(page, "6 guesses left")).to_be_visible()
        page.close()


def test_a_command_that_is_only_posted_is_explained(browser: Browser, quick: Path) -> None:
    with served(quick) as (server, _):
        page = opened(browser, server, 1280)
        page.locator("#channel-composer-input").click()
        page.keyboard.insert_text("/wordle play together")
        page.locator("#send-message").click()
        told = page.get_by_text("That was posted as a message.")
        expect(told.last).to_be_visible()
        page.close()


@pytest.mark.parametrize(("word", "level"), [("planet", 1), ("notebook", 2)])
def test_rows_of_letter_tiles_are_as_large_as_headings_and_do_not_wrap_on_a_small_phone(
    browser: Browser, quick: Path, word: str, level: int
) -> None:
    with served(quick) as (server, _):
        page = opened(browser, server, 360)
        run(page, "/wordle settings")
        choose(page, "Length", f"{len(word)} letters")
        begin(page)
        guess(page, word)
        tiles = page.locator(f".text-display h{level} .custom-emoji").all()
        boxes = [box for tile in tiles if (box := tile.bounding_box())]
        assert len(boxes) == len(word)
        assert {box["width"] for box in boxes} == {IN_A_HEADING[level]}
        assert len({box["y"] for box in boxes}) == 1
        page.close()


def test_five_tiles_to_press_stand_in_one_row_on_a_phone(browser: Browser, quick: Path) -> None:
    with served(quick) as (server, _):
        page = opened(browser, server, 390)
        run(page, "/wordle solve")
        tiles = page.get_by_role("button", name=re.compile(r"^⬛\w$"))
        tiles.first.wait_for()
        boxes = [box for tile in tiles.all() if (box := tile.bounding_box())]
        assert len(boxes) == 5
        assert len({box["y"] for box in boxes}) == 1
        page.close()


@pytest.mark.parametrize("event", ["choose", "drop", "paste"])
def test_a_picture_is_chosen_dropped_or_pasted(browser: Browser, quick: Path, event: str) -> None:
    picture = shot(("crane", "moist", "buddy"), "vegan")
    with served(quick) as (server, _):
        page = opened(browser, server, 390)
        if event == "choose":
            send(page, picture, "Help with this puzzle")
        else:
            settle(page)
            drop(page, picture, event)
            page.get_by_role("button", name="Help with this puzzle").click()
            settle(page)
        expect(said(page, "what I read")).to_be_visible()
        expect(page.get_by_role("button", name="A nudge")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.close()


def test_the_menu_of_a_message_has_the_commands_that_discord_shows_there(
    browser: Browser, quick: Path
) -> None:
    with served(quick) as (address, direct):
        page = opened(browser, address, 1280)
        page.locator("#channel-composer-input").click()
        number = f"{(utc_now().date() - FIRST_WORDLE).days:,}"
        page.keyboard.insert_text(f"Wordle {number} 2/6\n\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩")
        page.locator("#send-message").click()
        page.locator("article", has_text=f"{number} 2/6").click(button="right")
        labels = page.locator("dialog[open] button").all_inner_texts()
        assert labels == ["Help with this puzzle", "Analyze this game", "Record result", "Cancel"]
        page.get_by_role("button", name="Record result").click()
        expect(said(page, f"Wordle {number} · 2 guesses")).to_be_visible()
        alone = opened(browser, direct, 1280)
        run(alone, "/wordle about")
        expect(alone.get_by_role("button", name="Apps")).to_have_count(0)


def test_a_page_opens_at_the_newest_message_and_a_direct_one_says_how_to_begin(
    browser: Browser, quick: Path
) -> None:
    with served(quick) as (address, direct):
        page = opened(browser, address, 390)
        for _ in range(3):
            run(page, "/wordle about")
        page.reload()
        expect(said(page, "I host word games").last).to_be_in_viewport()
        timeline = "document.querySelector('#channel-timeline')"
        below = f"{timeline}.scrollHeight - {timeline}.clientHeight - {timeline}.scrollTop"
        assert page.evaluate(below) <= 1
        page.close()
        alone = opened(browser, direct, 390)
        expect(alone.get_by_text("Here we play on our own.").last).to_be_visible()
        alone.close()
