"""The thread of those who have finished a daily: its name, and what is said in it."""

from __future__ import annotations

from bot.board.boards import boards
from bot.board.look import Look
from bot.domain.matches import Entrant, Match
from bot.render.names import mention
from bot.render.podium import result
from bot.render.reply import Reply
from bot.texts import Texts


def name_thread(match: Match, say: Texts) -> str:
    """Return what the thread of a daily is called, which tells nothing of its word."""
    return say("matches-thread-name", number=match.number or 0)


def open_thread(look: Look) -> Reply:
    """Say whom the thread is for, and for how long."""
    return Reply(look.say("matches-thread"))


def reveal_board(entrant: Entrant, look: Look) -> Reply:
    """Show the board of somebody who has finished, with its letters."""
    if entrant.session is None:
        return Reply(mention(entrant.shown.id, look.say))
    heading = f"{mention(entrant.shown.id, look.say)}  {result(entrant.session, look)}"
    drawn = boards(entrant.session.game, look) if entrant.session.moves else ""
    return Reply("\n".join(filter(None, [heading, drawn])))
