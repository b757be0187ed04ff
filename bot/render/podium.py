"""The standings of a match: who plays, how far each is, and who has won."""

from __future__ import annotations

from datetime import datetime

from bot.board.look import Look
from bot.board.text import progress
from bot.board.tiles import blank_tiles
from bot.domain.games import GameSession, Phase
from bot.domain.matches import BOT, Entrant, Match, Stage
from bot.domain.merits import (
    find_merit,
    is_decided,
    list_finders,
    list_winners,
    measure_time,
    sort_entrants,
)
from bot.domain.options import Goal
from bot.domain.players import Player
from bot.domain.ties import rank_equals
from bot.render.names import escape_name, mention, take_first
from bot.render.reply import moment
from bot.render.rivals import rival_name
from bot.texts import keys

ENTRANTS_SHOWN = 20
"""Entrants listed at most, or one or two more if they are the last."""

_TILES = 40
"""Letterless tiles of ours in a list at most: each takes forty characters of a message."""

_CLOCKS = keys("matches-clock", Goal)

_MEDALS = "🥇🥈🥉"


def standings(match: Match, look: Look) -> str:
    """List the best `ENTRANTS_SHOWN` players in order; with places once the match is over."""
    drawn = choose_tiles(match, look)
    places = find_places(match) if match.over else {}
    listed = [
        _standing(match, entrant, places.get(entrant.player.id), drawn)
        for entrant in sort_entrants(match)
    ]
    shown, more = take_first(listed, ENTRANTS_SHOWN)
    return "\n".join([*shown, *([look.say("matches-more", count=more)] * (more > 0))])


def choose_tiles(match: Match, look: Look) -> Look:
    """Return the look in which the latest tiles of all who still play fit into a message."""
    playing = sum(bool(one.session and one.session.active) for one in match.entrants)
    return look if playing * match.game.rules.length <= _TILES else look.plain


def verdict(match: Match, look: Look) -> str:
    """Say who has won."""
    best = list_winners(match)
    if not best:
        return look.say("matches-nobody" if match.played else "matches-unplayed")
    if len(best) > 1:
        return look.say("matches-draw")
    alone = sum(one.session is not None for one in match.entrants) == 1
    key = "matches-found" if alone else "matches-wins"
    return look.say(key, who=name_player(best[0].shown, match, look))


def first_finder(match: Match) -> tuple[Player, int] | None:
    """Return who solved it first and in how many guesses, or None."""
    found: list[tuple[datetime, int, Player, int]] = [
        (one.session.moves[-1].at, at, one.shown, len(one.session.moves))
        for at, one in enumerate(match.entrants)
        if one.session and one.session.phase is Phase.WON
    ]
    return min(found)[2:] if found else None


def find_places(match: Match) -> dict[int, int]:
    """Return the place of everybody who has found the word, by their id."""
    merits = {one.player.id: merit for one in match.entrants if (merit := find_merit(match, one))}
    return dict(zip(merits, rank_equals([*merits.values()]), strict=True))


MEDALS = len(_MEDALS)
"""Places that have a medal."""


def medal(place: int) -> str:
    """Return ``🥇``, ``🥈``, ``🥉``, or from the fourth place on ``4.``."""
    return _MEDALS[place - 1] if place <= len(_MEDALS) else f"{place}."


def name_player(player: Player, match: Match, look: Look) -> str:
    """Mention a player, or name the rival whom the bot plays."""
    if player != BOT:
        return mention(player.id, look.say)
    return rival_name(match.rival, look.say) if match.rival else look.say("matches-bot")


def result(session: GameSession, look: Look) -> str:
    """Return ``**4/6** in 0:48``, or ``**X/6**``; of a daily no time, but a ``💡`` after hints.

    A board that was closed with its match is told apart from one that was lost.
    """
    limit = session.game.rules.limit
    if session.phase is Phase.CLOSED and not session.mode.posted:
        return look.say("matches-unfinished", score=f"X/{limit}")
    if session.phase is not Phase.WON:
        return f"**X/{limit}**"
    score = f"{len(session.moves)}/{limit}"
    if session.owner == BOT or session.mode.posted:
        return f"**{score}** 💡" if session.assisted else f"**{score}**"
    return look.say("matches-took", score=score, time=_took(session))


def _standing(match: Match, entrant: Entrant, rank: int | None, look: Look) -> str:
    who, session = name_player(entrant.shown, match, look), entrant.session
    idle = session is None or not (session.active or session.played)
    if idle and match.stage is not Stage.LOBBY:
        return look.say("matches-unbegun" if match.over else "matches-not-played", who=who)
    if session is None:
        waiting = "matches-host" if entrant.player == match.starter else "matches-not-ready"
        return look.say("matches-ready" if entrant.ready else waiting, who=who)
    if entrant.player == BOT and not match.over:
        return look.say("matches-bot-done", who=who)
    placed = f"{medal(rank)} " if rank else ""
    return f"{placed}{who}  {state(session, look, struck=entrant.struck)}"


def state(session: GameSession, look: Look, *, struck: bool = False) -> str:
    """Draw the guesses used and the latest squares; of an ended game, the result.

    A result that was struck is crossed out.
    """
    if not session.active:
        return f"~~{result(session, look)}~~" if struck else result(session, look)
    latest = [blank_tiles(turn.feedback, look) for turn in session.turns[-1:]]
    return "  ".join([progress(len(session.moves), session.game.rules.limit, look), *latest])


def _took(session: GameSession) -> str:
    minutes, seconds = divmod(int(measure_time(session).total_seconds()), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def say_clock(match: Match, look: Look) -> str:
    """Say who has solved a race, and when time runs out for the others; nothing before that."""
    first = first_finder(match)
    if first is None or match.deadline is None:
        return ""
    (player, guesses), clock = first, _CLOCKS[match.goal]
    if match.goal is Goal.FEWEST and is_decided(match):
        best = list_finders(match)[0]
        player, guesses, clock = best.shown, best.guesses, "matches-clock-won"
    who, ends = name_player(player, match, look), moment(match.deadline)
    return look.say(clock, who=who, guesses=guesses, when=ends)


def say_clue(match: Match, look: Look) -> str:
    """Say what whoever set the word has said about it, if anything."""
    return look.say("matches-clue", clue=escape_name(match.clue)) if match.clue else ""
