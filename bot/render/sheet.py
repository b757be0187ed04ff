"""What a page of a server's settings holds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.board.look import Look
from bot.render.details import AS_FILLED
from bot.render.menus import Menu
from bot.render.reply import Action, Button, Reply, Style


@dataclass(frozen=True)
class Sheet:
    """The content of a page, with at most four rows of menus and buttons."""

    lines: tuple[str, ...] = ()
    menus: tuple[Menu, ...] = ()
    buttons: tuple[Button, ...] = ()

    def __add__(self, other: Sheet) -> Sheet:
        lines, menus = self.lines + other.lines, self.menus + other.menus
        return Sheet(lines, menus, self.buttons + other.buttons)


def offer_again(refused: Reply, action: Action, subject: int, look: Look) -> Reply:
    """Add to a refusal the button that opens the form again, as it was filled."""
    label = look.say("lists-correct-button")
    return replace(refused, buttons=(Button(action, label, subject, Style.PRIMARY, AS_FILLED),))
