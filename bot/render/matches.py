"""Races, dailies, challenges and duels as replies: squares for all to see, and no letter."""

from __future__ import annotations

from datetime import timedelta
from itertools import zip_longest

from bot.board.look import DEFAULT, Look
from bot.board.text import progress, rows, spaced
from bot.board.tiles import letterless
from bot.domain.games import GameSession, Phase
from bot.domain.matches import BOT, Entrant, Match, Stage
from bot.domain.modes import Ends, Source
from bot.domain.players import Player, Theme
from bot.render.games import title
from bot.render.promises import promises
from bot.render.reply import Action, Button, Reply, Style, mention, moment
from bot.services.games.ending import COUNTDOWN
from bot.services.matches.view import MatchView
from engine import Turn

SHOWN = 20
"""Entrants listed at most."""

ABREAST = 5
"""Letters of the longest words of which two boards stand beside each other."""


def match(view: MatchView, look: Look = DEFAULT) -> Reply:
    """The public message of a match: who is in, how far, and how to join."""
    match = view.match
    parts = [_introduction(match), _standings(match, look), _duel(match, look), _outlook(view)]
    return Reply(
        title=title(match.mode, match.game.rules, match.number),
        text="\n\n".join(part for part in parts if part),
        buttons=_buttons(match),
    )


def _introduction(match: Match) -> str:
    if match.over:
        return _conclusion(match)
    who = mention(match.starter.id)
    if match.stage is Stage.LOBBY:
        return f"{who} opens a race: one word, everybody on a board of their own. Who joins?"
    if match.rival:
        return f"{who} against the bot and its strategy **{match.rival}**: the same word, unseen."
    if match.mode.answer is Source.SET:
        return _challenged(match)
    if match.mode.ends is Ends.COUNTDOWN:
        minutes = COUNTDOWN.seconds // 60
        return f"The race is on. The first to solve it leaves the others {minutes} minutes."
    return "One word for everybody today, each on a board of their own."


def _conclusion(match: Match) -> str:
    if _called_off(match):
        return "Called off before it began."
    if match.rival:
        return f"{_verdict(match)} The bot's strategy was **{match.rival}**."
    return _challenged(match) if match.mode.answer is Source.SET else ""


def _challenged(match: Match) -> str:
    named = ", ".join(mention(player.id) for player in match.invited)
    return f"{mention(match.starter.id)} has set a word for {named or 'everybody here'}."


def _called_off(match: Match) -> bool:
    """Whether it ended in its lobby."""
    gathered = match.mode.lobby is not None
    return gathered and match.over and not any(one.session for one in match.entrants)


def _verdict(match: Match) -> str:
    """Who has won a duel: by fewer guesses, however long they took."""
    needed = {
        entrant.player.id: len(entrant.session.moves)
        for entrant in match.entrants
        if entrant.session and entrant.session.phase is Phase.WON
    }
    if len(needed) == 2 and len({*needed.values()}) == 1:
        return "A draw."
    if not needed:
        return "Nobody found the word."
    best = min(needed, key=needed.__getitem__)
    name = _name(BOT) if best == BOT.id else mention(best)
    return f"🏆 {name} wins."


def _standings(match: Match, look: Look) -> str:
    if _called_off(match):
        return ""
    listed = [_standing(match, entrant, look) for entrant in sorted(match.entrants, key=_rank)]
    more = len(listed) - SHOWN
    return "\n".join([*listed[:SHOWN], *([f"… and {more} more"] if more > 0 else [])])


def _rank(entrant: Entrant) -> tuple[bool, int, float]:
    """Who solved it in fewest guesses, then in the shortest time; after them all others."""
    session = entrant.session
    if session is None or session.phase is not Phase.WON:
        return (True, 0, 0.0)
    return (False, len(session.moves), _time(session).total_seconds())


def _standing(match: Match, entrant: Entrant, look: Look) -> str:
    name = _name(entrant.player)
    session = entrant.session
    if session is None:
        waiting = "ready" if entrant.ready else "not ready yet"
        return f"{name} · {waiting}" if match.stage is Stage.LOBBY else f"{name} · has not played"
    if entrant.player == BOT and not match.over:
        return f"{name} has made its guesses"
    return f"{name}  {_state(session, look)}"


def _state(session: GameSession, look: Look) -> str:
    """The guesses used and the latest squares; once ended, the result."""
    limit = session.game.rules.limit
    if session.active:
        latest = [letterless(turn.feedback, look) for turn in session.turns[-1:]]
        return "  ".join([progress(len(session.moves), limit, look), *latest])
    if session.phase is not Phase.WON:
        return f"**X/{limit}**"
    taken = "" if session.owner == BOT else f" in {_took(session)}"
    return f"**{len(session.moves)}/{limit}**{taken}"


def _took(session: GameSession) -> str:
    minutes, seconds = divmod(int(_time(session).total_seconds()), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def _time(session: GameSession) -> timedelta:
    return session.moves[-1].at - session.created_at


def _outlook(view: MatchView) -> str:
    """When it ends; or, once over, the answer and what it means."""
    match = view.match
    if not match.over:
        return "\n".join([*_ends(match), *promises(match, view.before)])
    if _called_off(match):
        return ""
    (answer,) = match.game.answers
    lines = [f"The answer was **{spaced(answer)}**"]
    if view.meaning:
        lines.append(f"*{view.meaning}*")
    if match.salt:
        lines.append(f"-# Proof: the sha256 is that of `{answer}:{match.salt}`")
    return "\n".join(lines)


def _ends(match: Match) -> list[str]:
    if match.deadline is None:
        return []
    if match.stage is Stage.LOBBY:
        return [f"-# Begins when all are ready; called off {moment(match.deadline)}"]
    return [f"-# Ends {moment(match.deadline)}"]


def _buttons(match: Match) -> tuple[Button, ...]:
    match match.stage:
        case Stage.LOBBY:
            return (
                Button(Action.JOIN, "Join", match.id),
                Button(Action.READY, "Ready", match.id, Style.SUCCESS),
                Button(Action.BEGIN, "Begin now", match.id, Style.PRIMARY),
                Button(Action.CANCEL, "Cancel", match.id),
            )
        case Stage.RUNNING:
            play = Button(Action.ENTER, "Play", match.id, Style.PRIMARY)
            end = Button(Action.CANCEL, "End it", match.id)
            return (play,) if match.mode.posted else (play, end)
        case Stage.OVER:
            again = Button(Action.REMATCH, "Rematch", match.id, Style.SUCCESS)
            return (again,) if match.mode.rematch else ()


def _duel(match: Match, look: Look) -> str:
    """Both boards of a duel, once it is over: beside each other if a phone has room for that."""
    boards = [(one.player, one.session.turns) for one in match.entrants if one.session]
    if match.rival is None or not match.over or len(boards) < 2:
        return ""
    if match.game.rules.length > ABREAST or look.theme in (Theme.SYMBOLS, Theme.TEXT):
        drawn = ("\n".join([_name(player), *rows(turns, look.plain)]) for player, turns in boards)
        return "\n\n".join(drawn)
    mine, theirs = ([_told(turn, look) for turn in turns] for _, turns in boards)
    blank = "▫️" * match.game.rules.length
    pairs = zip_longest(mine, theirs, fillvalue=blank)
    return "\n".join(f"{left}   {right}" for left, right in pairs)


def _name(player: Player) -> str:
    return "🤖 Tilemate" if player == BOT else mention(player.id)


def _told(turn: Turn, look: Look) -> str:
    return f"{letterless(turn.feedback, look)} `{turn.guess.upper()}`"
