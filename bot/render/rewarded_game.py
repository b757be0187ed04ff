"""The menu of the games for whose best there is a role."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.board.look import Look
from bot.domain.guild_settings import GuildSettings
from bot.domain.records.values import RecordedGame
from bot.domain.rewards import find_rewarded_game
from bot.render.pickers import choose, name_choice
from bot.render.reply import Reply
from bot.render.settings_pages import REWARD_GAME


def offer_games(
    page: Reply, settings: GuildSettings, games: Sequence[RecordedGame], look: Look
) -> Reply:
    """Add the menu of the games below that of their role, where there is more than one."""
    if len(games) == 1:
        return page
    labels = {one.key: one.name for one in games}
    chosen, prompt = find_rewarded_game(settings).key, look.say("guilds-reward-game-prompt")
    menu = name_choice(choose(REWARD_GAME, prompt, labels, chosen), look.say)
    below = [one.name for one in page.menus].index("wordle_role") + 1
    return replace(page, menus=(*page.menus[:below], menu, *page.menus[below:]))
