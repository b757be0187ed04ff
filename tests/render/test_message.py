"""What the one message of a game says, beside its board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.tiles import NO_EMOJIS
from bot.domain.games import Ballot, GameSession, Mode, Phase
from bot.domain.players import Player, Theme
from bot.domain.showing import Showing
from bot.render.games import game, guessed, share
from engine import Game, Hard, Word
from tests.render.games import played
from tests.render.sessions import NOON, of

ANN, BEN = Player(1, "ann"), Player(2, "ben")
CRANE, MOODY = "crane", "moody"


def session(mode: Mode, phase: Phase, answers: list[str], guesses: list[str]) -> GameSession:
    return of(played(answers, guesses), mode, phase, [ANN, BEN])


def test_the_title_names_the_mode_first() -> None:
    both = session(Mode.TOGETHER, Phase.ACTIVE, [CRANE, MOODY], [])
    hard = replace(both.game, rules=replace(both.game.rules, hard=Hard.ULTRA))
    shown = game(replace(both, game=hard, alternate=True), Showing())
    assert shown.title == "Together · 5 letters · 2 boards · in turns · ultra-hard"


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("answers", [[CRANE], [CRANE, MOODY] * 2])
def test_every_board_begins_with_a_question(theme: Theme, answers: list[str]) -> None:
    said = game(session(Mode.TOGETHER, Phase.ACTIVE, answers, []), Showing(theme)).text
    several = len(answers) > 1
    asked = "4 words of 5 letters, guessed at once." if several else "A word of 5 letters."
    first, *_ = said.split("\n\n")
    assert first.endswith(f"{asked} What is your first guess?")
    assert ("⬜" in first) is (theme is not Theme.TEXT)


def test_a_game_given_up_at_once_asks_for_no_guess() -> None:
    shown = game(session(Mode.TOGETHER, Phase.STOPPED, [CRANE], []), Showing())
    assert shown.text == "Given up. The answer was **C R A N E**"


def test_a_private_board_knows_who_solved_it() -> None:
    won = session(Mode.SOLO, Phase.WON, [CRANE], [CRANE])
    assert game(won, Showing()).text.endswith("🎉 Solved in 1 guess: **C R A N E**")
    assert "Solved by <@1> in 1 guess:" in game(replace(won, mode=Mode.VOTE), Showing()).text


def test_of_several_answers_those_not_found_are_named_at_the_end() -> None:
    stopped = session(Mode.TOGETHER, Phase.STOPPED, [CRANE, MOODY], [CRANE])
    assert game(stopped, Showing()).text.endswith("Given up. Not found: **M O O D Y**")
    won = session(Mode.TOGETHER, Phase.WON, [CRANE, MOODY], [CRANE, MOODY])
    assert game(won, Showing()).text.endswith("🎉 Solved by <@2> in 2 guesses.")


def test_a_receipt_numbers_the_boards_that_are_open() -> None:
    one = session(Mode.TOGETHER, Phase.ACTIVE, [CRANE, MOODY], [CRANE, "clink"])
    assert guessed(one, 2, Showing(), NO_EMOJIS).text.startswith("**2** ⬛⬛⬛⬛⬛  C L I N K\n")


def test_listeners_hear_once_how_many_guesses_are_left() -> None:
    one = session(Mode.SOLO, Phase.ACTIVE, [CRANE], [MOODY])
    assert game(one, Showing(Theme.TEXT)).text.endswith("1 of 6 guesses used.")


def test_a_vote_shows_first_what_would_be_played() -> None:
    one = session(Mode.VOTE, Phase.ACTIVE, [CRANE], [])
    assert "Votes are counted 60 seconds after the first." in game(one, Showing()).text
    # ben changed his mind: his ballot is the newest, though it stands first
    ballots = (Ballot(BEN, Word(MOODY), NOON.replace(hour=13)), Ballot(ANN, Word("clink"), NOON))
    said = game(replace(one, deadline=NOON, ballots=ballots), Showing()).text
    assert "a tie goes to the earlier word.\n**C L I N K** 1 vote\n**M O O D Y** 1 vote" in said


def test_long_words_leave_room_for_a_name_on_a_phone() -> None:
    one = session(Mode.TOGETHER, Phase.ACTIVE, ["elephant"], ["aardvark"])
    assert game(one, Showing()).text.startswith("⬛⬛⬛⬛⬛🟩⬛⬛  AARDVARK  <@1>\n")


def test_a_private_result_is_shared_under_its_players_name() -> None:
    won = session(Mode.SOLO, Phase.WON, [CRANE], [CRANE])
    assert share(won, Showing()).text == "<@1> played\n```\nTilemate 1/6\n\n🟩🟩🟩🟩🟩\n```"


def test_a_picture_says_the_score() -> None:
    won = session(Mode.SOLO, Phase.WON, [CRANE], [CRANE])
    easy, hard = (share(one, Showing()).picture for one in (won, replace(won, game=_hard(won))))
    assert easy is not None
    assert hard is not None
    assert easy.draw() != hard.draw()


def _hard(one: GameSession) -> Game:
    return replace(one.game, rules=replace(one.game.rules, hard=Hard.HARD))
