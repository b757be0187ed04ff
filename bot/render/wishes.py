"""The panel that puts a game together."""

from __future__ import annotations

from collections.abc import Iterator

from bot.board.look import Look
from bot.brain.rivals import PERFECT, RIVALS
from bot.domain.guilds import GuildSettings
from bot.domain.modes import MODES, ModeKey, Option
from bot.domain.wishes import BOARDS, GameWish
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.reply import Action, Button, Reply, Style
from bot.render.teaching import describe_mode
from bot.render.title import MODES as NAMES
from bot.texts import Texts, keys
from engine import Hard
from engine.words import LENGTHS

MODE = "mode"
"""The name of the menu of modes; the others are called by their option."""

_HINTS = keys("games-mode", ModeKey, "hint")
_HARD = keys("games-wish-hard", Hard)
_HARD_HINTS = keys("games-wish-hard", Hard, "hint")
_RIVALS = keys("commands-rival", RIVALS)


def wish_panel(wish: GameWish, settings: GuildSettings, look: Look) -> Reply:
    """What is chosen, a menu for whatever the mode takes, and the button that begins."""
    say = look.say
    begin = Button(Action.PLAY, say("games-begin-button"), 0, Style.SUCCESS, str(wish))
    return Reply(
        title=say("games-wish-title"),
        text=describe_mode(wish.mode.key, say),
        menus=tuple(_menus(wish, settings, say)),
        buttons=(begin, *_turns(wish, say)),
        private=True,
    )


def _menus(wish: GameWish, settings: GuildSettings, say: Texts) -> Iterator[Menu]:
    """A menu for the mode and each of its options, with the server's choices chosen.

    The language is that of the server, or of the player: only the command asks for another.
    """
    modes = tuple(MenuOption(key, say(NAMES[key]), say(_HINTS[key])) for key in MODES)
    yield _menu(MODE, wish, modes, wish.mode.key, say)
    now, taken = wish.options, wish.mode.options
    if Option.LENGTH in taken:
        lengths = tuple(MenuOption(str(n), say("games-letters", letters=n)) for n in LENGTHS)
        yield _menu(Option.LENGTH, wish, lengths, str(now.length or settings.length), say)
    if Option.HARD in taken:
        levels = tuple(MenuOption(one, say(_HARD[one]), say(_HARD_HINTS[one])) for one in Hard)
        yield _menu(Option.HARD, wish, levels, now.hard or settings.hard, say)
    if Option.BOARDS in taken:
        counts = tuple(MenuOption(str(n), say("games-boards", boards=n)) for n in BOARDS)
        yield _menu(Option.BOARDS, wish, counts, str(now.boards or 1), say)
    if Option.RIVAL in taken:
        rivals = tuple(MenuOption(name, say(_RIVALS[name])) for name in RIVALS)
        yield _menu(Option.RIVAL, wish, rivals, now.rival or PERFECT, say)


def _menu(
    name: str, wish: GameWish, options: tuple[MenuOption, ...], chosen: str, say: Texts
) -> Menu:
    # the wish in its name makes it another menu each time: Discord keeps what was chosen in one
    return Menu(Topic.WISH, f"{name}.{wish}", say("games-wish-prompt"), options, (chosen,))


def _turns(wish: GameWish, say: Texts) -> Iterator[Button]:
    """The switch by which nobody guesses twice in a row."""
    if Option.TURNS in wish.mode.options:
        on = bool(wish.options.turns)
        label = say("games-wish-turns-button" if on else "games-wish-no-turns-button")
        turned = wish.choose(Option.TURNS, str(not on))
        style = Style.PRIMARY if on else Style.SECONDARY
        yield Button(Action.TURNS, label, 0, style, str(turned))
