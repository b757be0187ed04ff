"""Help with a running game, as a private reply."""

from __future__ import annotations

from bot.board.look import Look
from bot.domain.puzzles import Rung
from bot.render.puzzles import ladder
from bot.render.reply import Action, Button, Reply, Style
from bot.services.puzzles.hint import HintView


def hint(view: HintView, look: Look) -> Reply:
    """Say how many words remain, with the help so far and a button for each further rung."""
    say, boards = look.say, view.session.game.boards
    length = view.session.game.rules.length
    further = [rung for rung in Rung if rung not in view.rungs]
    offer = "\n".join(ladder.describe_rung(rung, say) for rung in further)
    open_boards = [at for at, board in enumerate(boards) if not board.solved]
    return Reply(
        title=say("puzzles-hint-title"),
        text="\n\n".join(
            filter(None, [ladder.count_all_words(view.remaining, open_boards, say), offer])
        ),
        fields=ladder.fields(view.ladder, view.remaining, open_boards, length, say),
        footer=say("puzzles-hint-note"),
        buttons=tuple(
            Button(Action.HINT, say(ladder.RUNGS[rung]), view.session.id, Style.PRIMARY, rung)
            for rung in further
        ),
        private=True,
    )
