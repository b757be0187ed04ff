"""What is chosen for somebody: their own preference, else the server's setting."""

from __future__ import annotations

from bot.domain.players import Asker, Theme
from bot.store import ReadTransaction


async def choose_language(tx: ReadTransaction, asker: Asker) -> str:
    """Return the language of words that only the asker sees: their own, else the server's."""
    own = (await tx.preferences.of(asker.player)).language
    return own or (await tx.guilds.settings(asker.place)).language


async def choose_theme(tx: ReadTransaction, asker: Asker) -> Theme:
    """Return the theme of what is drawn for the asker: their own choice, else the server's."""
    own = (await tx.preferences.of(asker.player)).theme
    return own or (await tx.guilds.settings(asker.place)).theme
