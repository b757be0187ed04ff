"""The guide: the rules, the modes, and what the bot is."""

from __future__ import annotations

from bot.board.look import Look
from bot.domain.modes import ModeKey
from bot.render.reply import Reply
from bot.render.title import MODE_NAMES
from bot.texts import Texts, keys

_ABOUT = keys("games-about", ModeKey)


def rules(look: Look) -> Reply:
    """Explain the tiles and hard mode."""
    say = look.say
    return Reply(title=say("teaching-rules-title"), text=say("teaching-rules"), private=True)


def about(look: Look, privacy_url: str | None = None) -> Reply:
    """Introduce the bot, with a link to its privacy page if there is one."""
    say = look.say
    page = f" {say('teaching-about-page', url=privacy_url)}" if privacy_url else ""
    text = say("teaching-about") + page
    return Reply(title=say("teaching-about-title"), text=text, private=True)


def describe_mode(mode: ModeKey, say: Texts) -> str:
    """Describe a mode in one sentence."""
    return say("teaching-mode", mode=say(MODE_NAMES[mode]), sentence=say(_ABOUT[mode]))


def modes(look: Look) -> Reply:
    """Describe every mode in one sentence each."""
    say = look.say
    lines = [describe_mode(mode, say) for mode in _ABOUT]
    boards = say("teaching-mode-boards")
    lines.append(say("teaching-mode", mode=say("teaching-boards"), sentence=boards))
    return Reply(title=say("teaching-modes-title"), text="\n".join(lines), private=True)
