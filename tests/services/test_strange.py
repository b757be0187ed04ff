"""Whatever is typed into any field is taken or refused kindly, soon, and never repeated raw."""

from __future__ import annotations

import shutil
import time
from collections.abc import AsyncGenerator, Awaitable
from pathlib import Path

import pytest

from bot.app import Services
from bot.board.look import DEFAULT
from bot.domain.modes import TOGETHER
from bot.domain.players import Asker, Place, Player, Rights
from bot.render.refusals import refusal
from bot.services.puzzles.which import PuzzleChoice
from bot.store import Store
from tests.bots import services_over

HERE, ANN, BOSS = Place(1, 7), Player(1, "ann"), Rights(moderator=True, manager=True)
MARKUP = ("[x](http://e.vil)", "<@1>", "</play:1>", "@everyone")
LONGEST = 4000
STRANGE = {
    "long": "a" * LONGEST,
    "blank": " \n" * (LONGEST // 2),
    "words": "crane " * 666,
    "digits": "0" * LONGEST,
    "rows": "raise 01002 " * 330,
    "tiles": "🟩" * LONGEST,
    "shares": "Wordle 1,234 3/6* " * 200,
    "commas": ",/|;" * 1000,
    "markup": " ".join(MARKUP) * 80,
    "ligatures": "ﬀ" * (LONGEST // 2),
    "accents": "e\u0301" * (LONGEST // 2),
    "controls": "\x00\u202ecrane\ud800",
    "cyrillic": "сrane",
}


@pytest.fixture
async def services(quick: Path, migrated: Path) -> AsyncGenerator[Services]:
    path = shutil.copy(migrated, quick / "strange.sqlite3")
    services = services_over(Store.open(f"sqlite+aiosqlite:///{path}"))
    yield services
    await services.close()


def fields(services: Services, text: str, solve: int, stump: int) -> list[Awaitable[object]]:
    """What is done with a text, in every field that takes one; of two puzzles the ids."""

    def asker(number: int) -> Asker:
        return Asker(number, HERE, ANN)

    settled = ["extra", "banned", "schedule", "idle"]
    boss = Asker(21, HERE, ANN, BOSS)
    return [
        services.games.guess(asker(10), text),
        services.games.legal_words(asker(10), text, 25),
        services.challenges.challenge(asker(11), text),
        services.rows.add(asker(12), text, "00000", PuzzleChoice()),
        services.rows.add(asker(13), "raise", text, PuzzleChoice()),
        services.rows.add(asker(14), text, text, PuzzleChoice(boards=8)),
        services.panel.why(asker(15), solve, text),
        services.panel.other(asker(16), solve, text),
        services.panel.reveal(asker(17), stump, text),
        services.coach.analyse_pasted(asker(18), text, text, text),
        services.coach.analyse_pasted(asker(19), "", text, "crane"),
        services.coach.difficulty(asker(20), text),
        services.guilds.add_word(boss, text),
        *(services.guilds.change(boss, one, [text, text]) for one in settled),
    ]


@pytest.mark.parametrize("text", STRANGE.values(), ids=STRANGE.keys())
async def test_strange_texts_are_taken_or_refused(services: Services, text: str) -> None:
    await services.prepare()
    await services.games.begin(Asker(1, HERE, ANN), TOGETHER)
    stump = await services.puzzles.stump(Asker(2, HERE, ANN))
    solve = await services.rows.lead(Asker(3, HERE, ANN), PuzzleChoice(shared=True))
    for doing in fields(services, text, solve.session.id, stump.session.id):
        begun = time.perf_counter()
        try:
            await doing
        except Exception as error:
            refused = refusal(error, DEFAULT)
            if refused is None:
                raise
            assert len(refused.text) < 1000
            assert not any(markup in refused.text for markup in MARKUP)
        assert time.perf_counter() - begun < 10
