"""Help inside a running game, as a private reply."""

from __future__ import annotations

from bot.domain.puzzles import Rung
from bot.render.puzzles import ladder
from bot.render.reply import Action, Button, Reply, Style
from bot.services.puzzles.hint import HintView

NOTE = "This game counts as assisted from now on, and is left out of the ranking."


def hint(view: HintView) -> Reply:
    """How many words remain, the help asked for, and a button for each further rung."""
    boards = view.session.game.boards
    open_boards = [at for at, board in enumerate(boards) if not board.solved]
    return Reply(
        title="Hint",
        text=ladder.all_remaining(view.remaining, open_boards),
        fields=ladder.fields(view.ladder, view.remaining, open_boards),
        footer=NOTE,
        buttons=tuple(
            Button(Action.HINT, ladder.LABELS[rung], view.session.id, Style.PRIMARY, rung)
            for rung in Rung
            if rung not in view.rungs
        ),
        private=True,
    )
