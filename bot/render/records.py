"""Results of puzzles played elsewhere as replies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from bot.board.look import Look
from bot.domain.records.games import GAMES, WORDLE
from bot.domain.records.values import Figures, RecordedGame, RecordStanding, Score, Unit
from bot.domain.standings import Period
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.names import mention
from bot.render.recordable import invite, offer_games
from bot.render.reply import Reply
from bot.render.wordle_week import week_button
from bot.services.records.leaderboard import LEAST, Played, RecordBoard
from bot.texts import Texts, keys

_FIGURES = keys("records-figure", Unit)
_MEANS = keys("records-mean", Unit)
_RULES = keys("records-rule", Unit)
_PERIODS = keys("standings-period", Period)

_NAMED = 12
"""Games named where all would be too many."""
_MOST = 25
"""Options that Discord allows in a menu."""


def confirm_removal(removed: Iterable[tuple[RecordedGame, int]], look: Look) -> Reply:
    """Confirm that results were removed."""
    say = look.say
    lines = [say("records-removed", puzzle=title(*one, say)) for one in removed]
    return Reply(text="\n".join(lines), private=True)


def board(found: RecordBoard, look: Look) -> Reply:
    """Draw the leaderboard of one game, with the asking player and the rule below."""
    say, game, ranking = look.say, found.game, found.ranking
    heading = say("records-board-title", game=game.name, period=say(_PERIODS[found.period]))
    if not ranking.best:
        return invite(heading, look)
    lines = [_line(one, game, say) for one in ranking.best]
    if hidden := ranking.players - len(ranking.best) - bool(ranking.own):
        lines.append(say("records-hidden", players=hidden))
    if ranking.own:
        lines.append(_line(ranking.own, game, say))
    if found.streak:
        lines += ["", say("records-group-streak", days=found.streak)]
    rule = _rule(game, say)
    footer = say("records-rule", rule=rule[0].upper() + rule[1:], least=LEAST)
    return Reply(
        title=heading,
        text="\n".join(lines),
        footer=footer,
        menus=_choose(found, say),
        buttons=(week_button(say),) if game is WORDLE else (),
    )


def list_leaders(boards: Sequence[RecordBoard], look: Look) -> Reply:
    """List the games that are recorded here with their leaders, and a menu that opens each."""
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
            who = mention(first.player.id, say)
            lines.append(say("records-played-best", who=who, average=average))
    options = _list_options(played, Period.ALL)
    return Reply(
        title=say("records-played-title"),
        text="\n".join(lines),
        menus=(Menu(Topic.SCORES, "game", say("records-games-prompt"), options),),
        buttons=(
            *([week_button(say)] if WORDLE.key in results else []),
            offer_games(look),
        ),
    )


def _choose(found: RecordBoard, say: Texts) -> tuple[Menu, ...]:
    """Return the menus of the games and the days; each option holds both."""
    key, period = found.game.key, found.period
    games = _list_options(found.played, period)
    days = tuple(
        MenuOption(f"{key}.{one}", say(label))
        for one, label in _PERIODS.items()
        if one is not Period.SEASON or period is one
    )
    chosen = (f"{key}.{period}",)
    menus = (
        Menu(Topic.SCORES, "game", say("records-games-prompt"), games, chosen),
        Menu(Topic.SCORES, "period", say("standings-period-prompt"), days, chosen),
    )
    return tuple(menu for menu in menus if len(menu.options) > 1)


def _list_options(played: Played, period: Period) -> tuple[MenuOption, ...]:
    return tuple(MenuOption(f"{game.key}.{period}", game.name) for game, _ in played[:_MOST])


def name_games(say: Texts) -> str:
    """Name the games played most, and say how many more are read."""
    names = [game.name for game in GAMES.values()]
    more = say("records-more-games", count=len(names) - _NAMED)
    return say.join([*names[:_NAMED], more])


def title(game: RecordedGame, puzzle: int, say: Texts) -> str:
    """Return ``Wordle 1,234``, or with the day where puzzles have no number."""
    number = str(game.find_day(puzzle)) if game.day_zero == date.min else puzzle
    return say("records-puzzle", game=game.name, puzzle=number)


def _line(standing: RecordStanding, game: RecordedGame, say: Texts) -> str:
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
