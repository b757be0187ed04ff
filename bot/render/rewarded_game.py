"""The menu of the games for whose best there is a role."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.board.look import Look
from bot.domain.guild_settings import GuildSettings
from bot.domain.records.values import RecordedGame
from bot.domain.rewards import find_rewarded_game
from bot.render.menus import Menu
from bot.render.pickers import choose, name_choice
from bot.render.reply import Reply
from bot.texts import Texts

REWARD_GAME = "reward_game"
"""The setting whose sentence is that of the role, and whose options are what is recorded."""


def choose_game(settings: GuildSettings, games: Sequence[RecordedGame], say: Texts) -> Menu:
    """Return the menu of the games that can be rewarded."""
    labels = {one.key: one.name for one in games}
    prompt = say("guilds-reward-game-prompt")
    return choose(REWARD_GAME, prompt, labels, find_rewarded_game(settings).key)


def offer_games(
    page: Reply, settings: GuildSettings, games: Sequence[RecordedGame], look: Look
) -> Reply:
    """Return the page with these games in their menu."""
    menu = name_choice(choose_game(settings, games, look.say), look.say)
    menus = (menu if one.name == REWARD_GAME else one for one in page.menus)
    return replace(page, menus=tuple(menus))
