"""End games and matches, and count their results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import date, datetime, timedelta

from bot.domain.badges import Badge, find_deeds, find_match_deeds, is_comeback, write_deeds
from bot.domain.games import GameSession, Phase
from bot.domain.matches import Entrant, Match, Stage
from bot.domain.merits import list_finders
from bot.domain.mode_kinds import Ends
from bot.domain.players import Player
from bot.domain.standings import Result
from bot.store import Transaction

COUNTDOWN = timedelta(minutes=2)
"""How long the others have once the first in a race has solved it."""


async def end(
    tx: Transaction,
    session: GameSession,
    phase: Phase,
    now: datetime,
    *,
    only: Collection[Player] | None = None,
) -> GameSession:
    """End a game, count it for everybody who guessed, and end its match if that is complete.

    With `only`, it counts for those of them. Whoever gave up a board of a match without a guess has
    seen its word, so it counts for them.
    """
    await tx.games.set_phase(session.id, phase, now)
    session = replace(session, phase=phase, count_at=None, ballots=())
    day = await tx.matches.find_day(session.match_id) if session.mode.posted else None
    on = day or (await tx.guilds.settings(session.place)).today(now)
    seen = (session.owner,) if session.owner and session.given_up else ()
    counted = None if only is None else {one.id for one in only}
    people = [one for one in session.players or seen if counted is None or one.id in counted]
    await tx.results.add(_result(session, player, now, on, day) for player in people)
    if session.match_id is not None:
        await _end_match_if_complete(tx, session.match_id, now)
    return session


async def close(tx: Transaction, match: Match, now: datetime, by: Player | None = None) -> Match:
    """End a match; boards still open in it are closed, and of a daily those without a guess go."""
    await tx.matches.set_stage(match.id, Stage.OVER, None, by)
    for session in _list_running(match):
        if match.mode.posted and not session.moves and session.owner:
            await tx.games.remove(session.id)
            await tx.matches.leave(match.id, session.owner)
        else:
            await end(tx, session, Phase.CLOSED, now)
    ended = await tx.matches.get(match.id)
    await _note_deeds(tx, ended)
    return ended


async def _note_deeds(tx: Transaction, match: Match) -> None:
    """Store the deeds that show only once a match is over."""
    deeds: defaultdict[Badge, list[Entrant]] = defaultdict(list)
    for badge, entrant in find_match_deeds(match):
        deeds[badge].append(entrant)
    finders = list_finders(match) if match.mode.posted else []
    if match.day and finders:
        runs = await tx.badges.list_runs(match.place, [one.player for one in finders], match.day)
        deeds[Badge.COMEBACK] = [
            one for one in finders if is_comeback(runs.get(one.player.id, ()), match.day)
        ]
    for badge, entrants in deeds.items():
        if entrants:
            boards = [one.session.id for one in entrants if one.session]
            await tx.badges.add(badge, boards)


async def _end_match_if_complete(tx: Transaction, match_id: int, now: datetime) -> None:
    """End the match if its last board has ended; let the countdown of a race begin."""
    head = await tx.matches.find_head(match_id)
    # a thousand may be in it, and one board more does not end it
    if head is None or head.awaits_more:
        return
    match = await tx.matches.get(match_id)
    if match.over:
        return
    if match.complete:
        await close(tx, match, now)
    elif match.mode.ends is Ends.COUNTDOWN and match.solved:
        soon = min(now + COUNTDOWN, match.deadline or now + COUNTDOWN)
        await tx.matches.set_stage(match.id, Stage.RUNNING, soon)


def _list_running(match: Match) -> Iterable[GameSession]:
    sessions = (entrant.session for entrant in match.entrants)
    return [session for session in sessions if session and session.active]


def _result(
    session: GameSession, player: Player, now: datetime, on: date, day: date | None
) -> Result:
    rules = session.game.rules
    # a server can make its own list as easy as it likes
    unranked = session.assisted or session.class_list is not None
    own = session.mode.own_board and rules.boards == 1 and not unranked
    return Result(
        game_id=session.id,
        player=player,
        place=session.place,
        mode=session.mode,
        language=session.language,
        length=rules.length,
        hard=rules.hard,
        won=session.phase is Phase.WON,
        guesses=len(session.moves),
        limit=rules.limit,
        boards=rules.boards,
        finished_at=now,
        on=on,
        assisted=unranked,
        day=day,
        answer=session.game.answers[0] if own else None,
        deeds=write_deeds(find_deeds(session)),
    )
