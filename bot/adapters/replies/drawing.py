"""What a message shows at one moment, and which of several drawings is the newest."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.adapters.door.recent import keep
from bot.domain.players import Place
from bot.render.reply import Reply


@dataclass(frozen=True)
class Drawing:
    """What something looks like now, and the message of a channel that shows it, if there is one.

    Of two drawings the one with more `guesses` is newer; of two with as many, nobody knows.
    After it is drawn, its message is left alone for `rest` seconds. Once `buried` messages are
    below it, it moves to the bottom instead of being redrawn; with 0, it stays where it is.
    """

    subject: int
    place: Place
    message_id: int | None
    reply: Reply
    guesses: int = 0
    rest: float = 0
    buried: int = 0


class Newest:
    """Knows whether a drawing is the newest, without asking the database."""

    def __init__(self) -> None:
        self._ahead: dict[int, Drawing] = {}

    def note(self, drawing: Drawing) -> Drawing:
        """Note that a drawing is about to be shown, and return it."""
        before = self._ahead.get(drawing.subject)
        guesses = before.guesses if before else drawing.guesses
        # nobody shows the copy: after it, only the next guess is known to be the newest
        ahead = drawing if drawing.guesses > guesses else replace(drawing, guesses=guesses)
        keep(self._ahead, drawing.subject, ahead)
        return drawing

    def is_newest(self, drawing: Drawing) -> bool:
        """Return whether it was ahead of all drawings before it, and none has come since."""
        return self._ahead.get(drawing.subject) is drawing
