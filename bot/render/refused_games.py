"""Refusals of games that a server teaches, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.domain.records import taught_games as taught
from bot.texts import Texts

OF_GAMES: Mapping[type[Exception], Callable[[Any, Texts], str]] = {
    taught.UnfitName: lambda _, say: say("refusals-taught-name"),
    taught.KnownGame: lambda error, say: say(
        "refusals-taught-known", game=error.game.name, page=say("guilds-page-records")
    ),
    taught.NoScoreFound: lambda _, say: say("refusals-taught-score"),
    taught.NoPuzzleFound: lambda _, say: say("refusals-taught-puzzle"),
    taught.SharesDiffer: lambda _, say: say("refusals-taught-differ"),
    taught.TooManyGames: lambda error, say: say("refusals-taught-many", most=error.most),
    taught.UnknownTaughtGame: lambda _, say: say("refusals-taught-gone"),
}
