"""Leaderboards and statistics as replies."""

from __future__ import annotations

from functools import partial

from bot.board.card import Figure, Ranked, draw_figures, draw_ranks
from bot.board.card_alt import tell_figures, tell_ranks
from bot.board.look import Look
from bot.domain.modes import Mode
from bot.domain.players import Theme
from bot.domain.standings import Period, Standing, Tally
from bot.render.reply import Picture, Reply, mention
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
    if ranking.own:
        lines.append(_line(ranking.own, board.mode, say))
    hidden = ranking.players - len(ranking.best) - bool(ranking.own)
    more = say("standings-more", players=hidden) if hidden else ""
    footer = " ".join(filter(None, [more, say("standings-rule"), _apart(board, say)]))
    rows = [_rank(one, board.mode, say) for one in (*ranking.best, ranking.own) if one]
    draw = partial(draw_ranks, rows, look.theme)
    card = Picture(tell_ranks(rows, say), draw, words="\n".join(lines))
    reply = Reply("", title=title, footer=footer, picture=card)
    return reply.in_words() if look.theme is Theme.TEXT else reply


def _rank(standing: Standing, mode: Mode | None, say: Texts) -> Ranked:
    """A line of the card: what the leaderboard is ranked by first, the rest below."""
    wins, record = say("standings-wins", wins=standing.wins), _record(standing, mode, say)
    return Ranked(str(standing.place), standing.player.name, wins, record)


def _record(standing: Standing, mode: Mode | None, say: Texts) -> str:
    streak = standing.streak
    return say(
        "standings-record",
        games=standing.games,
        average=_average(standing, say),
        streak=say("standings-days", days=streak) if mode and mode.posted else streak,
    )


def stats(tally: Tally, look: Look) -> Reply:
    """One player's figures, with the distribution as bars, on a card."""
    say = look.say
    text = "\n".join([*_figures(tally, say), f"```\n{_bars(tally)}\n```"])
    notes = [
        say("standings-streaks"),
        say("standings-several") if tally.several_boards else "",
        say("standings-unranked", games=tally.unranked) if tally.unranked else "",
    ]
    footer = " ".join(filter(None, notes))
    card = _card(tally, look, words=text)
    reply = Reply("", title=say("standings-stats-title"), footer=footer, picture=card)
    return reply.in_words() if look.theme is Theme.TEXT else reply


def _card(tally: Tally, look: Look, words: str) -> Picture:
    say, name, bars = look.say, tally.player.name, [*_count(tally).items()]
    values = {
        "standings-card-games": f"{tally.games:,}",
        "standings-card-won": say("standings-card-rate", rate=tally.win_rate),
        "standings-card-average": _average(tally, say),
        "standings-card-streak": f"{tally.streak.now:,}",
        "standings-card-best": f"{tally.streak.best:,}",
    }
    if tally.dailies:
        values["standings-card-days"] = f"{tally.dailies:,}"
    figures = [Figure(value, say(key)) for key, value in values.items()]
    return Picture(
        tell_figures(name, figures, bars, say),
        partial(draw_figures, name, figures, bars, look.theme),
        words,
    )


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
    return say(
        "standings-line",
        place=standing.place,
        who=mention(standing.player.id),
        wins=say("standings-wins", wins=standing.wins),
        record=_record(standing, mode, say),
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


def _count(tally: Tally) -> dict[str, int]:
    """How many games were won in each number of guesses, and how many were not won."""
    won = dict(tally.distribution)
    counts = {str(guesses): won.get(guesses, 0) for guesses in range(1, max(*won, _LIMIT, 0) + 1)}
    return counts | {"X": tally.lost}


def _bars(tally: Tally) -> str:
    """A line for every number of guesses, and one for games not won."""
    counts = _count(tally)
    most = max(counts.values())
    return "\n".join(f"{name:>2} {_bar(count, most)}{count}" for name, count in counts.items())


def _bar(count: int, most: int) -> str:
    return "█" * max(1, round(BAR * count / most)) + " " if count > 0 else ""
