"""The buttons that turn between the words and the figures of an analysis."""

from __future__ import annotations

from bot.render.reply import Action, Button
from bot.services.coach.analysis import BoardsAnalysis, GameAnalysis

ROOM = 80
"""Characters of a custom id in which a game from elsewhere has room."""

THEIRS = "_"
"""Precedes a game of somebody else."""


def page_button(
    game: GameAnalysis | BoardsAnalysis, action: Action, label: str
) -> tuple[Button, ...]:
    """Return the button to the other page, which carries the words of a game from elsewhere."""
    if isinstance(game, BoardsAnalysis):
        return (Button(action, label, game.session.id),)
    if game.game_id is not None:
        return (Button(action, label, game.game_id),)
    detail = f"{'' if game.took_part else THEIRS}{game.language}.{retell_game(game)}"
    return (Button(action, label, detail=detail),) if len(detail) <= ROOM else ()


def retell_game(game: GameAnalysis) -> str:
    """Return the hard mode, the answer and the guesses of a game."""
    found = game.coached.analysis
    return ".".join([found.hard, found.answer, *(row.guess for row in found.rows)])
