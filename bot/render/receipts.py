"""Private receipts of a guess or a vote in a game that everybody sees."""

from __future__ import annotations

from collections.abc import Iterator

from bot.board.look import Look
from bot.board.text import progress, row, space
from bot.domain.games import GameSession
from bot.domain.players import Theme
from bot.render.names import mention
from bot.render.reply import Action, Button, Reply, moment
from bot.services.games.stops import StopCount
from bot.services.games.view import GameView
from engine import Word


def confirm(look: Look) -> Reply:
    """Confirm a guess that is on the public board."""
    return Reply(look.say("games-received"), private=True)


def guess(view: GameView, turn: int, look: Look) -> Reply:
    """Show a guess whose board cannot be redrawn: its rows, and how many guesses are left."""
    session = view.session
    several = len(session.game.boards) > 1
    lines = [
        f"{f'**{number}** ' if several else ''}{row(board.turns[turn - 1], look)}"
        for number, board in enumerate(session.game.boards, start=1)
        if len(board.turns) >= turn
    ]
    return Reply(text="\n".join([*lines, count_guesses(session, look)]), private=True)


def vote(session: GameSession, word: Word, look: Look) -> Reply:
    """Confirm a vote for a word."""
    when = moment(session.count_at) if session.count_at else ""
    return Reply(look.say("games-voted", word=space(word), when=when), private=True)


def stop_vote(session: GameSession, count: StopCount, look: Look) -> Reply:
    """Confirm a vote to end the game, which can be taken back."""
    starter = mention(session.starter.id, look.say)
    key = "games-stop-vote" if session.belongs_to(session.starter) else "games-stop-vote-others"
    text = look.say(key, votes=count.votes, needed=count.needed, starter=starter)
    text = " ".join([text, *name_needed(count, look)])
    return Reply(text, buttons=(offer_take_back(session, look),), private=True)


def name_needed(count: StopCount, look: Look) -> Iterator[str]:
    """Say without whose vote the game does not end, if there is somebody."""
    if count.needed and count.awaited:
        yield look.say("games-sure-starter", starter=mention(count.awaited.id, look.say))
    if count.needed and not count.heard:
        yield look.say("games-sure-guesser")


def offer_take_back(session: GameSession, look: Look) -> Button:
    """Return the button that takes back a vote to end the game."""
    return Button(Action.TAKE_VOTE_BACK, look.say("games-take-back-button"), session.id)


def taken_back(look: Look) -> Reply:
    """Confirm that a vote to end the game was taken back."""
    return Reply(look.say("games-taken-back"), private=True)


def count_guesses(session: GameSession, look: Look) -> str:
    """Return ``●●○○○○  4 guesses left``; only the progress once the game has ended."""
    done = progress(len(session.moves), session.game.rules.limit, look)
    if not session.active or look.theme is Theme.TEXT:
        return done
    return f"{done}  {look.say('games-left', guesses=session.game.guesses_left)}"
