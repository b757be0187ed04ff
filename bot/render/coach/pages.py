"""The buttons that turn between the words and the figures of an analysis."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.board.look import Look
from bot.render.pictures import draw_ended, draw_told
from bot.render.reply import Action, Button, Picture
from bot.services.coach.views import BoardsAnalysis, GameAnalysis
from bot.texts import Texts

ROOM = 80
"""Characters of a custom id in which a game from elsewhere has room."""

THEIRS = "_"
"""Precedes a game of somebody else."""


def page_button(
    game: GameAnalysis | BoardsAnalysis, action: Action, label: str
) -> tuple[Button, ...]:
    """Return the button to the other page, which carries the words of a game from elsewhere."""
    own = game.game_id if isinstance(game, GameAnalysis) else game.session and game.session.id
    if own is not None:
        return (Button(action, label, own),)
    detail = _write_detail(game, retell_game(game))
    return (Button(action, label, detail=detail),) if len(detail) <= ROOM else ()


def slip_buttons(game: GameAnalysis, say: Texts) -> Iterator[Button]:
    """Yield a button for each word that is perhaps a slip, which reads the word meant instead."""
    retold = retell_game(game)
    for one in game.unknown:
        if one.meant:
            detail = _write_detail(game, re.sub(rf"\b{one.word}\b", one.meant, retold))
            label = say("coach-meant-button", meant=say.write(one.meant))
            if len(detail) <= ROOM:
                yield Button(Action.IN_WORDS, label, detail=detail)


def _write_detail(game: GameAnalysis | BoardsAnalysis, retold: str) -> str:
    return f"{'' if game.took_part else THEIRS}{game.language}.{retold}"


def retell_game(game: GameAnalysis | BoardsAnalysis) -> str:
    """Return the hard mode, the answers and the guesses of a game."""
    if isinstance(game, BoardsAnalysis):
        played = game.game
        return ".".join([played.rules.hard, "-".join(played.answers), *played.guesses])
    analysis = game.coached.analysis
    return ".".join([analysis.hard, analysis.answer, *(row.guess for row in analysis.rows)])


def draw_boards(game: BoardsAnalysis, look: Look) -> Picture:
    """Draw the boards of a game, with the names of a game of ours."""
    return draw_ended(game.session, look) if game.session else draw_told(game.game, look)
