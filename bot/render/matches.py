"""Races, dailies, challenges and duels as replies: squares for all to see, and no letter."""

from __future__ import annotations

from itertools import zip_longest

from bot.domain.games import GameSession, Mode, Phase
from bot.domain.matches import BOT, Entrant, Match, Stage
from bot.domain.preferences import Theme
from bot.render.board import progress, spaced
from bot.render.play import HARD
from bot.render.promises import promises
from bot.render.reply import Action, Button, Reply, Style, mention, moment
from bot.render.tiles import letterless
from engine import Turn

SHOWN = 20
"""Entrants listed at most."""

_NAMES = {
    Mode.RACE: "Race",
    Mode.DAILY: "Daily",
    Mode.CHALLENGE: "Challenge",
    Mode.VERSUS: "Versus",
}


def match(
    match: Match,
    theme: Theme = Theme.SQUARES,
    meaning: str | None = None,
    before: Match | None = None,
) -> Reply:
    """The public message of a match: who is in, how far, and how to join.

    `before` is the last daily, whose answer may be told.
    """
    parts = [
        _introduction(match),
        _standings(match, theme),
        _duel(match, theme),
        _outlook(match, meaning, before),
    ]
    return Reply(
        title=title(match),
        text="\n\n".join(part for part in parts if part),
        buttons=_buttons(match),
    )


def title(match: Match) -> str:
    """``Daily 21 · 5 letters · hard``."""
    rules = match.game.rules
    number = f" {match.number:,}" if match.number else ""
    return f"{_NAMES[match.mode]}{number} · {rules.length} letters{HARD[rules.hard]}"


def _introduction(match: Match) -> str:
    who = mention(match.starter.id)
    match match.mode, match.stage:
        case Mode.RACE, Stage.LOBBY:
            return f"{who} opens a race: one word, everybody on a board of their own. Who joins?"
        case Mode.RACE, Stage.RUNNING:
            return "The race is on. The first to solve it starts the final countdown."
        case Mode.CHALLENGE, _:
            named = ", ".join(mention(player.id) for player in match.invited)
            return f"{who} has set a word for {named or 'everybody here'}."
        case Mode.VERSUS, _:
            return f"{who} against the bot, which plays **{match.rival}**: the same word, unseen."
        case Mode.DAILY, _:
            return "One word for everybody today, each on a board of their own."
        case _:
            return ""


def _standings(match: Match, theme: Theme) -> str:
    listed = [_standing(match, entrant, theme) for entrant in sorted(match.entrants, key=_rank)]
    more = len(listed) - SHOWN
    return "\n".join([*listed[:SHOWN], *([f"… and {more} more"] if more > 0 else [])])


def _rank(entrant: Entrant) -> tuple[bool, int, float]:
    """Who solved it in fewest guesses, then soonest; after them who is still at it."""
    session = entrant.session
    if session is None or session.phase is not Phase.WON:
        return (True, 0, 0.0)
    return (False, len(session.moves), session.moves[-1].at.timestamp())


def _standing(match: Match, entrant: Entrant, theme: Theme) -> str:
    name = "🤖 Tilemate" if entrant.player == BOT else mention(entrant.player.id)
    session = entrant.session
    if session is None:
        waiting = "ready" if entrant.ready else "not ready yet"
        return f"{name} · {waiting}" if match.stage is Stage.LOBBY else f"{name} · has not played"
    if entrant.player == BOT and not match.over:
        return f"{name} has made its guesses"
    return f"{name}  {_state(session, theme, over=match.over)}"


def _state(session: GameSession, theme: Theme, *, over: bool) -> str:
    """The guesses used and the latest squares; when all is over the whole way."""
    rules = session.game.rules
    rows = [letterless(turn.feedback, theme) for turn in session.turns]
    if session.phase is Phase.WON:
        taken = "" if session.owner == BOT else f" in {_took(session)}"
        score = f"**{len(session.moves)}/{rules.limit}**{taken}"
    elif session.active:
        score = progress(len(session.moves), rules.limit)
    else:
        score = f"**X/{rules.limit}**"
    shown = rows[-1:] if session.active or not over else []
    return " ".join([score, *shown])


def _took(session: GameSession) -> str:
    seconds = int((session.moves[-1].at - session.created_at).total_seconds())
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def _outlook(match: Match, meaning: str | None, before: Match | None) -> str:
    """When it ends; or, once over, the answer and what it means."""
    if not match.over:
        return "\n".join([*_ends(match), *promises(match, before)])
    if match.mode is Mode.RACE and not any(one.session for one in match.entrants):
        return "It was closed before it began."
    (answer,) = match.game.answers
    lines = [f"The answer was **{spaced(answer)}**"]
    if meaning:
        lines.append(f"*{meaning}*")
    if match.salt:
        lines.append(f"-# Promised as the sha256 of `{answer}:{match.salt}`")
    return "\n".join(lines)


def _ends(match: Match) -> list[str]:
    if match.deadline is None:
        return []
    begins = match.stage is Stage.LOBBY
    return [
        f"-# {'Begins when all are ready; waits until' if begins else 'Ends'} "
        f"{moment(match.deadline)}"
    ]


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
            return (play,) if match.mode is Mode.DAILY else (play, end)
        case Stage.OVER:
            again = Button(Action.REMATCH, "Rematch", match.id, Style.SUCCESS)
            return (again,) if match.mode in (Mode.RACE, Mode.VERSUS) else ()


def _duel(match: Match, theme: Theme) -> str:
    """Both boards of a duel beside each other, once it is over."""
    boards = [one.session for one in match.entrants if one.session]
    if match.mode is not Mode.VERSUS or not match.over or len(boards) < 2:
        return ""
    mine, theirs = ([_told(turn, theme) for turn in session.turns] for session in boards)
    blank = "▫️" * match.game.rules.length
    pairs = zip_longest(mine, theirs, fillvalue=blank)
    return "\n".join(f"{left}   {right}" for left, right in pairs)


def _told(turn: Turn, theme: Theme) -> str:
    return f"{letterless(turn.feedback, theme)} `{turn.guess.upper()}`"
