"""What managers decided about somebody's results holds when that person deletes their data."""

from __future__ import annotations

from datetime import date

import pytest
from sqlalchemy import select

from bot.domain.corrections import ResultKey
from bot.domain.deleted_players import is_stand_in
from bot.domain.players import NOBODY, Player
from bot.domain.records.errors import ShutOut
from bot.domain.records.values import Figures
from bot.services.corrections import Corrections
from bot.services.housekeeping import Housekeeping
from bot.services.players import Players
from bot.services.records.accounts import RecordAccounts
from bot.services.records.receipts import Receipt
from bot.services.records.shares import ShareRecords
from bot.store import Store
from bot.store.models import PlayerRow
from tests.services import ANN, BEN, BOSS, CAT, Clock, asker
from tests.services.test_records import kept

CLOCK = Clock()
TODAY = (CLOCK.now.date() - date(2021, 6, 19)).days
WORDLE = ResultKey(False, "wordle", TODAY)
MANAGER = asker(1, CAT, rights=BOSS)
PHONE = Player(20, "ann's phone")


class Club:
    """A server whose manager decides, and whose members delete their data."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.recording, self.corrections = ShareRecords(store, CLOCK), Corrections(store, CLOCK)
        self.players, self.accounts = Players(store, CLOCK), RecordAccounts(store, CLOCK)

    async def record(self, who: Player = ANN, figure: int = 1, ago: int = 0) -> Receipt:
        share = f"Wordle {TODAY - ago} {figure}/6"
        return await self.recording.record(asker(9, who), share)

    async def list_stand_ins(self) -> list[int]:
        async with self.store.engine.connect() as connection:
            known = await connection.scalars(select(PlayerRow.id))
            return [one for one in known if is_stand_in(one)]


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


async def test_who_was_shut_out_still_is_and_can_be_let_in_again(club: Club) -> None:
    await club.corrections.shut_out(MANAGER, ANN)
    for _ in range(2):
        await club.players.erase(ANN)
    with pytest.raises(ShutOut):
        await club.record()
    assert (await club.record(BEN)).new
    (one,) = (await club.corrections.list_page(asker(2))).decisions
    assert is_stand_in(one.player.id)
    assert await club.corrections.is_shut_out(MANAGER, ANN)
    await club.corrections.shut_out(MANAGER, ANN)
    assert len((await club.corrections.list_page(asker(2))).decisions) == 1
    await club.corrections.let_in(MANAGER, ANN)
    assert (await club.record()).new


@pytest.mark.parametrize("typed", [None, "4"])
async def test_a_struck_or_changed_result_does_not_count_when_it_is_recorded_anew(
    club: Club, typed: str | None
) -> None:
    await club.record()
    if typed:
        await club.corrections.change(MANAGER, ANN, WORDLE, typed)
    else:
        await club.corrections.strike(MANAGER, ANN, WORDLE)
    await club.players.erase(ANN)
    (one,) = (await club.corrections.list_page(asker(2))).found
    assert is_stand_in(one.player.id)
    # who it was is known again only by that puzzle
    assert (await club.record(ago=1)).new
    assert is_stand_in((await club.corrections.list_page(asker(2))).found[0].player.id)
    assert [entry.struck for entry in (await club.record()).entries] == [True]
    assert await kept(club.store, ANN) == Figures(1, 1, 1)
    (one,) = (await club.corrections.list_page(asker(2))).found
    assert (one.player, one.after) == (ANN, None)
    await club.corrections.undo(MANAGER, one.id)
    assert await kept(club.store, ANN) == Figures(2, 2, 2)


async def test_a_strike_can_be_taken_back_while_its_player_is_gone(club: Club) -> None:
    await club.record()
    done = await club.corrections.strike(MANAGER, ANN, WORDLE)
    await club.players.erase(ANN)
    await club.corrections.undo(MANAGER, done.id)
    assert (await club.record()).new


async def test_accounts_of_somebody_shut_out_stay_so_whichever_is_deleted(club: Club) -> None:
    for shut_out, deleted in ((ANN, PHONE), (PHONE, ANN)):
        await club.record(ANN, ago=2)
        await club.accounts.join(MANAGER, PHONE.id, ANN)
        await club.corrections.shut_out(MANAGER, shut_out)
        await club.players.erase(deleted)
        for account in (ANN, PHONE):
            with pytest.raises(ShutOut):
                await club.record(account)
            await club.corrections.let_in(MANAGER, account)


async def test_no_name_id_or_figure_is_left_and_the_number_is_handed_out(club: Club) -> None:
    await club.record(figure=5)
    await club.corrections.strike(MANAGER, ANN, WORDLE)
    await club.corrections.shut_out(MANAGER, ANN)
    await club.players.erase(ANN)
    data = await club.players.export(ANN)
    assert {*data} == {"corrections", "exclusions"}
    (struck,), (banned,) = data["corrections"], data["exclusions"]
    assert struck["player_id"] == banned["player_id"] == str((await club.list_stand_ins())[0])
    assert "ann" not in str(data)
    assert (struck["before_figure"], struck["after_figure"]) == (0, None)


async def test_the_number_goes_once_nothing_holds_any_more(club: Club) -> None:
    await club.players.erase(ANN)
    assert await club.list_stand_ins() == []
    await club.corrections.shut_out(MANAGER, ANN)
    await club.players.erase(ANN)
    housekeeping = Housekeeping(club.store, CLOCK)
    await housekeeping.forget()
    assert len(await club.list_stand_ins()) == 1
    await club.corrections.let_in(MANAGER, ANN)
    await housekeeping.forget()
    assert await club.list_stand_ins() == []
    (one,) = (await club.corrections.list_page(asker(2))).decisions
    assert (one.player.id, one.undone_by) == (NOBODY.id, CAT)


async def test_what_was_taken_back_before_leaves_no_trace(club: Club) -> None:
    await club.record()
    done = await club.corrections.strike(MANAGER, ANN, WORDLE)
    await club.corrections.undo(MANAGER, done.id)
    await club.corrections.shut_out(MANAGER, ANN)
    await club.corrections.let_in(MANAGER, ANN)
    await club.players.erase(ANN)
    page = await club.corrections.list_page(asker(2))
    assert (page.found, page.decisions) == ([], ())
