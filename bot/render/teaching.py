"""What the bot teaches: the rules, its modes, and itself."""

from __future__ import annotations

from collections.abc import Mapping

from bot.render.reply import Reply

MODES: Mapping[str, str] = {
    "together": "one board in the channel, and everybody guesses; `turns` lets nobody guess twice "
    "in a row",
    "solo": "a board of your own that nobody else sees",
    "race": "the same word for all who join, on private boards; the first to solve it starts the "
    "countdown",
    "daily": "one word a day for the whole server; everybody plays it once, on a private board; "
    "its sha256 is shown from the start, so nobody can change it",
    "challenge": "you set the word, for those you name or for the whole channel",
    "versus": "the same word for you and for me; I see no more than my own tiles",
    "vote": "everybody votes for each guess; a minute after the first vote the word with the most "
    "votes is played, in a tie the earlier one",
    "boards": "2, 4 or 8 words at once with the same guesses: together, solo or vote",
}
"""One sentence for each mode, in the order they are taught."""

RULES = """\
Find the hidden word. Every guess is a word of the same length, and its tiles answer:

🟩 🟧  the letter is right, and in the right place
🟨 🟦  the letter is in the word, but elsewhere
⬛  the letter is not in the word (or not that often)

A letter guessed twice is marked twice only if the word has it twice: greens count first, then \
yellows from the left.

You have six guesses, and one more for each further board. A word I do not know, or one that was \
guessed before, costs nothing.

**Hard mode**: a green letter stays where it is, and a yellow one must be used again.
**Ultra-hard**: a guess must fit every clue, grey tiles too."""

ABOUT = """\
I host word games in the style of Wordle, and help with puzzles from elsewhere.

`/wordle play` begins a game · `/wordle modes` lists how to play
`/wordle rules` explains the tiles · `/wordle help` solves with you
`/wordle preferences` is yours, `/wordle settings` is for whoever manages the server

My words come from free sources. I am not affiliated with the New York Times."""

_PRIVACY = "`/wordle privacy` tells what I keep about you, hands it out, and deletes it."


def rules() -> Reply:
    """How the tiles are read, and what hard mode asks."""
    return Reply(title="The rules", text=RULES, private=True)


def about(privacy_url: str | None = None) -> Reply:
    """What the bot is, with a link to its privacy page where there is one."""
    page = f" The whole page: {privacy_url}" if privacy_url else ""
    return Reply(title="Tilemate", text=f"{ABOUT}\n\n{_PRIVACY}{page}", private=True)


def modes() -> Reply:
    """Every mode in one sentence."""
    lines = [f"**{mode}** – {sentence}" for mode, sentence in MODES.items()]
    return Reply(title="Ways to play", text="\n".join(lines), private=True)
