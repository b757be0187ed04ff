"""What a guess asks of the database, counted at the store."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from simcord.enums import ComponentType
from sqlalchemy.sql.compiler import SQLCompiler

from tests.e2e.conftest import World, text
from tests.e2e.pressing import pressable, reply
from tests.reading import parts
from tests.shots import shot
from tests.store.statements import recorded


@dataclass
class Cost:
    """Transactions by kind, and the statements issued in them."""

    transactions: Counter[str] = field(default_factory=Counter[str])
    statements: list[Any] = field(default_factory=list[Any])


@contextmanager
def counted(world: World) -> Generator[Cost]:
    store, cost = world.services.store, Cost()
    with pytest.MonkeyPatch.context() as patch, recorded(store) as statements:
        cost.statements = statements
        for name in ("read", "write"):
            open_transaction: Callable[[], Any] = getattr(store, name)

            def count(name: str = name, begin: Callable[[], Any] = open_transaction) -> Any:
                cost.transactions[name] += 1
                return begin()

            patch.setattr(store, name, count)
        yield cost


def requests(world: World, first: int) -> list[tuple[str, str]]:
    """What was asked of Discord from the request of that number on: method and resource."""
    made = world.env.http_requests[first:]
    return [(one.method, one.path.strip("/").partition("/")[0]) for one in made]


def assert_cheap(cost: Cost) -> None:
    assert cost.transactions["write"] == 1
    assert cost.transactions["read"] <= 1
    assert len(cost.statements) <= 10, "\n".join(text[:90] for text, _ in cost.statements)


@pytest.mark.parametrize("mode", ["together", "solo", "vote", "absurdle", "race"])
async def test_a_typed_guess_is_one_write_and_one_read_at_most(world: World, mode: str) -> None:
    await world.ann.slash(world.channel, "wordle play", mode=mode)
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    with counted(world) as cost:
        await world.ann.slash(world.channel, "wordle guess", word="moist")
    assert_cheap(cost)


async def test_a_guess_in_a_form_costs_no_more_and_is_one_request(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    opened = await world.ann.click(world.latest, label="Guess")
    asked = len(world.env.http_requests)
    with counted(world) as cost:
        await world.ann.submit_modal(opened, {"word": "crane"})
    assert_cheap(cost)
    assert requests(world, asked) == [("POST", "interactions")]


async def test_a_guess_by_command_is_a_receipt_that_goes_and_one_change_of_the_board(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    asked = len(world.env.http_requests)
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    told = [("POST", "interactions"), ("PATCH", "channels"), ("DELETE", "webhooks")]
    assert requests(world, asked) == told


async def test_the_statements_of_games_are_compiled_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        await world.ann.slash(world.channel, "wordle play", mode="together")
        for word in ("crane", "moist", "bully", "jumpy", "fight", "dowdy"):
            await world.ann.slash(world.channel, "wordle guess", word=word)

    await play()
    compiled, compile_one = list[Any](), SQLCompiler.__init__

    def note(self: Any, dialect: Any, statement: Any, *rest: Any, **others: Any) -> None:
        compiled.append(statement)
        compile_one(self, dialect, statement, *rest, **others)

    monkeypatch.setattr(SQLCompiler, "__init__", note)
    await play()
    assert not [str(statement) for statement in compiled]


@pytest.mark.parametrize("people", [1, 40])
async def test_a_guess_at_the_daily_costs_the_same_however_many_play(
    world: World, people: int
) -> None:
    for number in range(people - 1):
        player = world.guild.add_member(world.env.create_user(f"player{number}"))
        await player.slash(world.channel, "wordle daily")
    await world.ann.slash(world.channel, "wordle daily")
    with counted(world) as cost:
        await world.ann.slash(world.channel, "wordle guess", word="crane")
    assert cost.transactions["write"] == 1
    assert cost.transactions["read"] <= 2
    assert len(cost.statements) <= 13


async def test_words_are_completed_by_reading_alone(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    with counted(world) as cost:
        await world.ann.autocomplete(world.channel, "wordle guess", "word", "cra")
    assert cost.transactions == {"read": 1}
    assert len(cost.statements) <= 4


async def test_a_press_on_the_panel_of_a_puzzle_is_one_write_and_one_read_at_most(
    world: World,
) -> None:
    shown = await world.ann.slash(world.channel, "wordle solve")
    with counted(world) as tile:
        await world.ann.click(reply(shown), custom_id=pressable(reply(shown))[0])
    with counted(world) as row:
        await world.ann.click(reply(shown), label="Enter")
    for cost in (tile, row):
        assert cost.transactions["write"] == 1
        assert cost.transactions["read"] <= 1
        assert len(cost.statements) <= 12


async def test_a_picture_costs_little_more_than_rows_that_are_typed(world: World) -> None:
    with counted(world) as typed:
        await world.ann.slash(world.channel, "wordle help", guess="crane", hints="00111")
    picture = ("board.png", shot(("moist", "buddy"), "misty"))
    with counted(world) as read:
        shown = await world.ann.slash(world.channel, "wordle help", picture=picture)
    # it looks for the language and the theme first
    assert read.transactions["read"] == typed.transactions["read"] + 1
    assert read.transactions["write"] == typed.transactions["write"]
    assert len(read.statements) <= 16, "\n".join(each[:90] for each, _ in read.statements)
    assert "M O I S T" in text(reply(shown))


async def test_a_correction_asks_nothing_of_the_database(world: World) -> None:
    picture = ("board.png", shot(("zqxvj", "moist"), "vegan"))
    shown = await world.ann.slash(world.channel, "wordle help", picture=picture)
    (menu,) = parts(reply(shown), ComponentType.STRING_SELECT)
    with counted(world) as cost:
        chosen = [menu["options"][0]["value"]]
        await world.ann.select(reply(shown), chosen, custom_id=menu["custom_id"])
        await world.ann.click(reply(shown), label="⬛Z")
    assert cost.statements == []
    assert "🟨" in text(reply(shown))
