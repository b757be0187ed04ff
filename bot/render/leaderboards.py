"""Leaderboards, and the explanation of a player's place, as replies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.board.card import Ranked, draw_ranks
from bot.board.card_alt import describe_ranks
from bot.board.glyphs import can_name
from bot.board.look import Look
from bot.domain.contests import LeaderboardRequest, Scope
from bot.domain.leaderboards import (
    AVERAGE_GAMES,
    GUESS,
    PAGE,
    Absence,
    Explanation,
    League,
    Standing,
    View,
)
from bot.domain.modes import TOGETHER
from bot.domain.ratings import RatingReason
from bot.domain.standings import Period
from bot.render.ratings import list_changes
from bot.render.reply import Action, Button, Picture, Reply, escape_name, mention, write_name
from bot.render.title import MODE_NAMES
from bot.services.standings import Leaderboard
from bot.texts import Texts, keys

_PERIODS = keys("standings-period", Period)
_VIEWS = keys("standings-view", View)
_RULES = keys("standings-rule", View)
_VALUES = keys("standings-value", View)
_WHY = keys("standings-why", View)
_COSTS = (Absence.LOSS, Absence.AVERAGE, Absence.WORST)
_MISSED: Mapping[Absence, str] = keys("standings-missed", _COSTS)
_WHY_MISSED: Mapping[Absence, str] = keys("standings-why-missed", _COSTS)
_EMPTY = {View.RATING: "standings-empty-rating"}


def leaderboard(board: Leaderboard, look: Look) -> Reply:
    """Draw a page of the leaderboard, with the asking player below; equals share a place."""
    say, ranking, everywhere = look.say, board.ranking, board.request.everywhere
    listed = [standing for standing in (*ranking.page, ranking.own) if standing]
    few = any(standing.provisional for standing in listed)
    loss = League(mode=board.request.mode).loss
    notes = [
        say(_RULES[board.request.view], loss=loss, best=loss - 1, second=max(0, loss - 2)),
        say("standings-everywhere-rule") if everywhere else "",
        say("standings-everywhere-absent") if everywhere and not board.shared else "",
        say(_MISSED[board.absence], loss=loss) if board.absence in _MISSED else "",
        say("standings-provisional", games=board.least) if few else "",
        say("standings-assisted", games=board.assisted) if board.assisted else "",
    ]
    reply = Reply(
        title=_title(board.request, say),
        text="" if listed else say(_EMPTY.get(board.request.view, "standings-empty")),
        footer=" ".join(filter(None, notes)),
        buttons=(
            *_turners(board, say),
            *_others(board.request, say),
            *_scopes(board, say),
            *_why(board, say),
            *_history(board, say),
        ),
        picture=draw_card(ranking.page, board.request, look, ranking.own) if listed else None,
    )
    return reply.fit(look.theme)


def weekly(board: Leaderboard, look: Look) -> Reply:
    """Draw the leaderboard that is posted once a week."""
    reply = leaderboard(board, look)
    return replace(
        reply, text="\n\n".join(filter(None, [look.say("standings-weekly"), reply.text]))
    )


def draw_card(
    page: Sequence[Standing], request: LeaderboardRequest, look: Look, own: Standing | None = None
) -> Picture:
    """Draw a page of standings as a card, with that of the asking player, `own`, below."""
    say = look.say
    lines = [_line(standing, request, say) for standing in page]
    if own:
        lines += ["…"] * bool(lines) + [_line(own, request, say)]
    rows = [_rank(standing, request, say) for standing in (*page, own) if standing]
    return Picture(
        describe_ranks(rows, say),
        partial(draw_ranks, rows, look.theme),
        words="\n".join(lines),
        legible=can_name(*(row.name for row in rows)),
    )


def explanation(
    found: Explanation | RatingReason, request: LeaderboardRequest, look: Look
) -> Reply:
    """Explain a player's place: what is ranked by, then the sum, number by number."""
    say, standing = look.say, found.standing
    lines = [say("standings-why-place", place=standing.place, players=found.players)]
    if standing.provisional:
        lines.append(say("standings-why-provisional"))
    elif found.ahead is not None:
        lines.append(say("standings-why-ahead", value=write_value(found.ahead, request.view, say)))
    if isinstance(found, RatingReason):
        steps = [say(_WHY[request.view]), "", *list_changes(found, say)]
    elif request.view is View.GUESSES:
        steps = _fair(found, say)
    else:
        steps = [_plain(found, request.view, say)]
    return Reply(
        title=_title(request, say),
        text="\n".join([*lines, "", *steps]),
        private=True,
    )


def _fair(found: Explanation, say: Texts) -> list[str]:
    mean = found.mean
    steps = [
        say(_WHY[View.GUESSES]),
        "",
        say("standings-why-games", games=mean.games, guesses=mean.cost),
    ]
    if mean.lost:
        steps.append(say("standings-why-lost", lost=mean.lost, each=mean.loss))
    if mean.compared:
        key = "standings-why-harder" if mean.hardness >= 0 else "standings-why-easier"
        facts = {
            "compared": mean.compared,
            "others": mean.others / GUESS,
            "usual": mean.usual / GUESS,
            "words": mean.compared * mean.usual / GUESS,
        }
        steps.append(say(key, by=abs(mean.hardness) / GUESS, **facts))
    each, added = mean.average / GUESS, mean.added / GUESS
    if mean.missed:
        facts = {"missed": mean.missed, "each": each, "loss": mean.loss}
        facts["charged"] = mean.charged / GUESS
        steps.append(say(_WHY_MISSED[found.absence], **facts))
    steps.append(say("standings-why-average", games=AVERAGE_GAMES, each=each, added=added))
    total = say("standings-why-total", total=mean.total / GUESS, games=mean.divisor)
    return [*steps, f"{total} **{write_value(mean.figure, View.GUESSES, say)}**"]


def _plain(found: Explanation, view: View, say: Texts) -> str:
    mean, value = found.mean, found.standing.value
    facts = {"wins": mean.wins, "games": mean.games, "guesses": mean.guesses}
    return say(_WHY[view], value=value, each=mean.loss, together=mean.loss * mean.wins, **facts)


def _title(request: LeaderboardRequest, say: Texts) -> str:
    """Return ``Leaderboard · Fewest guesses · This month · 5 letters``."""
    parts = [say("standings-title"), say(_VIEWS[request.view]), say(_PERIODS[request.period])]
    parts += [say("standings-everywhere")] if request.everywhere else []
    parts += [say(MODE_NAMES[request.mode.key])] if request.mode else []
    parts += [say("games-letters", letters=request.length)] if request.length else []
    parts += [say("games-boards", boards=request.boards)] if request.boards > 1 else []
    return " · ".join(parts)


def _line(standing: Standing, request: LeaderboardRequest, say: Texts) -> str:
    player = standing.player
    return say(
        "standings-new-line" if standing.provisional else "standings-line",
        place=standing.place,
        # Discord cannot show a mention of somebody from another server
        who=escape_name(player.name) if request.everywhere else mention(player.id, say),
        value=write_value(standing.value, request.view, say),
        record=_record(standing, request.view, say),
    )


def _rank(standing: Standing, request: LeaderboardRequest, say: Texts) -> Ranked:
    """Return a line of the card: the value that ranks, and the record below it."""
    record = _record(standing, request.view, say)
    note = say("standings-new-note", record=record) if standing.provisional else record
    value = write_value(standing.value, request.view, say)
    return Ranked(str(standing.place), write_name(standing.player, say), value, note)


def _record(standing: Standing, view: View, say: Texts) -> str:
    """Return wins and games; games alone if the value is the wins; matches for a rating."""
    if view is View.RATING:
        return say("standings-matches", matches=standing.games)
    if view is View.WINS:
        return say("standings-games", games=standing.games)
    return say("standings-record", wins=standing.wins, games=standing.games)


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


def _others(request: LeaderboardRequest, say: Texts) -> list[Button]:
    """Return the button from games on boards of one's own to those together, or back."""
    alone = request.mode is not None and (request.mode.private or not request.mode.ranked)
    if request.everywhere or request.view is View.RATING or alone:
        return []
    other = replace(request, mode=None if request.mode else TOGETHER)
    label = say("standings-own-boards" if request.mode else "standings-together")
    return [Button(Action.RANKS, label, detail=other.text)]


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


def _why(board: Leaderboard, say: Texts) -> list[Button]:
    if not board.ranking.players:
        return []
    return [Button(Action.WHY_HERE, say("standings-why-button"), detail=board.request.text)]
