"""What the gallery shows, and how a person comes to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.local.browsing import be, begin, choose, guess, press, run, send, settle
from tests.shots import shot

PEOPLE = ("Ann", "Ben", "Cleo")
WORDS_IN_IT = ("crane", "moist", "buddy")
"""The guesses in a screenshot of a game elsewhere."""

WORDS = ("crane", "moist", "bully")


@dataclass(frozen=True)
class Sight:
    """A message to photograph: its name, what it is, and how a person comes to it."""

    name: str
    caption: str
    come: Callable[[Page], None]


def together(page: Page) -> None:
    run(page, "/wordle play", mode="Together")
    _guess_in_turn(page)


def won(page: Page) -> None:
    """A challenge, because its word is known."""
    run(page, "/wordle challenge")
    _submit(page, "plumb")
    be(page, "Ben")
    press(page, "Play")
    settle(page)
    for word in ("crane", "bulks", "plumb"):
        guess(page, word)


def pictured(page: Page) -> None:
    run(page, "/wordle settings")
    choose(page, "Theme", "Picture")
    together(page)


def given_up(page: Page) -> None:
    solo(page)
    press(page, "Give up")
    settle(page)
    press(page, "Give up")
    settle(page)


def solo(page: Page) -> None:
    run(page, "/wordle play", mode="Solo")
    for word in WORDS[:2]:
        guess(page, word)


def boards(count: int) -> Callable[[Page], None]:
    def come(page: Page) -> None:
        run(page, "/wordle play", boards=f"{count} boards")
        _guess_in_turn(page)

    return come


def play(mode: str, *words: str) -> Callable[[Page], None]:
    def come(page: Page) -> None:
        run(page, "/wordle play", mode=mode)
        for word in words:
            guess(page, word)

    return come


def vote(page: Page) -> None:
    run(page, "/wordle play", mode="Vote")
    press(page, "Vote")
    _submit(page, "crane")


def race(page: Page) -> None:
    run(page, "/wordle play", mode="Race")
    be(page, "Ben")
    press(page, "Join")
    settle(page)


def command(name: str) -> Callable[[Page], None]:
    return lambda page: run(page, name)


def after(come: Callable[[Page], None], name: str) -> Callable[[Page], None]:
    """Run a command after something else."""

    def both(page: Page) -> None:
        come(page)
        run(page, name)

    return both


def shared(page: Page) -> None:
    won(page)
    press(page, "Share")
    settle(page)


def analysed(page: Page) -> None:
    won(page)
    press(page, "Analyze")
    settle(page)
    page.wait_for_timeout(3_000)


def calendar(page: Page) -> None:
    won(page)
    run(page, "/wordle stats")
    choose(page, "More statistics", "Calendar")


def ranked(page: Page) -> None:
    _finish_daily(page)
    run(page, "/wordle leaderboard", period="This year")


def _finish_daily(page: Page) -> None:
    for player in PEOPLE[:2]:
        be(page, player)
        _lose_daily(page)
    be(page, PEOPLE[0])


def year(page: Page) -> None:
    _finish_daily(page)
    run(page, "/wordle stats")
    choose(page, "More statistics", "Year in review")


def recorded(page: Page) -> None:
    for name, share in zip(PEOPLE, ("3/6", "4/6", "5/6"), strict=True):
        be(page, name)
        run(page, "/wordle record")
        _submit(page, f"Wordle 1,900 {share}")
    be(page, PEOPLE[0])
    run(page, "/wordle records")


def screenshot(page: Page) -> None:
    """A picture whose letters are clear."""
    send(page, shot(WORDS_IN_IT, "vegan"), "Help with this puzzle")


def doubtful(page: Page) -> None:
    """A picture with a word that nobody knows."""
    send(page, shot(("crxne", "moist", "buddy"), "vegan"), "Help with this puzzle")


def guide(name: str) -> Callable[[Page], None]:
    """Return a way to a page of the guide."""

    def come(page: Page) -> None:
        run(page, "/wordle about")
        press(page, name)
        settle(page)

    return come


def daily_card(page: Page) -> None:
    """One has given up, another is on the way."""
    _lose_daily(page)
    be(page, "Ben")
    run(page, "/wordle daily")
    guess(page, WORDS[1])
    be(page, PEOPLE[0])


def _lose_daily(page: Page) -> None:
    run(page, "/wordle daily")
    guess(page, WORDS[0])
    for _ in range(2):
        press(page, "Give up")
        settle(page)


def _submit(page: Page, word: str) -> None:
    """Write a word into the first field of the open form, and submit it."""
    form = page.locator("#modal-root")
    form.get_by_role("textbox").first.fill(word)
    form.get_by_role("button", name="Submit").click()
    settle(page)


def _guess_in_turn(page: Page) -> None:
    for player, word in zip(PEOPLE, WORDS, strict=True):
        be(page, player)
        guess(page, word)


SIGHTS = (
    Sight("panel", "A game is put together", command("/wordle play")),
    Sight("empty", "Before the first guess", begin),
    Sight("together", "Together", together),
    Sight("picture", "Together, in the theme of pictures", pictured),
    Sight("won", "Won", won),
    Sight("lost", "Given up", given_up),
    Sight("two", "Two boards", boards(2)),
    Sight("four", "Four boards", boards(4)),
    Sight("eight", "Eight boards", boards(8)),
    Sight("vote", "A vote", vote),
    Sight("race", "A race gathers players", race),
    Sight("daily", "The daily", play("Daily", "crane", "moist")),
    Sight("card", "What everybody sees of the daily", daily_card),
    Sight("duel", "Against the bot", play("Duel", "crane")),
    Sight("absurdle", "Absurdle", play("Absurdle", "crane", "moist")),
    Sight("stump", "The bot guesses your word", command("/wordle stump")),
    Sight("solve", "Help with a puzzle from elsewhere", command("/wordle solve")),
    Sight("screenshot", "Help with a screenshot", screenshot),
    Sight("doubtful", "What a screenshot leaves in doubt is asked", doubtful),
    Sight("share", "A result, before it is posted", shared),
    Sight("analysis", "An analysed game", analysed),
    Sight("stats", "Statistics", after(won, "/wordle stats")),
    Sight("calendar", "A calendar", calendar),
    Sight("year", "A year in review", year),
    Sight("leaderboard", "The leaderboard", ranked),
    Sight("records", "Puzzles played elsewhere", recorded),
    Sight("settings", "A server's settings", command("/wordle settings")),
    Sight("preferences", "Your own choices", command("/wordle preferences")),
    Sight("about", "What the bot is", command("/wordle about")),
    Sight("rules", "The rules", guide("Rules")),
    Sight("modes", "All modes", guide("Ways to play")),
)
