"""Leaderboards, and the explanation of a player's place, as replies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from bot.board.card import Ranked, draw_ranks
from bot.board.card_alt import describe_ranks
from bot.board.glyphs import can_name
from bot.board.look import Look
from bot.domain.leaderboard_requests import LeaderboardRequest, Scope
from bot.domain.leaderboards import (
    GUESS,
    PAGE,
    Absence,
    League,
    Ranking,
    Standing,
    View,
)
from bot.domain.standings import YEARS
from bot.render.leaderboard_menus import (
    PERIODS,
    VIEWS,
    leaderboard_menus,
    list_played,
    name_games,
)
from bot.render.names import address, escape_name, mention, write_name
from bot.render.reply import Action, Button, Picture, Reply
from bot.render.title import MODE_NAMES
from bot.services.standings import Leaderboard
from bot.texts import Texts, keys

_RULES = keys("standings-rule", View)
_VALUES = keys("standings-value", View)
_COSTS = (Absence.LOSS, Absence.AVERAGE, Absence.WORST)
_MISSED: Mapping[Absence, str] = keys("standings-missed", _COSTS)
_OF_LEAGUES = (View.GUESSES, View.POINTS, View.WINS)
_SHOWN = 3
"""Leaderboards elsewhere that are named."""
_EMPTY = {View.RATING: "standings-empty-rating", View.STREAK: "standings-empty-streak"}


def leaderboard(board: Leaderboard, look: Look) -> Reply:
    """Draw a page of the leaderboard, with the asking player below; equals share a place."""
    say, ranking, everywhere = look.say, board.ranking, board.request.everywhere
    listed = [standing for standing in (*ranking.page, ranking.own) if standing]
    loss = League(mode=board.request.mode).loss
    notes = [
        *_rules(board, say),
        say("standings-shields") if board.shielded and board.request.view is View.STREAK else "",
        say("standings-everywhere-rule") if everywhere else "",
        say("standings-everywhere-absent") if everywhere and not board.shared else "",
        say("standings-several") if board.request.boards > 1 else "",
        say(_MISSED[board.absence], loss=loss) if board.absence in _MISSED else "",
        explain_places(ranking, say),
        say("standings-assisted", games=board.assisted) if board.assisted else "",
    ]
    reply = Reply(
        title=write_title(board.request, say),
        text=_introduce(board, say),
        footer=" ".join(filter(None, notes)),
        buttons=(
            *_turners(board, say),
            *_scopes(board, say),
            *_why(board, say),
            *_review(board.request, say),
            *_history(board, say),
        ),
        menus=leaderboard_menus(board, say),
        picture=draw_card(ranking, board.request, look) if listed else None,
        # nobody else needs to see that there is nothing yet
        private=not listed,
    )
    return reply.fit(look.theme)


def _rules(board: Leaderboard, say: Texts) -> list[str]:
    """Say how players are ranked, with what results are worth here."""
    loss, view, points = League(mode=board.request.mode).loss, board.request.view, board.points
    if view is not View.POINTS or not points.own:
        words = "compared" if board.ranking.compared else "plain"
        return [say(_RULES[view], loss=loss, best=loss - 1, second=max(0, loss - 2), words=words)]
    wins = say.join([*map(str, points.list_wins(loss))])
    rules = [say("standings-rule-points-own", wins=wins, lost=points.lost)]
    if points.double_day is not None:
        rules.append(say("standings-rule-double", day=say.weekday(points.double_day)))
    return rules


def explain_places(ranking: Ranking, say: Texts) -> str:
    """Say how many games a place takes, where somebody listed has none; or nobody has one."""
    listed = [standing for standing in (*ranking.page, ranking.own) if standing]
    if not any(standing.provisional for standing in listed) or not ranking.least:
        return ""
    nobody = "standings-nobody-placed" if ranking.over else "standings-nobody-ranked"
    return say("standings-provisional" if ranking.ranked else nobody, games=ranking.least)


def draw_card(ranking: Ranking, request: LeaderboardRequest, look: Look) -> Picture:
    """Draw a page of standings as a card, with that of the asking player below."""
    say, own = look.say, ranking.own
    shown = [standing for standing in (*ranking.page, own) if standing]
    # nothing is to go where all is over
    least = 0 if ranking.over else ranking.least
    records = [_record(standing, request.view, least, say) for standing in shown]
    listed = list(zip(shown, records, strict=True))
    lines = [_line(*one, request, say) for one in listed]
    if own and ranking.page:
        lines.insert(-1, "…")
    rows = [_rank(*one, request, say) for one in listed]
    return Picture(
        describe_ranks(rows, say),
        partial(draw_ranks, rows, look.theme),
        words="\n".join(lines),
        legible=can_name(*(row.name for row in rows)),
    )


def write_title(request: LeaderboardRequest, say: Texts) -> str:
    """Return ``Leaderboard · Fewest guesses · This month · 5 letters``."""
    parts = [say("standings-title"), say(VIEWS[request.view]), say(PERIODS[request.period])]
    parts += [say("standings-everywhere")] if request.everywhere else []
    parts += [say(MODE_NAMES[request.mode.key])] if request.mode else []
    parts += [say("games-letters", letters=request.length)] if request.length else []
    parts += [say("games-boards", boards=request.boards)] if request.boards > 1 else []
    return " · ".join(parts)


def _introduce(board: Leaderboard, say: Texts) -> str:
    """Say that nobody is listed, or where the games of an asker are who is not."""
    ranking, request = board.ranking, board.request
    if not (ranking.page or ranking.own):
        return say(_EMPTY.get(request.view, "standings-empty"))
    played = dict(list_played(board))
    if request in played or request.view not in _OF_LEAGUES or request.everywhere:
        return ""
    elsewhere = [
        say("standings-elsewhere-games", which=name_games(other, say), games=games)
        for other, games in played.items()
        if other.mode is None or not other.mode.own_board
    ]
    if not elsewhere:
        return ""
    who = mention(board.asker.id, say)
    return say("standings-elsewhere", who=who, where=", ".join(elsewhere[:_SHOWN]))


def _line(standing: Standing, record: str, request: LeaderboardRequest, say: Texts) -> str:
    player, unplaced = standing.player, standing.provisional
    return say(
        "standings-unplaced-line" if unplaced else "standings-line",
        **({} if unplaced else {"place": standing.place}),
        # Discord cannot show a mention of somebody from another server
        who=escape_name(player.name) if request.everywhere else address(player, say),
        value=write_value(standing.value, request.view, say),
        record=record,
    )


def _rank(standing: Standing, record: str, request: LeaderboardRequest, say: Texts) -> Ranked:
    """Return a line of the card: the value that ranks, and the record below it."""
    place = "" if standing.provisional else str(standing.place)
    value = write_value(standing.value, request.view, say)
    return Ranked(place, write_name(standing.player, say), value, record)


def _record(standing: Standing, view: View, least: int, say: Texts) -> str:
    """Return wins and games, and how many are missing of the `least` that a place takes."""
    record = say("standings-record", wins=standing.wins, games=standing.games)
    if view is View.RATING:
        record = say("standings-matches", matches=standing.games)
    elif view is View.WINS:
        record = say("standings-games", games=standing.games)
    more = max(0, least - standing.games)
    return f"{record} · {say('standings-few', more=more)}" if standing.provisional else record


def write_value(value: int, view: View, say: Texts) -> str:
    """Write the value that a view ranks by."""
    # ratings are written without a comma after the thousands
    shown = {View.GUESSES: value / GUESS, View.RATING: str(value)}
    return say(_VALUES[view], value=shown.get(view, value))


def _history(board: Leaderboard, say: Texts) -> list[Button]:
    """Return the buttons to the champions and to the corrections, if there are any."""
    champions = Button(Action.CHAMPIONS, say("standings-champions-button"))
    corrections = Button(Action.CORRECTIONS, say("standings-corrections-button"))
    return [champions] * board.seasons + [corrections] * board.corrections


def _turners(board: Leaderboard, say: Texts) -> list[Button]:
    """Return the buttons to the pages before and after."""
    turners: list[Button] = []
    if board.page:
        label = say("standings-previous")
        turners.append(Button(Action.RANKS, label, board.page - 1, detail=board.request.text))
    if PAGE * (board.page + 1) < board.ranking.players:
        label = say("standings-next")
        turners.append(Button(Action.RANKS, label, board.page + 1, detail=board.request.text))
    return turners


def _scopes(board: Leaderboard, say: Texts) -> list[Button]:
    """Return the button from this server to all servers that take part, or back."""
    request = board.request
    if request.everywhere:
        back = replace(request, scope=Scope.SERVER)
        return [Button(Action.RANKS, say("standings-here"), detail=back.text)]
    if not (board.shared and request.may_be_everywhere):
        return []
    there = replace(request, scope=Scope.GLOBAL)
    return [Button(Action.RANKS, say("standings-everywhere"), detail=there.text)]


def _review(request: LeaderboardRequest, say: Texts) -> list[Button]:
    """Return the button to what happened in a year, beside its leaderboard."""
    if request.everywhere or request.period not in YEARS:
        return []
    return [Button(Action.REVIEW, say("standings-page-review"), detail=request.period)]


def _why(board: Leaderboard, say: Texts) -> list[Button]:
    if not board.ranking.players:
        return []
    return [Button(Action.WHY_HERE, say("standings-why-button"), detail=board.request.text)]
