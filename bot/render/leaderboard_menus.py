"""The menus of a leaderboard: what it ranks by, of which days, and which games count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import View
from bot.domain.modes import TOGETHER
from bot.domain.standings import Period
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.title import MODE_NAMES
from bot.services.standings import Leaderboard
from bot.texts import Texts, keys

PERIODS = keys("standings-period", Period)
VIEWS = keys("standings-view", View)

_MOST = 25
"""Options that Discord allows in a menu."""


def leaderboard_menus(board: Leaderboard, say: Texts) -> tuple[Menu, ...]:
    """Return the menus; each option holds the whole request that it leads to."""
    shown = board.request
    views = (
        (replace(shown, view=view), say(key))
        for view, key in VIEWS.items()
        if shown.can_rank_by(view) or shown.view is view
    )
    periods = (
        (replace(shown, period=period), say(key))
        for period, key in PERIODS.items()
        if period is not Period.SEASON or board.planned or shown.period is period
    )
    games = ((request, name_games(request, say)) for request in _list_games(board))
    menus = [
        _menu("games", say("standings-games-prompt"), games, shown),
        _menu("view", say("standings-view-prompt"), views, shown),
        _menu("period", say("standings-period-prompt"), periods, shown),
    ]
    return tuple(menu for menu in menus if len(menu.options) > 1)


def name_games(request: LeaderboardRequest, say: Texts) -> str:
    """Return ``Individual games · 5 letters``."""
    mode = request.league_mode
    parts = [say(MODE_NAMES[mode.key]) if mode else say("standings-own-boards")]
    parts += [say("games-letters", letters=request.length)] if request.length else []
    parts += [say("games-boards", boards=request.boards)] if request.boards > 1 else []
    return " · ".join(parts)


def list_played(board: Leaderboard) -> Iterator[tuple[LeaderboardRequest, int]]:
    """Yield the asker's leaderboards here, with the number of their games on each."""
    for played in board.played:
        league = played.league
        of = {"mode": league.mode, "length": league.length, "boards": league.boards}
        yield replace(board.request, **of), played.games


def _list_games(board: Leaderboard) -> list[LeaderboardRequest]:
    """Return the one that is shown, the usual two, and those on which the asker has games."""
    shown = board.request
    usual = (replace(shown, mode=mode, boards=1) for mode in (None, TOGETHER))
    played = (request for request, _ in list_played(board))
    games = dict.fromkeys([shown, *usual, *played])
    if shown.view is View.STREAK:
        # its days are those of dailies, whatever the mode
        games = dict.fromkeys(replace(request, mode=None, boards=1) for request in games)
    fits = (one for one in games if one.may_be_everywhere or not one.everywhere)
    return [one for one in fits if one == shown or one.can_rank_by(one.view)][:_MOST]


def _menu(
    name: str,
    prompt: str,
    options: Iterable[tuple[LeaderboardRequest, str]],
    shown: LeaderboardRequest,
) -> Menu:
    listed = tuple(MenuOption(request.text, label) for request, label in options)
    return Menu(Topic.RANKS, name, prompt, listed, chosen=(shown.text,))
