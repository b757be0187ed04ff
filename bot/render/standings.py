"""Leaderboards and statistics as replies."""

from __future__ import annotations

from bot.domain.standings import Period, Tally
from bot.render.reply import Reply, mention, plural
from bot.services.standings import Leaderboard

SHOWN = 15
BAR = 12

_PERIOD = {Period.WEEK: "last 7 days", Period.MONTH: "last 30 days", Period.ALL: "all time"}
_RULE = "Ranked by wins, then the better average, then fewer games."


def leaderboard(board: Leaderboard) -> Reply:
    """Everyone who has finished a game here, the best first."""
    title = " · ".join(["Leaderboard", _PERIOD[board.period], *filter(None, [board.mode])])
    if not board.tallies:
        text = "Nobody has finished a game yet. Begin with `/wordle play`."
        return Reply(title=title, text=text, footer=_apart(board))
    lines = [_line(rank, tally) for rank, tally in enumerate(board.tallies[:SHOWN], start=1)]
    hidden = len(board.tallies) - SHOWN
    more = [f"… and {plural(hidden, 'player')} more"] if hidden > 0 else []
    footer = " ".join(filter(None, [_RULE, _apart(board)]))
    return Reply(title=title, text="\n".join([*lines, *more]), footer=footer)


def stats(tally: Tally) -> Reply:
    """One player's figures, with the distribution as bars."""
    lines = [
        f"{mention(tally.player.id)} has played {plural(tally.games, 'game')} and won "
        f"{tally.wins} ({tally.win_rate:.0%}).",
        f"Average {_average(tally)} · streak {tally.streak} · best streak {tally.best_streak}",
    ]
    bars = f"```\n{_bars(tally)}\n```" if tally.wins else ""
    return Reply(title="Statistics", text="\n".join([*lines, bars]).strip())


def _line(rank: int, tally: Tally) -> str:
    wins = plural(tally.wins, "win")
    games = plural(tally.games, "game")
    return (
        f"**{rank}.** {mention(tally.player.id)} · {wins} in {games} · "
        f"average {_average(tally)} · streak {tally.streak}"
    )


def _apart(board: Leaderboard) -> str:
    if not board.assisted:
        return ""
    counts = "is" if board.assisted == 1 else "are"
    return f"{plural(board.assisted, 'assisted game')} {counts} not counted."


def _average(tally: Tally) -> str:
    return "–" if tally.average is None else f"{tally.average:.2f}"


def _bars(tally: Tally) -> str:
    most = max(count for _, count in tally.distribution)
    return "\n".join(
        f"{guesses:>2} {'█' * max(1, round(BAR * count / most))} {count}"
        for guesses, count in tally.distribution
    )
