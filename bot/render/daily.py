"""The daily among people: who has finished, and how the day went."""

from __future__ import annotations

from bot.board.look import Look
from bot.board.text import space
from bot.board.tiles import letterless
from bot.domain.games import GameSession
from bot.domain.matches import BOT, Match
from bot.render.podium import SHOWN, medal, place, result, sort_entrants
from bot.render.promises import solvers
from bot.render.reply import Reply, mention
from bot.services.matches.view import DailyReport


def finish(session: GameSession, look: Look) -> Reply:
    """One line for everybody, and tiles that tell no letter."""
    who = (session.owner or BOT).id
    line = look.say("matches-finished", who=mention(who), result=result(session, look))
    return Reply("\n".join([line, *(letterless(turn.feedback, look) for turn in session.turns)]))


def summary(report: DailyReport, look: Look) -> Reply:
    """The day after: the word, its meaning, places and streaks."""
    match, say = report.view.match, look.say
    (answer,) = match.game.answers
    lines = [say("matches-answer", answer=space(answer))]
    if report.view.meaning:
        lines.append(f"*{report.view.meaning}*")
    places = _places(report, look)
    solved = say("matches-solved", solved=solvers(match), players=len(match.people))
    return Reply(
        title=say("matches-summary-title", number=match.number or 0),
        text="\n\n".join(["\n".join(lines), "\n".join(places), solved]),
    )


def thread(match: Match, look: Look) -> str:
    """What the thread of a daily is called."""
    return look.say("matches-thread", number=match.number or 0)


def _places(report: DailyReport, look: Look) -> list[str]:
    lines: list[str] = []
    for entrant in sort_entrants(report.view.match)[:SHOWN]:
        if entrant.session is None:
            continue
        at = place(report.view.match, entrant)
        line = f"{mention(entrant.player.id)}  {result(entrant.session, look)}"
        streak = report.streaks.get(entrant.player.id, 0)
        kept = f" · {look.say('matches-streak', days=streak)}" if streak > 1 else ""
        lines.append(f"{medal(at)} {line}{kept}" if at else line)
    return lines
