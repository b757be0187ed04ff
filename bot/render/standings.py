"""Statistics as replies."""

from __future__ import annotations

from bot.board.look import Look
from bot.domain.standings import Tally
from bot.render.reply import Reply, mention
from bot.texts import Texts
from engine import Rules

BAR = 12

_LIMIT = Rules().limit


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


def _average(of: Tally, say: Texts) -> str:
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
