"""Races, dailies, challenges and duels as public replies, which show squares but no letter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.board.boards import size
from bot.board.look import Look
from bot.board.text import large_rows, space
from bot.board.tiles import choose_drawable
from bot.domain.codes import write_code
from bot.domain.game_setup import GameSetup
from bot.domain.matches import BOT, Match, Stage
from bot.domain.merits import list_winners, sort_entrants
from bot.domain.mode_kinds import Ends, Source
from bot.domain.options import Goal
from bot.render.badges import name_badge
from bot.render.daily import describe_day
from bot.render.daily_proof import proof_button
from bot.render.daily_rows import DailyRows, offer_boards, say_left_out
from bot.render.names import mention
from bot.render.podium import (
    name_player,
    say_clock,
    say_clue,
    standings,
    verdict,
)
from bot.render.reply import Action, Button, Reply, Style, Tone, moment
from bot.render.rivals import quote, rival_name
from bot.render.title import say_unranked, title
from bot.services.games.endings import COUNTDOWN
from bot.services.matches.view import MatchView
from bot.texts import keys

_GOALS = keys("matches-goal", Goal)

_ROOM = 3_600
"""UTF-16 units of a message that its title and the borders of boards leave."""


def match(view: MatchView, look: Look) -> Reply:
    """Draw the public message of a match: who plays, how far they are, and how to join."""
    match = view.match
    begun = not _is_called_off(match)
    below = [_outlook(view, look), say_unranked(match, look.say) if begun else ""]
    room = _ROOM - size("\n\n".join(below))
    shown = describe_day(view, look, room) if match.mode.posted else _describe(view, look, room)
    return Reply(
        title=title(
            match.mode,
            match.game.rules,
            match.number,
            match.language,
            look,
            class_list=match.class_list,
        ),
        text="\n\n".join(filter(None, [shown.text, *below])),
        buttons=(*_buttons(view, look), *([offer_boards(match, look)] * (shown.left_out > 0))),
        tone=Tone.NEUTRAL if match.over else Tone.RUNNING,
        notify=_list_named(match),
    )


def _describe(view: MatchView, look: Look, room: int) -> DailyRows:
    """Say how a match goes; once it is over, draw all boards that there is `room` for."""
    parts = [_introduction(view, look), *_duel(view, look), _progress(view.match, look)]
    text = "\n\n".join(filter(None, parts))
    boards = _all_boards(view.match, look, room - size(text))
    return replace(boards, text="\n\n".join(filter(None, [text, boards.text])))


def tell_code(code: str, look: Look) -> Reply:
    """Tell whoever set a word the code by which it can be played elsewhere."""
    return Reply(look.say("matches-code", code=write_code(code)), private=True)


def _list_named(match: Match) -> tuple[int, ...]:
    """Return who is to learn of a word set for them, when its message is new."""
    new = match.message_id is None and match.mode.answer is Source.SET
    return tuple(one.id for one in match.invited) if new else ()


def _introduction(view: MatchView, look: Look) -> str:
    match = view.match
    if match.over:
        return _conclusion(view, look)
    say, who = look.say, mention(match.starter.id, look.say)
    if match.stage is Stage.LOBBY:
        return "\n".join([say("matches-lobby", who=who), *_rule(match, look)])
    if match.mode.answer is Source.SET:
        return "\n".join([_challenge(match, look), *_rule(match, look)])
    if match.mode.ends is Ends.COUNTDOWN:
        return _race(match, look)
    return say("matches-duel", who=who, rival=rival_name(match.rival or "", say))


def _duel(view: MatchView, look: Look) -> list[str]:
    """Say what a rival says who has won, and how all duels with them went if any was won."""
    match, say = view.match, look.say
    if match.rival is None or view.score is None or not match.played:
        return []
    rival, (mine, theirs) = rival_name(match.rival, say), view.score
    who = mention(match.starter.id, say)
    won = [one.player for one in list_winners(match)] == [BOT]
    words = [f"*{quote(match.rival, say)}*"] if won else []
    if not (mine or theirs):
        return words
    return [*words, say("matches-score", who=who, mine=mine, rival=rival, theirs=theirs)]


def _progress(match: Match, look: Look) -> str:
    return "" if _is_called_off(match) else standings(match, look)


def _conclusion(view: MatchView, look: Look) -> str:
    match, say = view.match, look.say
    if _is_called_off(match):
        return say("matches-called-off")
    ended_by = match.ended_by
    closed = [say("matches-ended-by", who=mention(ended_by, say))] if ended_by else []
    earned = [
        say("matches-yesterday-badge", badge=name_badge(badge, say), who=mention(one.id, say))
        for badge, one in view.badges
    ]
    text = "\n".join([*closed, verdict(match, look), *earned, *_rule(match, look)])
    return f"{text}\n{_challenge(match, look)}" if match.mode.answer is Source.SET else text


def _race(match: Match, look: Look) -> str:
    """Say how a race ends; once somebody has solved it, when the countdown ends."""
    if clock := say_clock(match, look):
        return clock
    begun = look.say("matches-race", minutes=COUNTDOWN.seconds // 60)
    return "\n".join([begun, *_rule(match, look)])


def _rule(match: Match, look: Look) -> list[str]:
    """Say what wins where several people compete."""
    boards = sum(one.session is not None for one in match.entrants)
    alone = len(match.invited) == 1 or (match.over and boards < 2)
    return [] if match.rival or alone else [look.say(_GOALS[match.goal])]


def _challenge(match: Match, look: Look) -> str:
    who, named = (
        mention(match.starter.id, look.say),
        [mention(player.id, look.say) for player in match.invited],
    )
    if named:
        sentence = look.say("matches-challenge-named", who=who, named=look.say.join(named))
    else:
        sentence = look.say("matches-challenge", who=who)
    return "\n".join(filter(None, [sentence, say_clue(match, look)]))


def _is_called_off(match: Match) -> bool:
    """Return whether the match ended in its lobby."""
    gathered = match.mode.lobby is not None
    return gathered and match.over and not any(one.session for one in match.entrants)


def _outlook(view: MatchView, look: Look) -> str:
    """Say when the match ends; once it is over, the answer and its meaning."""
    match = view.match
    if not match.over:
        return "\n".join(_ends(match, look))
    if _is_called_off(match):
        return ""
    (answer,) = match.game.answers
    lines = [look.say("matches-answer", answer=space(answer))]
    if view.meaning:
        lines.append(f"*{view.meaning}*")
    return "\n".join(lines)


def _ends(match: Match, look: Look) -> list[str]:
    if match.deadline is None or match.hurried:
        return []
    if match.mode.posted:
        return [f"-# {look.say('matches-turn', when=moment(match.deadline))}"]
    key = "matches-lobby-ends" if match.stage is Stage.LOBBY else "matches-ends"
    return [f"-# {look.say(key, when=moment(match.deadline))}"]


def _buttons(view: MatchView, look: Look) -> tuple[Button, ...]:
    match, say = view.match, look.say
    match match.stage:
        case Stage.LOBBY:
            return (
                Button(Action.JOIN, say("matches-join-button"), match.id),
                Button(Action.READY, say("matches-ready-button"), match.id, Style.SUCCESS),
                Button(Action.BEGIN, say("matches-begin-button"), match.id, Style.PRIMARY),
                Button(Action.CANCEL, say("matches-cancel-button"), match.id),
            )
        case Stage.RUNNING:
            play = Button(Action.ENTER, say("matches-play-button"), match.id, Style.PRIMARY)
            end = Button(Action.CANCEL, say("matches-end-button"), match.id)
            if match.mode.answer is Source.SET:
                return play, end, Button(Action.CODE, say("matches-code-button"), match.id)
            return (play, proof_button(match, look)) if match.mode.posted else (play, end)
        case Stage.OVER if match.mode.posted:
            asks, setup = view.news and view.news.idle, str(GameSetup(match.mode))
            today = Button(Action.PLAY, say("matches-play-button"), 0, Style.PRIMARY, setup)
            return (*([today] if asks else []), proof_button(match, look))
        case Stage.OVER:
            again = say("matches-rematch-button") if match.mode.rematch else ""
            again = say("matches-set-button") if match.mode.answer is Source.SET else again
            again = say("games-setup-title") if again and _is_called_off(match) else again
            return (Button(Action.REMATCH, again, match.id, Style.SUCCESS),) if again else ()


def _all_boards(match: Match, look: Look, room: int) -> DailyRows:
    """Draw everybody's board once it is over, below each other as on a phone.

    With no `room` for letters squares are drawn, and boards that do not fit are left out.
    """
    played = [(one.shown, one.session.turns) for one in sort_entrants(match) if one.session]
    if not match.over:
        return DailyRows("")
    turns = [turn for _, board in played for turn in board]
    for alike in (choose_drawable(look, turns), look.plain):
        drawn = [
            "\n".join([name_player(player, match, look), large_rows(board, alike)])
            for player, board in played
            if board
        ]
        if size("\n\n".join(drawn)) <= room:
            break
    whole = len(drawn)
    while drawn and size("\n\n".join(_note_left_out(drawn, whole, look))) > room:
        drawn.pop()
    return DailyRows("\n\n".join(_note_left_out(drawn, whole, look)), whole - len(drawn))


def _note_left_out(drawn: Sequence[str], whole: int, look: Look) -> list[str]:
    """Add to some boards how many others there are."""
    more = whole - len(drawn)
    return [*drawn, *([say_left_out(more, look)] * (more > 0))]
