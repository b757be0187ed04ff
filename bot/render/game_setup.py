"""The panel that puts a game together."""

from __future__ import annotations

from collections.abc import Iterator

from bot.board.look import Look
from bot.brain.lexicons import EVERYWHERE
from bot.brain.rivals import NORMAL, RIVALS
from bot.domain.game_setup import BOARDS, GameSetup, Offer
from bot.domain.modes import ModeKey
from bot.domain.options import Goal, Option
from bot.render.guide import describe_mode
from bot.render.lists import describe
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.pickers import language_name, options
from bot.render.reply import Action, Button, Reply, Style
from bot.render.title import MODE_NAMES
from bot.texts import Texts, keys
from engine import Hard

MODE = "mode"
"""The name of the menu of modes; the other menus are named after their option."""

_ASKED = [MODE, *(option for option in Option if option is not Option.TURNS)]
_PROMPTS = keys("games-setup-prompt", _ASKED)
_HINTS = keys("games-mode", ModeKey, "hint")
_HARD = keys("games-setup-hard", Hard)
_HARD_HINTS = keys("games-setup-hard", Hard, "hint")
_GOALS, _GOAL_HINTS = keys("games-setup-goal", Goal), keys("games-setup-goal", Goal, "hint")
_RIVALS = keys("commands-rival", RIVALS)


def setup_panel(setup: GameSetup, offer: Offer, look: Look) -> Reply:
    """Draw the panel: the mode, a menu for each option it takes, and the button that begins."""
    say = look.say
    begin = Button(Action.PLAY, say("games-begin-button"), 0, Style.SUCCESS, str(setup))
    return Reply(
        title=say("games-setup-title"),
        text="\n\n".join([describe_mode(setup.mode.key, say), *_price(setup, offer, say)]),
        menus=tuple(_menus(setup, offer, say)),
        buttons=(begin, *_turns(setup, offer, say)),
        private=True,
    )


def _price(setup: GameSetup, offer: Offer, say: Texts) -> list[str]:
    """Say that a game with a class list does not count, which no mode says of itself."""
    listed = Option.LIST in setup.mode.options and offer.find_list(setup) and setup.mode.ranked
    return [f"-# {say('games-unranked')}"] if listed else []


def _menus(setup: GameSetup, offer: Offer, say: Texts) -> Iterator[Menu]:
    """Yield a menu for the mode and each of its options, with the server's choices preselected."""
    modes = tuple(MenuOption(key, say(MODE_NAMES[key]), say(_HINTS[key])) for key in offer.modes)
    yield _menu(MODE, setup, modes, setup.mode.key, say)
    now, taken, settings = setup.options, setup.mode.options, offer.settings
    listed = offer.find_list(setup)
    if Option.LIST in taken and offer.lists:
        no_list = MenuOption("0", say("games-setup-no-list"))
        lists = (MenuOption(str(one.id), one.name, describe(one, say)) for one in offer.lists)
        yield _menu(Option.LIST, setup, (no_list, *lists), str(listed.id if listed else 0), say)
    if Option.LANGUAGE in taken and not listed:
        languages = options({code: language_name(code) for code in offer.lengths})
        yield _menu(Option.LANGUAGE, setup, languages, offer.find_language(setup), say)
    if Option.LENGTH in taken:
        yield _lengths(setup, offer, say)
    if Option.HARD in taken:
        levels = tuple(MenuOption(one, say(_HARD[one]), say(_HARD_HINTS[one])) for one in Hard)
        yield _menu(Option.HARD, setup, levels, now.hard or settings.hard, say)
    if Option.BOARDS in taken:
        counts = tuple(MenuOption(str(n), say("games-boards", boards=n)) for n in BOARDS)
        yield _menu(Option.BOARDS, setup, counts, str(now.boards or 1), say)
    if Option.GOAL in taken:
        goals = tuple(MenuOption(one, say(_GOALS[one]), say(_GOAL_HINTS[one])) for one in Goal)
        yield _menu(Option.GOAL, setup, goals, now.goal or Goal.FEWEST, say)
    if Option.RIVAL in taken:
        rivals = tuple(MenuOption(name, say(_RIVALS[name])) for name in RIVALS)
        yield _menu(Option.RIVAL, setup, rivals, now.rival or NORMAL, say)


def _lengths(setup: GameSetup, offer: Offer, say: Texts) -> Menu:
    """Return the menu of lengths that have words; a class list also offers any length."""
    known, chosen = offer.find_lengths(setup), setup.options.length
    lengths = [MenuOption(str(n), say("games-letters", letters=n)) for n in known]
    if offer.find_list(setup):
        lengths.insert(0, MenuOption("0", say("games-setup-any-length")))
        usual = 0
    else:
        usual = offer.settings.length if offer.settings.length in known else EVERYWHERE
    return _menu(Option.LENGTH, setup, tuple(lengths), str(chosen or usual), say)


def _menu(
    name: str, setup: GameSetup, options: tuple[MenuOption, ...], chosen: str, say: Texts
) -> Menu:
    # Discord keeps what was chosen in a menu, unless its name changes: so the name holds the setup
    title, prompt = f"{name}.{setup}", say(_PROMPTS[name])
    return Menu(Topic.SETUP, title, prompt, options, (chosen,), labelled=True)


def _turns(setup: GameSetup, offer: Offer, say: Texts) -> Iterator[Button]:
    """Yield the switch for taking turns, if the mode takes it."""
    if Option.TURNS in setup.mode.options:
        enabled = setup.mode.takes_turns(setup.options, usual=offer.settings.turns)
        label = say("games-setup-turns-button" if enabled else "games-setup-no-turns-button")
        turned = setup.choose(Option.TURNS, str(not enabled))
        style = Style.PRIMARY if enabled else Style.SECONDARY
        yield Button(Action.TURNS, label, 0, style, str(turned))
