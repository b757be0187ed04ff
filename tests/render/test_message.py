"""What the one message of a game says, beside its board."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.board.look import DEFAULT, Look
from bot.domain.games import Ballot, Contribution, GameSession, Phase
from bot.domain.modes import ABSURDLE, SOLO, TOGETHER, VOTE, Mode
from bot.domain.players import Player, Theme
from bot.render.games import game, share
from bot.render.receipts import guess
from bot.render.refusals import refusal
from bot.render.reply import Picture
from bot.render.title import title
from bot.services.games.view import GameView
from engine import Game, Hard, Rules, Word
from engine.errors import WrongLength
from tests.reading import plain
from tests.render.games import EMOJIS, played
from tests.render.sessions import NOON, of

ANN, BEN = Player(1, "ann"), Player(2, "ben")
CRANE, MOODY = "crane", "moody"


def session(mode: Mode, phase: Phase, answers: list[str], guesses: list[str]) -> GameSession:
    return of(played(answers, guesses), mode, phase, [ANN, BEN])


def test_the_title_names_the_mode_first() -> None:
    both = session(TOGETHER, Phase.ACTIVE, [CRANE, MOODY], [])
    hard = replace(both.game, rules=replace(both.game.rules, hard=Hard.ULTRA))
    shown = game(GameView(replace(both, game=hard, alternate=True)), DEFAULT)
    assert shown.title == "Together · 5 letters · 2 boards · ultra-hard · taking turns"


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("answers", [[CRANE], [CRANE, MOODY] * 2])
def test_every_board_begins_with_a_question(theme: Theme, answers: list[str]) -> None:
    said = game(GameView(session(TOGETHER, Phase.ACTIVE, answers, [])), Look(theme)).text
    several = len(answers) > 1
    asked = "Which 4 words of 5 letters are they?" if several else "Which word of 5 letters is it?"
    assert asked in said
    assert "Press **Guess** and begin with any" in said
    drawn = several or theme in {Theme.TEXT, Theme.PICTURE}
    assert ("⬜" in said) is not drawn


def test_before_the_first_guess_there_is_an_empty_row_and_the_whole_keyboard() -> None:
    begun = GameView(session(TOGETHER, Phase.ACTIVE, [CRANE], []))
    row, keyboard, *_ = game(begun, Look(Theme.LETTERS, EMOJIS)).text.split("\n\n")
    assert row == f"# {EMOJIS['blank_open'] * 5}"
    assert keyboard.count("_key:") == 26


def test_several_boards_are_a_picture_before_the_first_guess() -> None:
    begun = session(TOGETHER, Phase.ACTIVE, [CRANE, MOODY], [])
    assert game(GameView(begun), DEFAULT).picture
    assert game(GameView(begun), Look(Theme.TEXT)).text.startswith("Which 2 words")


def test_who_votes_is_told_to_press_the_button_that_is_there() -> None:
    begun = session(VOTE, Phase.ACTIVE, [CRANE], [])
    assert "Press **Vote**" in game(GameView(begun), DEFAULT).text


def test_a_game_given_up_at_once_asks_for_no_guess() -> None:
    shown = game(GameView(session(TOGETHER, Phase.STOPPED, [CRANE], [])), DEFAULT)
    assert plain(shown.text) == "Given up. The answer was **C R A N E**"


def test_a_private_board_knows_who_solved_it() -> None:
    won = session(SOLO, Phase.WON, [CRANE], [CRANE])
    assert plain(game(GameView(won), DEFAULT).text).endswith("🎉 Solved in 1 guess: **C R A N E**")
    assert "<@1> solved it in 1 guess:" in game(GameView(replace(won, mode=VOTE)), DEFAULT).text


def test_of_several_answers_those_not_found_are_named_at_the_end() -> None:
    stopped = session(TOGETHER, Phase.STOPPED, [CRANE, MOODY], [CRANE])
    assert plain(game(GameView(stopped), DEFAULT).text).endswith(
        "Not found: board 2, **M O O D Y**"
    )
    won = session(TOGETHER, Phase.WON, [CRANE, MOODY], [CRANE, MOODY])
    assert plain(game(GameView(won), DEFAULT).text).endswith("🎉 Solved in 2 guesses.")


def test_on_several_boards_who_solved_none_is_thanked_for_more_than_being_there() -> None:
    won = session(TOGETHER, Phase.WON, [CRANE, MOODY], [MOODY, CRANE])
    credit = {1: Contribution(ruled_out=90), 2: Contribution(solved=(1, 2))}
    said = game(GameView(won, credit=credit), DEFAULT).text
    assert "<@1> paved the way" in said
    assert "<@2> solved boards 1 and 2" in said


def test_of_a_crowd_the_first_eight_are_thanked() -> None:
    won = session(TOGETHER, Phase.WON, [CRANE], [CRANE])
    credit = {player: Contribution(ruled_out=100 - player) for player in range(1, 11)}
    said = game(GameView(won, credit=credit), DEFAULT).text
    assert re.findall(r"<@(\d+)> ruled out", said) == [*"12345678"]


def test_an_answer_that_could_not_be_another_is_not_one_of_several() -> None:
    lost = session(ABSURDLE, Phase.LOST, [CRANE], ["clink"])
    told = game(GameView(lost, possible=1), DEFAULT).text
    assert "The answer was" in told
    assert "There is no analysis of this game" in told
    assert "I could still have said" in game(GameView(lost, possible=2), DEFAULT).text


def test_a_share_of_everybodys_game_names_its_players() -> None:
    won = session(TOGETHER, Phase.WON, [CRANE], ["clink", CRANE])
    assert share(GameView(won), DEFAULT).text.startswith("<@1> and <@2> played together\n")


def test_a_word_with_a_sharp_s_is_said_to_have_a_letter_more() -> None:
    told = refusal(WrongLength("größe", 5, 6), DEFAULT)
    assert told
    assert told.text.endswith("5 are needed. ß counts as SS.")


def test_a_receipt_numbers_the_boards_that_are_open() -> None:
    one = session(TOGETHER, Phase.ACTIVE, [CRANE, MOODY], [CRANE, "clink"])
    assert guess(GameView(one), 2, DEFAULT).text.startswith("**2** ⬛⬛⬛⬛⬛  C L I N K\n")


def test_listeners_hear_once_how_many_guesses_are_left() -> None:
    one = session(SOLO, Phase.ACTIVE, [CRANE], [MOODY])
    assert game(GameView(one), Look(Theme.TEXT)).text.endswith("1 of 6 guesses used.")


def test_a_vote_shows_first_what_would_be_played() -> None:
    one = session(VOTE, Phase.ACTIVE, [CRANE], [])
    assert (
        "Votes are counted 60 seconds after the first, or as soon as"
        in game(GameView(one), DEFAULT).text
    )
    # ben changed his mind: his ballot is the newest, though it stands first
    ballots = (Ballot(BEN, Word(MOODY), NOON.replace(hour=13)), Ballot(ANN, Word("clink"), NOON))
    said = game(GameView(replace(one, count_at=NOON, ballots=ballots)), DEFAULT)
    assert "In a tie, the earlier word wins." in said.text
    labels = ["Vote", "Give up", "CLINK · 1", "MOODY · 1"]
    assert [button.label for button in said.buttons][:4] == labels


def test_names_stand_above_the_rows_whatever_the_length() -> None:
    one = session(TOGETHER, Phase.ACTIVE, ["elephant"], ["aardvark"])
    assert game(GameView(one), DEFAULT).text.startswith("-# <@1>\n⬛⬛⬛⬛⬛🟩⬛⬛  AARDVARK\n")


def test_a_private_result_is_shared_under_its_players_name() -> None:
    won = session(SOLO, Phase.WON, [CRANE], [CRANE])
    assert share(GameView(won), DEFAULT).text == "<@1> played\n```\nTilemate 1/6\n\n🟩🟩🟩🟩🟩\n```"


def test_a_shared_result_says_its_language_solved_or_not() -> None:
    for phase in (Phase.WON, Phase.LOST):
        ended = replace(session(SOLO, phase, [CRANE], [CRANE]), language="de")
        assert share(GameView(ended), DEFAULT).text.startswith("<@1> played · Deutsch\n")
        lettered = share(GameView(ended), DEFAULT, letters=True).text
        assert lettered.startswith("<@1> played · Deutsch Tilemate")


def test_a_picture_says_the_score() -> None:
    won = session(SOLO, Phase.WON, [CRANE], [CRANE])
    easy, hard = (
        share(GameView(one), DEFAULT, letters=True).picture
        for one in (won, replace(won, game=_hard(won)))
    )
    assert easy is not None
    assert hard is not None
    assert easy.draw() != hard.draw()


def _hard(one: GameSession) -> Game:
    return replace(one.game, rules=replace(one.game.rules, hard=Hard.HARD))


def test_a_board_is_a_picture_for_those_who_chose_it_with_the_names_in_it() -> None:
    one = session(TOGETHER, Phase.ACTIVE, [CRANE], [MOODY])
    shown = game(GameView(one), Look(Theme.PICTURE, EMOJIS))
    assert shown.picture
    assert shown.picture.first
    assert "Guessed by 1 ann." in shown.picture.alt
    assert "<@1>" not in shown.text
    assert "<@1>" in shown.in_words().text
    assert "# <:m_absent:" in shown.in_words().text


def test_a_board_before_the_first_guess_is_a_picture_too() -> None:
    one = session(TOGETHER, Phase.ACTIVE, [CRANE], [])
    assert game(GameView(one), Look(Theme.PICTURE)).picture
    assert game(GameView(one), DEFAULT).picture is None


def test_who_has_a_name_that_cannot_be_drawn_is_named_below_the_picture() -> None:
    one = session(TOGETHER, Phase.ACTIVE, [CRANE], [MOODY])
    moves = (replace(one.moves[0], player=replace(ANN, name="愛")),)
    shown = game(GameView(replace(one, moves=moves)), Look(Theme.PICTURE))
    assert shown.text.startswith("-# Guesses: <@1> 1")
    assert "<@1>" not in (shown.picture or Picture("", bytes)).words


@pytest.mark.parametrize(
    ("language", "locale", "named"),
    [
        ("de", "de", ""),
        ("de", "en", "Deutsch"),
        ("de", "en-GB", "Deutsch"),
        ("en", "en-GB", ""),
        ("en", "de", "English"),
        ("pt", "pt-BR", ""),
    ],
)
def test_a_title_names_the_language_of_words_if_it_is_not_the_readers(
    language: str, locale: str, named: str
) -> None:
    parts = title(SOLO, Rules(5, 6), None, language, Look(locale=locale)).split(" · ")
    assert parts[1:-1] == ([named] if named else [])
