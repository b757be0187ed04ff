"""What is said of races, dailies, challenges and duels."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.look import Look
from bot.domain.games import Phase
from bot.domain.matches import BOT, Entrant, Match, Stage
from bot.domain.modes import RACE, VERSUS, Mode
from bot.domain.players import Player, Theme
from bot.render import matches as render
from bot.services.matches.view import MatchView
from tests.render.games import played
from tests.render.sessions import LATER, NOON, PLACE, of

ANN = Player(1, "ann")
ANSWERS = {5: "crane", 8: "elephant"}
WRONG = {5: "moody", 8: "aardvark"}


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
        return entrant(player, VERSUS, guesses, phase, length)

    return Match(
        place=PLACE,
        mode=VERSUS,
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
        (2, 1, "🏆 🤖 Tilemate wins."),
        (2, 2, "It's a draw."),
        (0, 1, "🏆 🤖 Tilemate wins."),
        (0, 0, "Nobody found the word."),
    ],
)
def test_a_duel_says_first_who_has_won(mine: int, bots: int, said: str) -> None:
    text = said_of(duel(mine, bots))
    assert text.startswith(f"{said} The bot played as **🔥 Hard**.\n")


def test_short_boards_of_a_duel_stand_beside_each_other() -> None:
    assert "🟦" not in said_of(duel(1, 1))
    text = said_of(duel(2, 1), Theme.CONTRAST)
    assert "\n⬛⬛⬛⬛⬛ `MOODY`   🟧🟧🟧🟧🟧 `CRANE`\n🟧🟧🟧🟧🟧 `CRANE`   ▫️▫️▫️▫️▫️\n" in text


def test_long_boards_of_a_duel_stand_below_each_other() -> None:
    text = said_of(duel(1, 1, 8))
    green = "🟩" * 8
    assert f"\n<@1>\n{green}  ELEPHANT\n\n🤖 Tilemate\n{green}  ELEPHANT\n" in text


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
        f"-# Starts when everybody is ready. Called off <t:{int(LATER.timestamp())}:R>."
    )
    assert said_of(replace(waiting, stage=Stage.OVER)) == "Called off before it began."
