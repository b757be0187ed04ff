"""Public messages about the daily: who has finished, and how the day went."""

from __future__ import annotations

from functools import partial

from bot.board.card import Ranked, draw_ranks
from bot.board.card_alt import describe_ranks
from bot.board.glyphs import can_name
from bot.board.look import Look
from bot.board.text import space
from bot.board.tiles import blank_tiles
from bot.domain.games import GameSession
from bot.domain.matches import BOT, Entrant, Match
from bot.render.daily_proof import count_solvers
from bot.render.podium import SHOWN, medal, place, result, sort_entrants
from bot.render.reply import Picture, Reply, mention, write_name
from bot.services.matches.view import DailyReport


def announce_finish(session: GameSession, match: Match, look: Look) -> Reply:
    """Tell everybody that a player has finished, with tiles that show no letter."""
    owner = session.owner or BOT
    entrant = match.find_entrant(owner)
    who = mention((entrant.shown if entrant else owner).id, look.say)
    line = look.say("matches-finished", who=who, result=result(session, look))
    return Reply("\n".join([line, *(blank_tiles(turn.feedback, look) for turn in session.turns)]))


def summary(report: DailyReport, look: Look) -> Reply:
    """Sum up a day: the word and its meaning, how many solved it, places and streaks on a card."""
    match, say = report.view.match, look.say
    (answer,) = match.game.answers
    meaning = [f"*{report.view.meaning}*"] if report.view.meaning else []
    solved = say("matches-solved", solved=count_solvers(match), players=len(match.people))
    rows = [_rank(report, entrant, look) for entrant in _shown(match)]
    lines = [say("matches-answer", answer=space(answer)), *_places(report, look)]
    card = Picture(
        describe_ranks(rows, say, answer),
        partial(draw_ranks, rows, look.theme, answer),
        words="\n".join(lines),
        first=True,
        legible=can_name(*(row.name for row in rows)),
    )
    title = say("matches-summary-title", number=match.number or 0)
    reply = Reply(title=title, text="\n\n".join([*meaning, solved]), picture=card)
    return reply.fit(look.theme)


def thread(match: Match, look: Look) -> str:
    """Name the thread of a daily."""
    return look.say("matches-thread", number=match.number or 0)


def _shown(match: Match) -> list[Entrant]:
    return [one for one in sort_entrants(match)[:SHOWN] if one.session]


def _places(report: DailyReport, look: Look) -> list[str]:
    lines: list[str] = []
    for entrant in _shown(report.view.match):
        at, streak = place(report.view.match, entrant), _streak(report, entrant, look)
        line = f"{mention(entrant.shown.id, look.say)}  {_result(entrant, look)}"
        kept = f" · {streak}" if streak else ""
        lines.append(f"{medal(at)} {line}{kept}" if at else line)
    return lines


def _rank(report: DailyReport, entrant: Entrant, look: Look) -> Ranked:
    return Ranked(
        str(place(report.view.match, entrant) or ""),
        write_name(entrant.shown, look.say),
        _result(entrant, look).replace("*", ""),
        _streak(report, entrant, look),
    )


def _result(entrant: Entrant, look: Look) -> str:
    return result(entrant.session, look) if entrant.session else ""


def _streak(report: DailyReport, entrant: Entrant, look: Look) -> str:
    """Return the days in a row, or nothing for fewer than two."""
    days = report.streaks.get(entrant.player.id, 0)
    return look.say("matches-streak", days=days) if days > 1 else ""
