"""Game sessions as replies."""

from __future__ import annotations

from collections.abc import Iterator

from bot.board.boards import boards, list_names
from bot.board.look import Look
from bot.board.share import headline, write_share
from bot.board.text import keys, space
from bot.domain.games import GameSession, Phase
from bot.domain.players import Theme
from bot.render.daily import streak
from bot.render.daily_proof import board_buttons, yesterday
from bot.render.pictures import draw_ended, draw_running, draw_shared
from bot.render.podium import find_place, medal
from bot.render.receipts import count_guesses
from bot.render.remarks import remark
from bot.render.reply import Action, Button, Picture, Reply, Style, Tone, mention, moment
from bot.render.reports import report_button
from bot.render.title import title
from bot.services.games.view import GameView
from bot.services.games.votes import TIME_TO_VOTE, tally
from engine.words import ALPHABETS, LENGTHS

_TONES = {Phase.ACTIVE: Tone.RUNNING, Phase.WON: Tone.WON}
_ENDED = {Phase.LOST: "games-lost", Phase.STOPPED: "games-stopped", Phase.IDLE: "games-idle"}


def game(view: GameView, look: Look) -> Reply:
    """Draw the message of a game: board, keyboard, guesses left, and buttons."""
    session = view.session
    parts = [_board(session, look), yesterday(view, look) if view.before else ""]
    if session.active:
        parts += [_votes(session, look), _left(view, look)]
    else:
        parts += [
            _ending(view, look),
            _finish(view, look),
            _credit(view, look),
            _elsewhere(view, look),
        ]
    parts.append(_list_hinted(view, look))
    reply = Reply(
        title=title(
            session.mode,
            session.game.rules,
            view.number,
            session.language,
            look,
            turns=session.alternate,
            class_list=session.class_list,
        ),
        text="\n\n".join(part for part in parts if part),
        buttons=(
            *_buttons(session, look),
            *(board_buttons(view, look) if view.match else ()),
            *([] if session.active else [report_button(session, look)]),
        ),
        private=session.mode.private,
        picture=_picture(session, look),
        tone=_TONES.get(session.phase, Tone.LOST),
    )
    return _fit(reply, look)


def board(view: GameView, look: Look) -> str:
    """Draw the board and keyboard alone; nothing before the first guess."""
    session = view.session
    return f"{boards(session.game, look)}\n\n{_keyboard(session, look)}" if session.moves else ""


def share(view: GameView, look: Look, *, letters: bool = False) -> Reply:
    """Show everyone a result: text to paste, or with `letters` a picture of every guess.

    Several boards come as counts in the text and rows in a picture without letters.
    """
    session, say = view.session, look.say
    if session.owner:
        who = say("games-shared", who=mention(session.owner.id, say))
    else:
        who = say("games-shared-together")
    pasted = f"{who}\n```\n{write_share(session.game, view.number, look)}\n```"
    drawn = draw_shared(session, view.number, look, letters=letters)
    if letters:
        return _fit(Reply(f"{who} {headline(session.game, view.number)}", picture=drawn), look)
    return _fit(Reply(pasted, picture=drawn if _is_several(session) else None), look)


def _fit(reply: Reply, look: Look) -> Reply:
    return reply.fit(look.theme)


def _is_several(session: GameSession) -> bool:
    return len(session.game.boards) > 1


def _is_drawn(session: GameSession) -> bool:
    """Return whether the board is a picture: of several boards, or words too long for a phone."""
    return _is_several(session) or session.game.rules.length > LENGTHS[-1]


def _picture(session: GameSession, look: Look) -> Picture | None:
    """Return the picture of a board that has one, from the first guess on."""
    if not (_is_drawn(session) and session.moves):
        return None
    return draw_running(session, look) if session.active else draw_ended(session, look)


def _board(session: GameSession, look: Look) -> str:
    """Draw a single board with its keyboard; beside a picture, list who guessed."""
    if not session.moves:
        return _prompt(session, look) if session.active else ""
    if _is_drawn(session):
        return list_names(_guessers(session, look))
    drawn = boards(session.game, look, _guessers(session, look))
    return f"{drawn}\n\n{_keyboard(session, look)}" if session.active else drawn


def _prompt(session: GameSession, look: Look) -> str:
    rules = session.game.rules
    if rules.boards > 1:
        question = look.say("games-prompt-boards", boards=rules.boards, letters=rules.length)
    else:
        question = look.say("games-prompt", letters=rules.length)
    return question if look.theme is Theme.TEXT else f"{'⬜' * rules.length}\n\n{question}"


def _guessers(session: GameSession, look: Look) -> tuple[str, ...]:
    if session.mode.private:
        return ()
    return tuple(mention(move.player.id, look.say) for move in session.moves)


def _list_hinted(view: GameView, look: Look) -> str:
    return "\n".join(look.say("games-hinted", who=mention(one.id, look.say)) for one in view.hinted)


def _keyboard(session: GameSession, look: Look) -> str:
    if not session.moves:
        return ""
    return keys(session.game.boards, ALPHABETS[session.language], look)


def _votes(session: GameSession, look: Look) -> str:
    """Say which words lead a vote and when it is counted."""
    if not session.mode.voted:
        return ""
    if session.deadline is None:
        return look.say("games-vote-first", seconds=TIME_TO_VOTE.seconds)
    ahead = tally(session)[:5]
    lines = [look.say("games-vote-line", word=space(word), votes=count) for word, count in ahead]
    return "\n".join([look.say("games-vote-counted", when=moment(session.deadline)), *lines])


def _left(view: GameView, look: Look) -> str:
    """Say how many guesses are left, when the game ends, and how many voted to stop it."""
    times = " · ".join(_times(view, look))
    quiet = [f"-# {times}"] if times else []
    return "\n".join([count_guesses(view.session, look), *quiet, *_stop_votes(view, look)])


def _times(view: GameView, look: Look) -> Iterator[str]:
    session, say = view.session, look.say
    if session.moves and not session.mode.private:
        yield say("games-last", when=moment(session.moves[-1].at))
    if view.closes:
        key = "games-closes-solo" if session.mode.private else "games-closes"
        yield say(key, when=moment(view.closes))
    match = view.match
    if match is None or match.deadline is None:
        return
    key = "matches-turn" if match.mode.posted else "games-ends"
    yield say(key, when=moment(match.deadline))


def _stop_votes(view: GameView, look: Look) -> Iterator[str]:
    if stop := view.stop_votes:
        until = moment(stop.until)
        line = look.say("games-stopping", votes=stop.votes, needed=stop.needed, until=until)
        yield f"-# {line}"


def _ending(view: GameView, look: Look) -> str:
    session = view.session
    ended = _won(session, look) if session.phase is Phase.WON else _lost(session, look)
    return "\n".join(filter(None, [ended, remark(view, look.say), *_meanings(view)]))


def _finish(view: GameView, look: Look) -> str:
    """Say what a daily has brought: days in a row, and the place among those who have played."""
    finish, owner = view.finish, view.session.owner
    entrant = finish and owner and finish.match.find_entrant(owner)
    if finish is None or entrant is None:
        return ""
    place, played = find_place(finish.match, entrant), len(finish.match.played)
    placed = ""
    if place and played > 1:
        placed = look.say("games-daily-place", place=medal(place), players=played)
    return " · ".join(filter(None, [streak(finish.streak, look), placed]))


def _won(session: GameSession, look: Look) -> str:
    say, guesses = look.say, len(session.moves)
    if session.mode.private:
        won = say("games-won-solo", guesses=guesses)
    else:
        won = say("games-won", who=mention(session.moves[-1].player.id, say), guesses=guesses)
    if len(session.game.boards) > 1:
        return say("games-won-boards", won=won)
    return say("games-won-answer", won=won, answer=space(session.game.answers[0]))


def _lost(session: GameSession, look: Look) -> str:
    """Tell the answer; of several boards, the answers not found, with their numbers."""
    say, boards = look.say, session.game.boards
    ended = say(_ENDED[session.phase])
    if len(boards) == 1:
        return say("games-answer", ended=ended, answer=space(boards[0].answer))
    missed = "; ".join(
        say("games-missed-board", board=number, answer=space(board.answer))
        for number, board in enumerate(boards, start=1)
        if not board.solved
    )
    return say("games-missed", ended=ended, answers=missed)


def _meanings(view: GameView) -> list[str]:
    """Return the meaning of a single answer; several would take more room than the boards."""
    answers = view.session.game.answers
    if len(answers) > 1:
        return []
    return [f"*{view.meanings[word]}*" for word in answers if word in view.meanings]


def _credit(view: GameView, look: Look) -> str:
    """Say how much each player found out, if more than one did."""
    shares = sorted(view.credit.items(), key=lambda item: -item[1])
    parts = [f"{mention(player, look.say)} {share:.0%}" for player, share in shares]
    return look.say("games-credit", shares=" · ".join(parts)) if len(parts) > 1 else ""


def _elsewhere(view: GameView, look: Look) -> str:
    """Say where the standings of a daily are that has no public message."""
    match = view.match
    if match is None or match.number is None or match.message_id or match.over:
        return ""
    return f"-# {look.say('games-elsewhere')}"


def _buttons(session: GameSession, look: Look) -> tuple[Button, ...]:
    say = look.say
    if session.active:
        verb = say("games-vote-button" if session.mode.voted else "games-guess-button")
        return (
            Button(Action.GUESS, verb, session.id, Style.PRIMARY),
            Button(Action.STOP, say("games-stop-button"), session.id),
        )
    again = Button(Action.AGAIN, say("games-again-button"), session.id, Style.SUCCESS)
    analyse = Button(Action.ANALYSE, say("games-analyse-button"), session.id)
    shared = Button(Action.SHARE, say("games-share-button"), session.id)
    return (
        *([] if session.match_id else [again]),
        *([analyse, shared] if session.moves else []),
    )
