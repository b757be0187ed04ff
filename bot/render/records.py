"""Results of puzzles played elsewhere as replies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from bot.board.look import Look
from bot.domain.records.games import KNOWN_GAMES, WORDLE
from bot.domain.records.values import (
    LEAST_RESULTS,
    RECORDS_PAGE,
    Figures,
    RecordedGame,
    RecordStanding,
    Score,
    Unit,
)
from bot.domain.standings import Period
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.names import mention
from bot.render.recordable import invite, offer_games
from bot.render.reply import Action, Button, Reply
from bot.render.wordle_week import week_button
from bot.services.records.leaderboard import RecordBoard
from bot.texts import Texts, keys

_FIGURES = keys("records-figure", Unit)
_MEANS = keys("records-mean", Unit)
_RULES = keys("records-rule", Unit)
_PERIODS = keys("standings-period", Period)

_PASTED_MARK = "📋"

_NAMED = 12
"""Games named where all would be too many."""
_MOST = 25
"""Options that Discord allows in a menu."""
_PAGE = _MOST - 2
"""Games on a page of the menu, beside the ways to the page before and after."""


def confirm_removal(removed: Iterable[tuple[RecordedGame, int]], look: Look) -> Reply:
    """Confirm that results were removed."""
    say = look.say
    lines = [say("records-removed", puzzle=title(*one, say)) for one in removed]
    return Reply(text="\n".join(lines), private=True)


def board(board: RecordBoard, look: Look, *, page: int = 0, who: Sequence[Button] = ()) -> Reply:
    """Draw the leaderboard of one game, with the asking player and the rule below.

    Its menu lists the games from a page on, from 0; `who` are buttons that say who is who.
    """
    say, game, ranking = look.say, board.game, board.ranking
    heading = say("records-board-title", game=game.name, period=say(_PERIODS[board.period]))
    if not ranking.best and board.period is Period.ALL:
        return invite(heading, look)
    if not ranking.best:
        empty = say("records-empty-days", game=game.name)
        return Reply(empty, title=heading, menus=_choose(board, page, say))
    lines = [_line(one, board, say) for one in ranking.best]
    hidden = ranking.players - len(ranking.best) - bool(ranking.own)
    if ranking.page:
        lines += ["…"] * bool(ranking.own)
    elif hidden:
        lines.append(say("records-hidden", players=hidden))
    if ranking.own:
        lines.append(_line(ranking.own, board, say))
    if board.streak:
        lines += ["", say("records-group-streak", days=board.streak)]
    rule = _rule(game, say)
    footer = say("records-rule", rule=rule[0].upper() + rule[1:], least=LEAST_RESULTS)
    if any(_PASTED_MARK in line for line in lines):
        footer = f"{footer} {say('records-pasted-rule')}"
    return Reply(
        title=heading,
        text="\n".join(lines),
        footer=footer,
        menus=_choose(board, page, say),
        buttons=(*_turners(board, say), *((week_button(say), *who) if game is WORDLE else ())),
    )


def _turners(board: RecordBoard, say: Texts) -> list[Button]:
    """Return the buttons to the pages before and after."""
    ranking, shown = board.ranking, f"{board.game.key}.{board.period}"
    turns = [
        ("standings-previous", ranking.page - 1, ranking.page > 0),
        ("standings-next", ranking.page + 1, ranking.players > RECORDS_PAGE * (ranking.page + 1)),
    ]
    return [
        Button(Action.RECORD_PAGE, say(label), page, detail=shown)
        for label, page, there in turns
        if there
    ]


def list_leaders(
    boards: Sequence[RecordBoard], look: Look, *, page: int = 0, who: Sequence[Button] = ()
) -> Reply:
    """List the games that are recorded here with their leaders, and a menu that opens each.

    The menu begins at a page, from 0; `who` are buttons that say who is who.
    """
    say = look.say
    if not boards:
        return invite(say("records-played-title"), look)
    played = boards[0].played
    results = {game.key: count for game, count in played}
    lines: list[str] = []
    for one in boards:
        lines.append(say("records-played", game=one.game.name, results=results[one.game.key]))
        first = one.ranking.best[0] if one.ranking.best else None
        # one result alone leads nothing
        if first and first.place is not None:
            average = say_average(one.game, first.figures, say)
            leader = mention(first.player.id, say)
            lines.append(say("records-played-best", who=leader, average=average))
    if more := len(played) - len(boards):
        lines.append(say("records-played-more", count=more))
    options = _list_options(boards[0], "", page, say)
    return Reply(
        title=say("records-played-title"),
        text="\n".join(lines),
        menus=(Menu(Topic.SCORES, "game", say("records-games-prompt"), options),),
        buttons=(
            *([week_button(say)] if WORDLE.key in results else []),
            offer_games(look),
            *who,
        ),
    )


def _choose(board: RecordBoard, page: int, say: Texts) -> tuple[Menu, ...]:
    """Return the menus of the games and the days; each option holds both."""
    key, period = board.game.key, board.period
    days = tuple(
        MenuOption(f"{key}.{one}", say(label))
        for one, label in _PERIODS.items()
        if one is not Period.SEASON or period is one
    )
    chosen = (f"{key}.{period}",)
    games = _list_options(board, key, page, say)
    menus = (
        Menu(Topic.SCORES, "game", say("records-games-prompt"), games, chosen),
        Menu(Topic.SCORES, "period", say("standings-period-prompt"), days, chosen),
    )
    return tuple(menu for menu in menus if len(menu.options) > 1)


def _list_options(board: RecordBoard, key: str, page: int, say: Texts) -> tuple[MenuOption, ...]:
    """Return a page of the games, and where there are more, what leads to the others.

    That shows again what is shown: the leaderboard of the game with this key, or of all games.
    """
    played, period = board.played, board.period
    if len(played) <= _MOST:
        return tuple(MenuOption(f"{game.key}.{period}", game.name) for game, _ in played)
    page = min(page, (len(played) - 1) // _PAGE)
    first, end = page * _PAGE, (page + 1) * _PAGE
    games = [MenuOption(f"{game.key}.{period}", game.name) for game, _ in played[first:end]]
    rest = len(played) - end
    turns = [(page - 1, first, "records-games-before"), (page + 1, rest, "records-games-after")]
    ways = [
        MenuOption(f"{key}.{period}.{other}", say(label, count=count))
        for other, count, label in turns
        if count > 0
    ]
    return (*games, *ways)


def name_games(say: Texts) -> str:
    """Name the games played most, and say how many more are read."""
    names = [game.name for game in KNOWN_GAMES.values()]
    more = say("records-more-games", count=len(names) - _NAMED)
    return say.join([*names[:_NAMED], more])


def title(game: RecordedGame, puzzle: int, say: Texts) -> str:
    """Return ``Wordle 1,234``, or with the day where puzzles have no number."""
    return say("records-puzzle", game=game.name, puzzle=number_puzzle(game, puzzle))


def number_puzzle(game: RecordedGame, puzzle: int) -> int | str:
    """Return the number of a puzzle, or its day where puzzles have no number."""
    return str(game.find_day(puzzle)) if game.day_zero == date.min else puzzle


def _line(standing: RecordStanding, board: RecordBoard, say: Texts) -> str:
    pasted = board.pasted.get(standing.player.id, 0)
    mark = f" · {_PASTED_MARK} {pasted}" if 2 * pasted > standing.figures.games else ""
    return _say_standing(standing, board.game, say) + mark


def _say_standing(standing: RecordStanding, game: RecordedGame, say: Texts) -> str:
    figures = standing.figures
    place = say("records-no-place")
    if standing.place is not None:
        place = say("records-place", place=standing.place)
    who, average = mention(standing.player.id, say), say_average(game, figures, say)
    if game.lost is None:
        return say("records-line-open", place=place, who=who, average=average, games=figures.games)
    return say(
        "records-line",
        place=place,
        who=who,
        average=average,
        solved=figures.solved,
        games=figures.games,
    )


def write_result(unit: Unit, score: Score, say: Texts) -> str:
    """Return ``4 guesses``, or that the puzzle was not solved."""
    if not score.solved:
        return say("records-unsolved")
    timed = unit is Unit.TIME
    return say(_FIGURES[unit], figure=write_time(score.figure) if timed else score.figure)


def say_first(unit: Unit, first: Score, say: Texts) -> str:
    """Say what a result was when it was posted, before an edit changed it."""
    return say("records-first", result=write_result(unit, first, say))


def say_average(game: RecordedGame, figures: Figures, say: Texts) -> str:
    """Return a player's mean in a game, with what it counts."""
    timed = game.unit is Unit.TIME
    return say(_MEANS[game.unit], mean=write_time(round(figures.mean)) if timed else figures.mean)


def _rule(game: RecordedGame, say: Texts) -> str:
    return say(_RULES[game.unit], lost=say_lost(game, say))


def say_lost(game: RecordedGame, say: Texts) -> str:
    """Say what a puzzle, or a board, counts as that was not solved."""
    if game.lost is None:
        return ""
    missed = game.unit is Unit.BOARDS
    return say("records-lost-board" if missed else "records-lost", figure=game.lost)


def write_time(seconds: int) -> str:
    """Return ``1:23``, or ``1:02:03``."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
