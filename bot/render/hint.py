"""Help inside a running game, as a private reply."""

from __future__ import annotations

from bot.domain.solves import Rung
from bot.render import ladder
from bot.render.reply import Action, Button, Reply, Style
from bot.services.hint import HintOutcome

NOTE = "This game counts as assisted from now on, and is left out of the ranking."


def hint(outcome: HintOutcome) -> Reply:
    """How many words remain, the help asked for, and a button for each further rung."""
    boards = outcome.session.game.boards
    lines = [
        f"**{number}** {ladder.remaining(left)}" if len(boards) > 1 else ladder.remaining(left)
        for number, (board, left) in enumerate(zip(boards, outcome.left, strict=True), start=1)
        if not board.solved
    ]
    return Reply(
        title="Hint",
        text="\n".join(lines),
        fields=ladder.fields(outcome.ladder),
        footer=NOTE,
        buttons=tuple(
            Button(Action.HINT, ladder.LABELS[rung], outcome.session.id, Style.PRIMARY, rung)
            for rung in Rung
            if rung not in outcome.rungs
        ),
        private=True,
    )
