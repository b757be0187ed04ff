"""The guide: what the bot is, the rules, the modes, and what it keeps about people."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from bot.board.look import Look
from bot.domain.game_setup import GameSetup
from bot.domain.modes import ModeKey
from bot.domain.options import Option
from bot.render.players import privacy
from bot.render.reply import Action, Button, Reply, Style
from bot.render.title import MODE_NAMES, list_modes
from bot.texts import Texts, keys

_ABOUT = keys("games-about", ModeKey)


class GuidePage(StrEnum):
    """A page of the guide."""

    ABOUT = "about"
    RULES = "rules"
    MODES = "modes"
    PRIVACY = "privacy"


_PAGES = keys("teaching-page", GuidePage)


def guide(page: GuidePage, look: Look, privacy_url: str | None = None) -> Reply:
    """Show a page of the guide, with buttons for the others and one that begins a game."""
    if page is GuidePage.PRIVACY:
        shown = privacy(look, privacy_url)
    else:
        drawn = {GuidePage.ABOUT: about, GuidePage.RULES: rules, GuidePage.MODES: modes}
        shown = drawn[page](look)
    others = (
        Button(Action.GUIDE, look.say(_PAGES[one]), 0, detail=one)
        for one in GuidePage
        if one is not page
    )
    last = max((button.row or 0 for button in shown.buttons), default=-1) + 1
    turned = (replace(button, row=last) for button in (offer_game(look), *others))
    return replace(shown, buttons=(*shown.buttons, *turned))


def tell_no_game(look: Look) -> Reply:
    """Say that there is no game, with a button that begins one."""
    return Reply(look.say("refusals-no-game"), buttons=(offer_game(look),))


def offer_game(look: Look) -> Button:
    """Return the button that begins a game as the server usually plays it."""
    return Button(Action.PLAY, look.say("games-begin-button"), 0, Style.SUCCESS, str(GameSetup()))


def rules(look: Look) -> Reply:
    """Explain the tiles and hard mode."""
    say = look.say
    return Reply(title=say("teaching-rules-title"), text=say("teaching-rules"), private=True)


def about(look: Look) -> Reply:
    """Introduce the bot."""
    say = look.say
    return Reply(title=say("teaching-about-title"), text=say("teaching-about"), private=True)


def describe_mode(mode: ModeKey, say: Texts) -> str:
    """Describe a mode in one sentence."""
    return say("teaching-mode", mode=say(MODE_NAMES[mode]), sentence=say(_ABOUT[mode]))


def modes(look: Look) -> Reply:
    """Describe every mode in one sentence each."""
    say = look.say
    lines = [describe_mode(mode, say) for mode in _ABOUT]
    several = list_modes(lambda mode: Option.BOARDS in mode.options, say)
    boards = say("teaching-mode-boards", modes=several)
    lines.append(say("teaching-mode", mode=say("teaching-boards"), sentence=boards))
    return Reply(title=say("teaching-modes-title"), text="\n".join(lines), private=True)
