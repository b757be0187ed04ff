"""The boards of a game as a picture, with words for where no picture can be sent."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.board import spoken
from bot.board.alt import alt
from bot.board.boards import boards
from bot.board.glyphs import can_name
from bot.board.grid import grid
from bot.board.look import Look
from bot.board.scene import Scene
from bot.board.share import score
from bot.board.single import draw_single
from bot.board.text import keys
from bot.domain.games import GameSession
from bot.domain.players import Theme
from bot.render.names import write_name
from bot.render.reply import Picture
from bot.render.running import list_guessers
from engine import Game, keyboard
from engine.words import ALPHABETS, LENGTHS


def is_drawn(session: GameSession, look: Look) -> bool:
    """Return whether the board is a picture: as chosen, of several boards, or of long words."""
    rules = session.game.rules
    return look.theme is Theme.PICTURE or rules.boards > 1 or rules.length > LENGTHS[-1]


def draw_game(session: GameSession, look: Look) -> Picture | None:
    """Draw the board of a game that has a picture."""
    if not is_drawn(session, look):
        return None
    return _draw_running(session, look) if session.active else draw_ended(session, look)


def names_guessers(session: GameSession, look: Look) -> bool:
    """Return whether the picture names the guesser of each row, and can write their names."""
    return session.game.rules.boards == 1 and can_name(*_names(session, look))


def _draw_running(session: GameSession, look: Look) -> Picture:
    """Draw boards in play, with a keyboard; of several, solved ones are folded."""
    game, alphabet, who = session.game, ALPHABETS[session.language], _names(session, look)
    still_open = [turn for board in game.boards if not board.solved for turn in board.turns]
    spoken_keys = spoken.keys(keyboard(still_open), alphabet.letters, look.say)
    words = f"{_write(session, look)}\n\n{keys(game.boards, alphabet, look)}"
    return Picture(
        alt(game.boards, look, who=who, keys=spoken_keys, limit=game.rules.limit),
        _drawing(Scene(game.boards, who, alphabet.rows, limit=game.rules.limit), look),
        words=words if session.moves else "",
        first=True,
    )


def draw_ended(session: GameSession, look: Look) -> Picture:
    """Draw boards that have ended, each with all of its rows."""
    game, who = session.game, _names(session, look)
    return Picture(
        alt(game.boards, look, who=who, limit=game.rules.limit),
        _drawing(Scene(game.boards, who, caption=score(game)), look),
        words=_write(session, look),
        first=True,
    )


def draw_told(game: Game, look: Look) -> Picture:
    """Draw the boards of an ended game from elsewhere."""
    scene = Scene(game.boards, caption=score(game))
    description = alt(game.boards, look, limit=game.rules.limit)
    return Picture(description, _drawing(scene, look), boards(game, look), first=True)


def draw_shared(session: GameSession, number: int | None, look: Look, *, letters: bool) -> Picture:
    """Draw the boards of an ended game for everyone, with or without letters."""
    game, caption = session.game, score(session.game, number)
    words = boards(game, look) if letters else ""
    draw = _drawing(Scene(game.boards, letters=letters, caption=caption), look)
    description = alt(game.boards, look, letters=letters, limit=game.rules.limit)
    return Picture(description, draw, words)


def _drawing(scene: Scene, look: Look) -> Callable[[], bytes]:
    return partial(draw_single if len(scene.boards) == 1 else grid, scene, look)


def _write(session: GameSession, look: Look) -> str:
    """Write the boards as text, with the names that the picture has."""
    who = list_guessers(session, look) if names_guessers(session, look) else ()
    return boards(session.game, look, who)


def _names(session: GameSession, look: Look) -> tuple[str, ...]:
    """Return who guessed each turn; nobody on a private board."""
    if session.mode.private:
        return ()
    return tuple(
        ", ".join(write_name(one, look.say) for one in move.players) for move in session.moves
    )
