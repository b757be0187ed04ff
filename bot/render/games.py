"""Game sessions as replies."""

from __future__ import annotations

from collections.abc import Iterable

from bot.board.boards import boards, list_names
from bot.board.look import Look
from bot.board.share import headline, write_share
from bot.board.text import enlarge, keys
from bot.board.tiles import OPEN_TILE, open_tiles, tiles
from bot.domain.games import GameSession, Phase
from bot.domain.mode_kinds import Source
from bot.domain.players import Player, Theme
from bot.render.daily_proof import board_buttons, yesterday
from bot.render.ended import say_end
from bot.render.names import join_first, mention
from bot.render.pictures import draw_game, draw_shared, is_drawn, names_guessers
from bot.render.reply import Action, Button, Reply, Style, Tone
from bot.render.reports import report_button
from bot.render.running import (
    list_guessers,
    offer_proposals,
    say_left,
    say_next,
    say_votes,
)
from bot.render.title import list_language, say_unranked, title
from bot.services.games.view import GameView
from engine.words import ALPHABETS

_TONES = {Phase.ACTIVE: Tone.RUNNING, Phase.WON: Tone.WON}


def game(view: GameView, look: Look) -> Reply:
    """Draw the message of a game: board, keyboard, guesses left, and buttons."""
    session = view.session
    parts = [_board(session, look), yesterday(view, look) if view.before else ""]
    if session.active:
        parts += [_explain(view, look), say_votes(session, look)]
        parts += [say_next(view, look), say_left(view, look)]
    else:
        parts += say_end(view, look)
    parts += [_list_hinted(view, look), say_unranked(session, look.say)]
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
            *_buttons(view, look),
            *(board_buttons(view, look) if view.match else ()),
            *([] if session.active else [report_button(session, look)]),
        ),
        private=session.mode.private,
        picture=draw_game(session, look),
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
    people = [session.owner] if session.owner else session.players
    key = "games-shared" if len(people) == 1 else "games-shared-together"
    named = say(key, who=join_first(_name_each(people, look), say))
    # a result without its letters does not tell in which language it was
    who = " · ".join([named, *list_language(session.language, say)])
    pasted = (
        f"{who}\n```\n{write_share(session.game, view.number, look, hinted=session.assisted)}\n```"
    )
    drawn = draw_shared(session, view.number, look, letters=letters)
    if letters:
        return _fit(
            Reply(
                f"{who} {headline(session.game, view.number, hinted=session.assisted)}",
                picture=drawn,
            ),
            look,
        )
    return _fit(Reply(pasted, picture=drawn if _is_several(session) else None), look)


def _fit(reply: Reply, look: Look) -> Reply:
    return reply.fit(look.theme)


def _is_several(session: GameSession) -> bool:
    return len(session.game.boards) > 1


def _board(session: GameSession, look: Look) -> str:
    """Draw a single board with its keyboard; list who guessed if the picture does not."""
    if not session.moves:
        return _prompt(session, look) if session.active else ""
    who = list_guessers(session, look)
    if is_drawn(session, look):
        if not who or names_guessers(session, look):
            return ""
        # the boards have numbers too
        return f"-# {look.say('games-guesses-by', names=list_names(who))}"
    drawn = boards(session.game, look, who)
    return f"{drawn}\n\n{_keyboard(session, look)}" if session.active else drawn


def _explain(view: GameView, look: Look) -> str:
    """Say what the colours mean to somebody who has not finished a game yet."""
    if not view.new or look.theme is Theme.TEXT:
        return ""
    absent, present, correct = tiles(look.theme)
    return f"-# {look.say('games-legend', correct=correct, present=present, absent=absent)}"


def _prompt(session: GameSession, look: Look) -> str:
    """Say what to do below an empty row and, in letter tiles, the whole keyboard."""
    rules, button = session.game.rules, _name_guess(session, look)
    if session.mode.answer is Source.OPEN:
        question = look.say("games-prompt-open", letters=rules.length, button=button)
    elif rules.boards > 1:
        several, letters = rules.boards, rules.length
        question = look.say("games-prompt-boards", boards=several, letters=letters, button=button)
    else:
        question = look.say("games-prompt", letters=rules.length, button=button)
    if is_drawn(session, look) or look.theme is Theme.TEXT:
        return question
    row = enlarge([open_tiles(rules.length, look)], rules.length, look)
    # without emojis, a list of the whole alphabet would say nothing
    whole = not look.is_plain and OPEN_TILE in look.emojis
    unused = keys(session.game.boards, ALPHABETS[session.language], look) if whole else ""
    return "\n\n".join(filter(None, [*row, unused, question]))


def _list_hinted(view: GameView, look: Look) -> str:
    """Say that the game no longer counts, and who took hints."""
    if not view.session.assisted:
        return ""
    if view.session.mode.private:
        return look.say("games-hinted-own") if view.session.ranked else ""
    if not view.hinted:
        return look.say("games-hint-taken")
    return look.say("games-hinted", who=look.say.join(_name_each(view.hinted, look)))


def _name_each(players: Iterable[Player], look: Look) -> list[str]:
    return [mention(one.id, look.say) for one in players]


def _keyboard(session: GameSession, look: Look) -> str:
    if not session.moves:
        return ""
    return keys(session.game.boards, ALPHABETS[session.language], look)


def _buttons(view: GameView, look: Look) -> tuple[Button, ...]:
    say, session = look.say, view.session
    if session.active:
        return (
            Button(Action.GUESS, _name_guess(session, look), session.id, Style.PRIMARY),
            Button(Action.STOP, say("games-stop-button"), session.id),
            # below, so that no button moves under a finger when a vote ends
            *offer_proposals(session),
        )
    again = Button(Action.AGAIN, say("games-again-button"), session.id, Style.SUCCESS)
    analyse = Button(Action.ANALYSE, say("games-analyse-button"), session.id)
    shared = Button(Action.SHARE, say("games-share-button"), session.id)
    return (
        *([] if session.match_id else [again]),
        # there is no luck to weigh where the answer dodges
        *([analyse] if session.moves and session.mode.answer is not Source.OPEN else []),
        *([shared] if session.moves else []),
    )


def is_on_card(view: GameView) -> bool:
    """Return whether the card of a daily shows the same rows in the same channel already."""
    match, session = view.match, view.session
    if match is None or not session.mode.posted:
        return False
    return match.message_id is not None and match.place.channel_id == session.place.channel_id


def _name_guess(session: GameSession, look: Look) -> str:
    return look.say("games-vote-button" if session.mode.voted else "games-guess-button")
