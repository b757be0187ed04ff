"""Leaderboards and statistics as replies."""

from __future__ import annotations

from bot.domain.modes import Mode
from bot.domain.standings import Period, Standing, Tally
from bot.render.reply import Reply, mention, plural
from bot.services.standings import Leaderboard
from engine import Rules

BAR = 12

_PERIOD = {Period.WEEK: "last 7 days", Period.MONTH: "last 30 days", Period.ALL: "all time"}
_RULE = "Ranked by wins, then the better average, then fewer games; equals share a place."
_STREAKS = "A streak is games won in a row; of dailies, days."
_LIMIT = Rules().limit
_SEVERAL = "Of several boards, one guess less counts for each further board."


def leaderboard(board: Leaderboard) -> Reply:
    """The best who have finished a game here, and who asks; equals share a place."""
    mode = [board.mode.key] if board.mode else []
    title = " · ".join(["Leaderboard", _PERIOD[board.period], *mode])
    best, own, players = board.ranking.best, board.ranking.own, board.ranking.players
    if not best:
        text = "Nothing to rank yet. Begin with `/wordle play`."
        return Reply(title=title, text=text, footer=_apart(board))
    lines = [_line(standing, board.mode) for standing in best]
    if hidden := players - len(best) - bool(own):
        lines.append(f"… and {plural(hidden, 'player')} more")
    if own:
        lines.append(_line(own, board.mode))
    footer = " ".join(filter(None, [_RULE, _apart(board)]))
    return Reply(title=title, text="\n".join(lines), footer=footer)


def stats(tally: Tally) -> Reply:
    """One player's figures, with the distribution as bars."""
    lines = [
        f"{mention(tally.player.id)} has played {plural(tally.games, 'game')} and won "
        f"{tally.wins} ({tally.win_rate:.0%}).",
        f"Average {_average(tally)} · streak {tally.streak.now} · best streak {tally.streak.best}",
    ]
    if tally.dailies:
        days = plural(tally.days.now, "day")
        lines.append(f"Dailies: {tally.dailies} · streak {days} · best {tally.days.best}")
    bars = f"```\n{_bars(tally)}\n```"
    footer = " ".join(filter(None, [_STREAKS, _SEVERAL * tally.several_boards, _unranked(tally)]))
    return Reply(title="Statistics", text="\n".join([*lines, bars]), footer=footer)


def _line(standing: Standing, mode: Mode | None) -> str:
    wins = plural(standing.wins, "win")
    games = plural(standing.games, "game")
    streak = plural(standing.streak, "day") if mode and mode.posted else f"{standing.streak}"
    return (
        f"**{standing.place}.** {mention(standing.player.id)} · {wins} in {games} · "
        f"average {_average(standing)} · streak {streak}"
    )


def _apart(board: Leaderboard) -> str:
    challenges = "" if board.mode else "Challenges are ranked apart: mode:challenge."
    if not board.assisted:
        return challenges
    counts = "is" if board.assisted == 1 else "are"
    return f"{plural(board.assisted, 'assisted game')} {counts} not counted. {challenges}".strip()


def _unranked(tally: Tally) -> str:
    if not tally.unranked:
        return ""
    return f"Assisted games and challenges, {tally.unranked} of these, are not ranked."


def _average(of: Standing | Tally) -> str:
    return "–" if of.average is None else f"{of.average:.2f}"


def _bars(tally: Tally) -> str:
    """A line for every number of guesses, and one for games not won."""
    won = dict(tally.distribution)
    counts = {str(guesses): won.get(guesses, 0) for guesses in range(1, max(*won, _LIMIT, 0) + 1)}
    counts["X"] = tally.lost
    most = max(counts.values())
    return "\n".join(f"{name:>2} {_bar(count, most)}{count}" for name, count in counts.items())


def _bar(count: int, most: int) -> str:
    return "█" * max(1, round(BAR * count / most)) + " " if count > 0 else ""
