"""Results of puzzles played elsewhere as replies."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from bot.board.look import Look
from bot.domain.players import Player
from bot.domain.records.games import GAMES, WORDLE
from bot.domain.records.values import Figures, RecordedGame, RecordStanding, Score, Unit
from bot.domain.standings import Period
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.names import escape_name, mention
from bot.render.reply import Action, Button, Reply
from bot.render.unclaimed_names import MOST_MENUS, ask_players, names_buttons
from bot.render.wordle_week import week_button
from bot.services.records.leaderboard import LEAST, Played, RecordBoard
from bot.services.records.shares import Receipt, RecordEntry, SummaryReceipt
from bot.texts import Texts, keys

MOST_BUTTONS = 5

_FIGURES = keys("records-figure", Unit)
_MEANS = keys("records-mean", Unit)
_RULES = keys("records-rule", Unit)
_PERIODS = keys("standings-period", Period)

_NAMED = 12
"""Games named where all would be too many."""
_MOST = 25
"""Options that Discord allows in a menu."""


def receipt(found: Receipt, asker: Player, look: Look) -> Reply:
    """Show what was recorded, with the player's average; players can remove their own results."""
    say, own = look.say, found.player.id == asker.id
    lines = [_entry(entry, say) for entry in found.entries]
    buttons = [
        Button(
            Action.UNRECORD,
            say("records-remove-button", puzzle=title(one.record.game, one.record.puzzle, say)),
            detail=f"{one.record.game.key}.{one.record.puzzle}",
        )
        for one in found.entries[:MOST_BUTTONS]
        if own and not one.struck
    ]
    if found.unread:
        quoted = [say("records-quoted", share=escape_name(one)) for one in found.unread]
        lines.append(say("records-unread", shares=say.join(quoted)))
    struck = all(entry.struck for entry in found.entries)
    key = "records-receipt-title" if own else "records-of-other-title"
    return Reply(
        title=say("records-struck-title" if struck else key) * (struck or found.new),
        text="\n".join(lines if own else [mention(found.player.id, say), *lines]),
        footer=say("records-more"),
        buttons=tuple(buttons),
        private=True,
    )


def summary(found: SummaryReceipt, look: Look) -> Reply:
    """Say how much of a summary was recorded, and ask who the unknown names in it are."""
    say = look.say
    facts = {"puzzle": title(WORDLE, found.puzzle, say), "recorded": found.recorded}
    lines = [say("records-summary", **facts)]
    if found.waiting:
        lines.append(say("records-waiting", waiting=found.waiting))
    return Reply(
        title=say("records-receipt-title"),
        text="\n".join(lines),
        menus=ask_players(found.names, say),
        private=True,
    )


def confirm_removal(game: RecordedGame, puzzle: int, look: Look) -> Reply:
    """Confirm that a result was removed."""
    text = look.say("records-removed", puzzle=title(game, puzzle, look.say))
    return Reply(text=text, private=True)


def board(found: RecordBoard, look: Look) -> Reply:
    """Draw the leaderboard of one game, with the asking player and the rule below."""
    say, game, ranking = look.say, found.game, found.ranking
    heading = say("records-board-title", game=game.name, period=say(_PERIODS[found.period]))
    if not ranking.best:
        return Reply(title=heading, text=say("records-empty"), private=True)
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
    played = boards[0].played
    results = {game.key: count for game, count in played}
    lines: list[str] = []
    for one in boards:
        lines.append(say("records-played", game=one.game.name, results=results[one.game.key]))
        first = one.ranking.best[0] if one.ranking.best else None
        # one result alone leads nothing
        if first and first.place is not None:
            average = _average(one.game, first.figures, say)
            who = mention(first.player.id, say)
            lines.append(say("records-played-best", who=who, average=average))
    options = _list_options(played, Period.ALL)
    return Reply(
        title=say("records-played-title"),
        text="\n".join(lines),
        menus=(Menu(Topic.SCORES, "game", say("records-games-prompt"), options),),
        buttons=(
            *([week_button(say)] if WORDLE.key in results else []),
            Button(Action.RECORDABLE, say("records-how-button")),
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


def list_games(
    games: Sequence[RecordedGame], names: Sequence[str], look: Look, *, named: bool = False
) -> Reply:
    """List the games that can be recorded, and ask who unknown names are.

    `named` says that some names are known already.
    """
    say = look.say
    listed = say("records-how-games", games=say.join([game.name for game in games]))
    menus = ask_players(names, say)
    later = say.join(map(escape_name, names[MOST_MENUS:]))
    footer = say("records-names") if menus else ""
    if later:
        footer += " " + say("records-names-later", names=later)
    return Reply(
        title=say("records-how-title"),
        text="\n\n".join([say("records-how"), listed]),
        footer=footer,
        menus=menus,
        buttons=names_buttons(say) if named else (),
        private=True,
    )


def title(game: RecordedGame, puzzle: int, say: Texts) -> str:
    """Return ``Wordle 1,234``, or with the day where puzzles have no number."""
    number = str(game.find_day(puzzle)) if game.day_zero == date.min else puzzle
    return say("records-puzzle", game=game.name, puzzle=number)


def _entry(entry: RecordEntry, say: Texts) -> str:
    record, puzzle = entry.record, title(entry.record.game, entry.record.puzzle, say)
    result = write_result(record.game.unit, record.score, say)
    if entry.struck:
        return say("records-struck", puzzle=puzzle)
    if entry.before:
        return say("records-kept", puzzle=puzzle, result=result)
    figures = entry.figures
    average = _average(record.game, figures, say)
    facts = {"puzzle": puzzle, "result": result, "average": average}
    lost = "" if record.score.solved else _say_lost(record.game, say).strip()
    told = say("records-entry", **facts, games=figures.games)
    notes = [lost, _say_counted(entry, say)]
    return "\n".join([told, *(f"-# {note}" for note in notes if note)])


def _say_counted(entry: RecordEntry, say: Texts) -> str:
    """Say that the rows of a share were counted, where it says something else."""
    if entry.stated is None:
        return ""
    stated = entry.stated.figure if entry.stated.solved else "X"
    return say("records-counted", rows=entry.record.score.figure, stated=str(stated))


def _line(standing: RecordStanding, game: RecordedGame, say: Texts) -> str:
    figures = standing.figures
    place = say("records-no-place")
    if standing.place is not None:
        place = say("records-place", place=standing.place)
    who, average = mention(standing.player.id, say), _average(game, figures, say)
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


def _average(game: RecordedGame, figures: Figures, say: Texts) -> str:
    timed = game.unit is Unit.TIME
    return say(_MEANS[game.unit], mean=write_time(round(figures.mean)) if timed else figures.mean)


def _rule(game: RecordedGame, say: Texts) -> str:
    return say(_RULES[game.unit], lost=_say_lost(game, say))


def _say_lost(game: RecordedGame, say: Texts) -> str:
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
