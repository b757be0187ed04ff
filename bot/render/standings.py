"""Leaderboards and statistics as replies."""

from __future__ import annotations

from bot.board.look import Look
from bot.domain.modes import Mode
from bot.domain.standings import Period, Standing, Tally
from bot.render.reply import Reply, mention
from bot.render.title import MODES
from bot.services.standings import Leaderboard
from bot.texts import Texts, keys
from engine import Rules

BAR = 12

_PERIODS = keys("standings-period", Period)
_LIMIT = Rules().limit


def leaderboard(board: Leaderboard, look: Look) -> Reply:
    """The best who have finished a game here, and who asks; equals share a place."""
    say, ranking = look.say, board.ranking
    mode = [say(MODES[board.mode.key])] if board.mode else []
    title = " · ".join([say("standings-title"), say(_PERIODS[board.period]), *mode])
    if not ranking.best:
        return Reply(title=title, text=say("standings-empty"), footer=_apart(board, say))
    lines = [_line(standing, board.mode, say) for standing in ranking.best]
    if hidden := ranking.players - len(ranking.best) - bool(ranking.own):
        lines.append(say("standings-more", players=hidden))
    if ranking.own:
        lines.append(_line(ranking.own, board.mode, say))
    footer = " ".join(filter(None, [say("standings-rule"), _apart(board, say)]))
    return Reply(title=title, text="\n".join(lines), footer=footer)


def stats(tally: Tally, look: Look) -> Reply:
    """One player's figures, with the distribution as bars."""
    say = look.say
    text = "\n".join([*_figures(tally, say), f"```\n{_bars(tally)}\n```"])
    notes = [
        say("standings-streaks"),
        say("standings-several") if tally.several_boards else "",
        say("standings-unranked", games=tally.unranked) if tally.unranked else "",
    ]
    footer = " ".join(filter(None, notes))
    return Reply(title=say("standings-stats-title"), text=text, footer=footer)


def _figures(tally: Tally, say: Texts) -> list[str]:
    who, streak, days = mention(tally.player.id), tally.streak, tally.days
    played = say(
        "standings-played", who=who, games=tally.games, wins=tally.wins, rate=tally.win_rate
    )
    average = _average(tally, say)
    figures = say("standings-figures", average=average, streak=streak.now, best=streak.best)
    if not tally.dailies:
        return [played, figures]
    now = say("standings-days", days=days.now)
    return [
        played,
        figures,
        say("standings-dailies", dailies=tally.dailies, streak=now, best=days.best),
    ]


def _line(standing: Standing, mode: Mode | None, say: Texts) -> str:
    streak = standing.streak
    return say(
        "standings-line",
        place=standing.place,
        who=mention(standing.player.id),
        wins=standing.wins,
        games=standing.games,
        average=_average(standing, say),
        streak=say("standings-days", days=streak) if mode and mode.posted else streak,
    )


def _apart(board: Leaderboard, say: Texts) -> str:
    """What the leaderboard leaves out."""
    assisted = say("standings-assisted", games=board.assisted) if board.assisted else ""
    challenges = "" if board.mode else say("standings-challenges")
    return " ".join(filter(None, [assisted, challenges]))


def _average(of: Standing | Tally, say: Texts) -> str:
    if of.average is None:
        return say("standings-no-average")
    return say("standings-average", guesses=of.average)


def _bars(tally: Tally) -> str:
    """A line for every number of guesses, and one for games not won."""
    won = dict(tally.distribution)
    counts = {str(guesses): won.get(guesses, 0) for guesses in range(1, max(*won, _LIMIT, 0) + 1)}
    counts["X"] = tally.lost
    most = max(counts.values())
    return "\n".join(f"{name:>2} {_bar(count, most)}{count}" for name, count in counts.items())


def _bar(count: int, most: int) -> str:
    return "█" * max(1, round(BAR * count / most)) + " " if count > 0 else ""
