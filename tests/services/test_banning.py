"""Whoever may ban words learns nothing of a running game's answer by it."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest

from bot.app import Services
from bot.board.look import DEFAULT
from bot.domain.errors import PlayerError
from bot.domain.games import GuessRefused, Phase
from bot.domain.hints import Hint
from bot.domain.modes import ABSURDLE, SOLO, TOGETHER, Mode
from bot.domain.players import Asker, Place
from bot.render.refusals import refusal
from bot.store import Store
from engine import Word
from tests.bots import LEXICONS, services_over
from tests.services import ANN, BEN, BOSS, Clock, asker

OTHER = Word("moist")


class Server:
    """A server of its own, whose dice fall as those of every other."""

    def __init__(self, store: Store, number: int) -> None:
        self.clock = Clock()
        self.services: Services = services_over(store, self.clock, Random(5))
        self.place = Place(100 + number, number)
        self._asked = 1000 * number

    def ask(self) -> Asker:
        self._asked += 1
        return asker(self._asked, ANN, self.place, rights=BOSS)

    async def ban(self, word: str) -> None:
        await self.settle("banned", word)

    async def allow(self, words: str) -> None:
        await self.settle("extra", words)

    async def settle(self, setting: str, words: str) -> None:
        self.clock.now += timedelta(minutes=1)
        await self.services.guilds.change(self.ask(), setting, [words])
        self.clock.now += timedelta(minutes=1)

    async def begin(self, mode: Mode) -> int:
        return (await self.services.games.begin(self.ask(), mode)).session.id

    async def look(self, game: int, answer: str) -> list[object]:
        """All that can be asked about a game but a guess."""
        hint = await self.services.hints.hint(self.ask(), game, Hint.GUESS)
        words = [
            await self.services.games.legal_words(self.ask(), start, 25)
            for start in ("", answer, OTHER)
        ]
        return [hint.left, hint.content, words]

    async def play(self, game: int, answer: str) -> list[object]:
        """All that is seen of a game until its answer is found."""
        seen = await self.look(game, answer)
        for guess in ("raise", OTHER):
            view = (await self.services.games.guess(self.ask(), guess, game)).view
            seen += [view.session.game.boards, *await self.look(game, answer)]
        ended = (await self.services.games.guess(self.ask(), answer, game)).view
        return [*seen, ended.session.phase, ended.session.game.boards]


@pytest.mark.parametrize("mode", [TOGETHER, SOLO])
async def test_a_banned_answer_is_like_any_other_banned_word(store: Store, mode: Mode) -> None:
    seen: list[object] = []
    for number, banned in enumerate(("", OTHER, "answer"), start=1):
        server = Server(store, number)
        game = await server.begin(mode)
        view = await server.services.games.view(game)
        answer = view.session.game.answers[0]
        assert answer != OTHER
        await server.ban(answer if banned == "answer" else banned)
        seen.append(await server.play(game, answer))
    assert seen[0] == seen[1] == seen[2]


async def test_a_banned_answer_is_found_on_a_board_begun_after_the_ban(store: Store) -> None:
    """In a match the answer is older than the board."""
    for number, banned in enumerate((OTHER, "crane"), start=1):
        server = Server(store, number)
        match = (
            await server.services.challenges.challenge(asker(number, BEN, server.place), "crane")
        ).match
        await server.ban(banned)
        entered = await server.services.matches.enter(server.ask(), match.id)
        board = entered.board.session.id
        await server.services.games.guess(server.ask(), OTHER, board)
        found = await server.services.games.guess(server.ask(), "crane", board)
        assert found.view.session.phase is Phase.WON


async def test_a_ban_changes_nothing_of_where_an_answer_that_evades_goes(store: Store) -> None:
    seen: list[object] = []
    for number, banned in enumerate(("", OTHER), start=1):
        server = Server(store, number)
        game = await server.begin(ABSURDLE)
        await server.ban(banned)
        view = (await server.services.games.guess(server.ask(), "raise", game)).view
        seen.append(view.session.game.boards)
    assert seen[0] == seen[1]


async def test_a_ban_counts_in_the_next_game(store: Store) -> None:
    server = Server(store, 1)
    game = await server.begin(TOGETHER)
    await server.ban(OTHER)
    await server.services.games.stop(server.ask(), game)
    await server.begin(TOGETHER)
    with pytest.raises(GuessRefused, match=OTHER):
        await server.services.games.guess(server.ask(), OTHER)


async def test_dropping_extra_words_tells_nothing_of_a_challenge(store: Store) -> None:
    """Else only the answer could still be guessed."""
    server = Server(store, 1)
    await server.allow("zorgl brumf")
    setter = asker(1, BEN, server.place)
    match = (await server.services.challenges.challenge(setter, "zorgl")).match
    await server.allow("")
    entered = await server.services.matches.enter(server.ask(), match.id)
    for guess in ("brumf", "zorgl"):
        board = entered.board.session.id
        view = (await server.services.games.guess(server.ask(), guess, board)).view
    assert view.session.phase is Phase.WON
    await server.begin(TOGETHER)
    with pytest.raises(GuessRefused, match="brumf"):
        await server.services.games.guess(server.ask(), "brumf")


async def test_dropped_words_are_forgotten_in_time_and_come_back_when_added(store: Store) -> None:
    server = Server(store, 1)
    await server.allow("zorgl brumf")
    await server.allow("")
    await server.allow("zorgl")
    settings = await server.services.guilds.settings(server.place)
    assert (settings.extra, [*settings.dropped]) == (("zorgl",), ["brumf"])
    server.clock.now += timedelta(days=1)
    await server.allow("zorgl")
    settings = await server.services.guilds.settings(server.place)
    assert [*settings.dropped] == ["brumf"]
    server.clock.now += timedelta(days=2)
    await server.allow("")
    settings = await server.services.guilds.settings(server.place)
    assert [*settings.dropped] == ["zorgl"]


@pytest.mark.parametrize(
    ("word", "setting", "told"),
    [
        ("fucks", "offensive", "page *Words*: **Crude guesses**."),
        ("crane", "banned", "page *Words*: **Banned words**."),
        (min(LEXICONS("en", 5).slurs), None, "not welcome here"),
    ],
)
async def test_a_word_that_is_refused_is_not_called_one_that_can_be_guessed(
    store: Store, word: str, setting: str | None, told: str
) -> None:
    server = Server(store, 1)
    if setting:
        await server.settle(setting, {"offensive": "off"}.get(setting, word))
    with pytest.raises(PlayerError) as refused:
        await server.services.guilds.add_word(server.ask(), word)
    reply = refusal(refused.value, DEFAULT)
    assert reply is not None
    assert told in reply.text
    assert "can be guessed" not in reply.text
