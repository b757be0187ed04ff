"""What is said of races, dailies, challenges and duels."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.board.look import Look
from bot.domain.games import Phase
from bot.domain.matches import BOT, Entrant, Match, Stage
from bot.domain.modes import CHALLENGE, DUEL, RACE, Mode
from bot.domain.players import Player, Theme
from bot.domain.standings import Streak
from bot.render import matches as render
from bot.render.reminders import remind
from bot.services.matches.daily import Reminder
from bot.services.matches.view import MatchView
from bot.texts import load
from tests.render.games import played
from tests.render.sessions import LATER, NOON, PLACE, of

ANN = Player(1, "ann")
ANSWERS = {5: "crane", 8: "elephant"}
WRONGS = ["moody", "bully", "fudge", "vivid", "jazzy"]
WRONG = {5: "moody", 8: "aardvark"}

FEWEST = "The fewest guesses win; if two people need the same number, the faster one."


def said_of(match: Match, theme: Theme = Theme.SQUARES) -> str:
    return render.match(MatchView(match, theme), Look(theme)).text


def entrant(player: Player, mode: Mode, guesses: list[str], phase: Phase, length: int) -> Entrant:
    board = of(played([ANSWERS[length]], guesses), mode, phase, [player])
    return Entrant(player, session=board)


def duel(mine: int, bots: int, length: int = 5) -> Match:
    """A duel that ended with so many guesses; 0 for a word not found."""

    def board(player: Player, used: int) -> Entrant:
        guesses = [WRONG[length]] * (used - 1) + [ANSWERS[length]] if used else [WRONG[length]]
        phase = Phase.WON if used else Phase.STOPPED
        return entrant(player, DUEL, guesses, phase, length)

    return Match(
        place=PLACE,
        mode=DUEL,
        starter=ANN,
        language="en",
        lexicon_version="1",
        game=played([ANSWERS[length]], []),
        at=NOON,
        stage=Stage.OVER,
        rival="hard",
        entrants=(board(ANN, mine), board(BOT, bots)),
    )


@pytest.mark.parametrize(
    ("mine", "bots", "said"),
    [
        (1, 2, "🏆 <@1> wins."),
        (2, 1, "🏆 🔥 Hard wins."),
        (2, 2, "It's a draw."),
        (0, 1, "🏆 🔥 Hard wins."),
        (0, 0, "Nobody found the word."),
    ],
)
def test_a_duel_says_first_who_has_won(mine: int, bots: int, said: str) -> None:
    text = said_of(duel(mine, bots))
    assert text.startswith(f"{said}\n")


@pytest.mark.parametrize(("score", "told"), [((0, 0), False), ((1, 0), True)])
def test_a_score_of_duels_is_told_once_one_was_won(score: tuple[int, int], told: bool) -> None:
    text = render.match(MatchView(duel(2, 2), score=score), Look()).text
    assert ("All duels so far" in text) is told


def test_a_reminder_names_the_longest_streak_unless_it_is_the_one_that_ended() -> None:
    for lost, told in ((2, True), (3, False)):
        reminder = Reminder(ANN, Streak(0, 3), lost=lost)
        text = remind(reminder, duel(1, 1), 1, "here", load("en"), closing=False).text
        assert f"Your {lost} days in a row are over" in text
        assert ("The streak to beat: 3 days." in text) is told


def test_boards_of_a_duel_stand_below_each_other_as_a_phone_has_no_room_for_two() -> None:
    text = said_of(duel(2, 1), Theme.CONTRAST)
    mine = "<@1>\n## ⬛⬛⬛⬛⬛  M O O D Y\n## 🟧🟧🟧🟧🟧  C R A N E"
    assert f"\n🔥 Hard\n## 🟧🟧🟧🟧🟧  C R A N E\n\n{mine}\n" in text


def test_long_boards_of_a_duel_stand_below_each_other() -> None:
    text = said_of(duel(1, 1, 8))
    green = "🟩" * 8
    assert f"\n<@1>\n{green}  ELEPHANT\n\n🔥 Hard\n{green}  ELEPHANT\n" in text


@pytest.mark.parametrize("look", [Look(Theme.TEXT), Look(Theme.SYMBOLS)])
def test_no_square_is_shown_to_those_who_asked_for_none(look: Look) -> None:
    over = duel(2, 1)
    running = replace(over, stage=Stage.RUNNING, mode=RACE, deadline=LATER)
    at_it = entrant(ANN, RACE, ["caper"], Phase.ACTIVE, 5)
    said = said_of(over, look.theme) + said_of(replace(running, entrants=(at_it,)), look.theme)
    assert not set(said) & set("🟩🟨⬛🟧🟦▫")


def test_standings_show_listeners_the_latest_marks_in_words() -> None:
    at_it = entrant(ANN, RACE, ["caper"], Phase.ACTIVE, 5)
    running = replace(duel(1, 1), stage=Stage.RUNNING, mode=RACE, entrants=(at_it,))
    said = said_of(running, Theme.TEXT)
    assert "1 of 6 guesses used.  correct, present, absent, present, present" in said


def test_a_result_is_a_figure_without_its_row() -> None:
    won = entrant(ANN, RACE, ["crane"], Phase.WON, 5)
    running = replace(duel(1, 1), stage=Stage.RUNNING, mode=RACE, entrants=(won,))
    assert "**1/6** in 48:00:00\n" in f"{said_of(running)}\n"


def test_a_lobby_says_when_it_is_called_off() -> None:
    lobby = replace(duel(1, 1), mode=RACE, stage=Stage.LOBBY, deadline=LATER)
    waiting = replace(lobby, entrants=(Entrant(ANN),))
    assert said_of(waiting).endswith(
        f"-# Starts when everybody is ready. Otherwise canceled <t:{int(LATER.timestamp())}:R>."
    )
    assert said_of(replace(waiting, stage=Stage.OVER)) == "Canceled before it began."


def race(*results: tuple[int, int]) -> Match:
    """A race that has ended: the guesses of each, 0 for none found, and the seconds they took."""

    def board(number: int, used: int, seconds: int) -> Entrant:
        guesses = [*WRONGS[: used - 1], ANSWERS[5]] if used else WRONGS[:1]
        phase = Phase.WON if used else Phase.STOPPED
        found = entrant(Player(number), RACE, guesses, phase, 5)
        assert found.session
        at = NOON + timedelta(seconds=seconds)
        moves = tuple(replace(move, at=at) for move in found.session.moves)
        return replace(found, session=replace(found.session, moves=moves))

    boards = (board(number, *result) for number, result in enumerate(results, start=1))
    return replace(duel(1, 1), mode=RACE, rival=None, entrants=tuple(boards))


def test_the_end_of_a_race_names_the_winner_and_a_place_for_each() -> None:
    assert said_of(race((4, 90), (0, 5), (4, 48), (5, 10), (6, 1), (6, 2))).startswith(
        f"🏆 <@3> wins.\n{FEWEST}\n\n"
        "🥇 <@3>  **4/6** in 0:48\n"
        "🥈 <@1>  **4/6** in 1:30\n"
        "🥉 <@4>  **5/6** in 0:10\n"
        "4. <@5>  **6/6** in 0:01\n"
        "5. <@6>  **6/6** in 0:02\n"
        "<@2>  **X/6**\n"
    )


def test_equals_share_a_place() -> None:
    said = said_of(race((4, 48), (4, 48), (5, 10)))
    assert said.startswith("It's a draw.")
    assert [line[0] for line in said.splitlines()[3:6]] == ["🥇", "🥇", "🥉"]


def test_who_was_alone_did_not_win_but_find() -> None:
    assert said_of(race((4, 48))).startswith("🏆 <@1> found the word.")
    assert said_of(race((0, 1), (0, 1))).startswith("Nobody found the word.")


def test_a_challenge_that_nobody_took_up_says_so() -> None:
    over = replace(race(), mode=CHALLENGE)
    assert said_of(over).startswith("Nobody has played.")


def test_a_challenge_names_its_winner_and_who_set_it() -> None:
    over = replace(race((4, 48), (5, 10)), mode=CHALLENGE)
    assert said_of(over).startswith(f"🏆 <@1> wins.\n{FEWEST}\n<@1> has set a word")


def test_a_race_says_that_the_clock_has_begun_for_the_others() -> None:
    running = replace(race((4, 48), (0, 5)), stage=Stage.RUNNING, deadline=LATER)
    # somebody who has joined has not begun yet
    waiting = (*running.entrants, Entrant(Player(3, "cat"), ready=True))
    said = said_of(replace(running, entrants=waiting))
    assert said.startswith(
        "⏱️ <@1> solved it first, in 4 guesses! Fewer guesses still win: "
        f"everybody else's time runs out <t:{int(LATER.timestamp())}:R>."
    )
    assert said.count("<t:") == 1
    assert "🥇" not in said
    assert said_of(running).startswith("⏱️ <@1> has won, in 4 guesses!")
