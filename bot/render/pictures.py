"""The boards of a game as a picture, with words for where no picture can be sent."""

from __future__ import annotations

from functools import partial

from bot.board import spoken
from bot.board.alt import alt
from bot.board.boards import boards
from bot.board.grid import Scene, grid
from bot.board.look import Look
from bot.board.picture import picture
from bot.board.share import score
from bot.board.text import keys
from bot.domain.games import GameSession
from bot.render.reply import Picture, write_name
from engine import keyboard
from engine.words import ALPHABETS


def draw_running(session: GameSession, look: Look) -> Picture:
    """Draw several boards in play: solved ones folded, and a keyboard for the others."""
    game, alphabet, solvers = session.game, ALPHABETS[session.language], _names(session, look)
    still_open = [turn for board in game.boards if not board.solved for turn in board.turns]
    spoken_keys = spoken.keys(keyboard(still_open), alphabet.letters, look.say)
    return Picture(
        alt(game.boards, look, who=solvers, keys=spoken_keys),
        partial(grid, Scene(game.boards, solvers, alphabet.rows), look),
        words=f"{boards(game, look)}\n\n{keys(game.boards, alphabet, look)}",
        first=True,
    )


def draw_ended(session: GameSession, look: Look) -> Picture:
    """Draw several boards that have ended, each with all of its rows."""
    game, solvers = session.game, _names(session, look)
    return Picture(
        alt(game.boards, look, who=solvers),
        partial(grid, Scene(game.boards, solvers, caption=score(game)), look),
        words=boards(game, look),
        first=True,
    )


def draw_shared(session: GameSession, number: int | None, look: Look, *, letters: bool) -> Picture:
    """Draw the boards of an ended game for everyone, with or without letters."""
    game, caption = session.game, score(session.game, number)
    words = boards(game, look) if letters else ""
    if len(game.boards) == 1:
        (board,) = game.boards
        draw = partial(picture, board, game.rules.limit, look.theme, caption=caption)
    else:
        draw = partial(grid, Scene(game.boards, letters=letters, caption=caption), look)
    return Picture(alt(game.boards, look, letters=letters), draw, words)


def _names(session: GameSession, look: Look) -> tuple[str, ...]:
    """Return who guessed each turn; nobody on a private board."""
    if session.mode.private:
        return ()
    return tuple(
        ", ".join(write_name(one, look.say) for one in move.players) for move in session.moves
    )
