"""Several accounts of one person: their results count together, and nothing is lost."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import NOBODY, Place, Player
from bot.domain.records.errors import NotYourShare, SameAccount, ShutOut
from bot.domain.records.games import WORDLE
from bot.domain.records.values import Figures, Post
from bot.services.corrections import LINES, Corrections
from bot.services.players import Players
from bot.services.records.accounts import RecordAccounts
from bot.services.records.leaderboard import RecordLeaderboards
from bot.services.records.reactions import Kept, PostReaction
from bot.services.records.shares import ShareRecords
from bot.store import Store
from tests.services import ANN, BEN, BOSS, CAT, HERE, Clock, asker
from tests.services.test_records import kept

CLOCK = Clock()
NOW = CLOCK.now
TODAY = (NOW.date() - date(2021, 6, 19)).days
MANAGER = asker(1, CAT, rights=BOSS)
PHONE, OLD = Player(20, "ann's phone"), Player(21, "ann's old account")


class Server:
    """A server in which results are recorded, and who is who there."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.recording, self.accounts = ShareRecords(store, CLOCK), RecordAccounts(store, CLOCK)
        self.boards, self.corrections = RecordLeaderboards(store, CLOCK), Corrections(store, CLOCK)

    async def post(
        self, author: Player, number: int, figure: object, ago: int = 0
    ) -> PostReaction | None:
        """Post a result in the watched channel, a minute later for each message."""
        text, at = f"Wordle {TODAY - ago} {figure}/6", NOW + timedelta(minutes=number)
        return await self.recording.watching.follow(HERE, Post(number, author, text, at))

    async def names(self, place: Place = HERE) -> set[str]:
        """Return who is on the leaderboard."""
        best = (await self.boards.rank(place, CAT, WORDLE.key)).ranking.best
        return {one.player.name for one in best}


@pytest.fixture
async def club(store: Store) -> Server:
    async with store.write() as tx:
        settings = GuildSettings(record_channels=frozenset({HERE.channel_id}))
        await tx.guilds.save(HERE.guild_id or 0, settings)
    return Server(store)


async def test_results_of_a_second_account_count_for_the_first_and_come_back(
    club: Server,
) -> None:
    store = club.store
    await club.post(ANN, 1, 3, ago=1)
    await club.post(PHONE, 2, 2, ago=1)
    await club.post(PHONE, 3, 5, ago=2)
    await club.recording.record(asker(2, PHONE), f"Wordle {TODAY - 3} X/6")
    before = await kept(store, PHONE)
    assert before == Figures(3, 2, 14)
    assert await club.accounts.join(MANAGER, PHONE.id, ANN) == ANN
    # the first of a puzzle counts, whoever posted it
    assert await kept(store, ANN) == Figures(3, 2, 3 + 5 + 7)
    assert await kept(store, PHONE) == Figures()
    assert await club.names() == {"ann"}
    assert await club.post(PHONE, 4, 4) == PostReaction(Kept.COUNTS)
    assert await kept(store, ANN) == Figures(4, 3, 19)
    async with store.read() as tx:
        shown = await tx.records.rank(HERE, WORDLE, PHONE, least=1, most=0)
    assert shown.own
    assert shown.own.player == ANN
    week = await club.boards.week(HERE, PHONE)
    assert [one.player for one in week.ranking.best] == [ANN]
    assert week.absent.count == 0
    await club.recording.watching.forget(HERE.channel_id, [1])
    assert await kept(store, ANN) == Figures(4, 3, 2 + 5 + 7 + 4)
    for _ in range(2):
        await club.accounts.part(MANAGER, PHONE.id)
    assert await kept(store, ANN) == Figures()
    assert await kept(store, PHONE) == Figures(4, 3, 18)
    assert await club.accounts.list_all(MANAGER) == []


async def test_everybody_can_read_who_joined_accounts_and_who_parted_them(club: Server) -> None:
    async with club.store.read() as tx:
        assert await tx.leaderboards.find_history(HERE) == (False, False)
    for number, one in enumerate((PHONE, OLD)):
        await club.post(one, 1 + number, 3)
    # Discord may deliver the same choice twice
    for _ in range(2):
        await club.accounts.join(MANAGER, PHONE.id, ANN)
    async with club.store.read() as tx:
        assert await tx.leaderboards.find_history(HERE) == (False, True)
    (one,) = (await club.corrections.list_page(asker(2, BEN))).decisions
    assert (one.player, one.person, one.by, one.at) == (PHONE, ANN, CAT, NOW)
    assert one.undone_by is None
    await club.accounts.part(asker(3, BEN, rights=BOSS), PHONE.id)
    (one,) = (await club.corrections.list_page(asker(2, BEN))).decisions
    assert one.undone_by == BEN
    # a deletion of one account takes both lines, of a moderator only the name
    await club.accounts.join(MANAGER, OLD.id, BEN)
    players = Players(club.store, CLOCK)
    assert len((await players.export(BEN))["joinings"]) == 2
    await players.erase(CAT)
    await players.erase(PHONE)
    (one,) = (await club.corrections.list_page(asker(2, BEN))).decisions
    assert (one.player, one.person, one.by.id) == (OLD, BEN, NOBODY.id)


async def test_a_receipt_says_for_whom_a_joined_account_records(club: Server) -> None:
    await club.accounts.join(MANAGER, PHONE.id, ANN)
    share = f"Wordle {TODAY} 3/6"
    told = await club.recording.record(asker(2, PHONE), share)
    assert (told.player, told.person) == (PHONE, ANN)
    own = await club.recording.record(asker(3, BEN), share)
    assert own.player == own.person


async def test_decisions_are_read_page_by_page_the_newest_first(club: Server) -> None:
    others = [Player(30 + number, f"player {number}") for number in range(LINES)]
    for one in others:
        await club.corrections.shut_out(MANAGER, one)
    CLOCK.now += timedelta(minutes=1)
    await club.accounts.join(MANAGER, PHONE.id, ANN)
    CLOCK.now = NOW
    first = await club.corrections.list_page(asker(2))
    assert first.more
    assert first.decisions[0].person == ANN
    assert len(first.decisions) == LINES
    (last,) = (await club.corrections.list_page(asker(2), 1)).decisions
    assert (last.player, last.person) == (others[0], None)


async def test_an_edit_and_a_deletion_follow_a_second_account(club: Server) -> None:
    await club.post(PHONE, 1, 2)
    await club.accounts.join(MANAGER, PHONE.id, ANN)
    posted = Post(1, PHONE, f"Wordle {TODAY} 5/6", NOW, edited_at=NOW)
    told = await club.recording.watching.follow(HERE, posted)
    assert told == PostReaction(Kept.COUNTS, changed=True)
    assert await kept(club.store, ANN) == Figures(1, 1, 5)
    await club.recording.watching.forget(HERE.channel_id, [1])
    assert await kept(club.store, ANN) == Figures()


@pytest.mark.parametrize("lines", ["2/6: <@20>\n4/6: <@1> <@2>", "2/6: <@1>\nX/6: <@2> <@20>"])
async def test_in_a_summary_that_names_both_the_better_counts(club: Server, lines: str) -> None:
    await club.accounts.join(MANAGER, PHONE.id, ANN)
    text = f"Here are today's results:\n{lines}"
    app = Player(99, "Wordle")
    people = (ANN, BEN, PHONE)
    posted = Post(1, app, text, NOW, by_bot=True, summary=True, mentioned=people)
    await club.recording.watching.follow(HERE, posted)
    assert await kept(club.store, ANN) == Figures(1, 1, 2)
    await club.accounts.part(MANAGER, PHONE.id)
    apart = [(await kept(club.store, one)).total for one in (ANN, PHONE)]
    assert sorted(apart) in ([2, 4], [2, 7])


async def test_accounts_of_accounts_are_one_persons(club: Server) -> None:
    store = club.store
    for number, account in enumerate((ANN, PHONE, OLD)):
        await club.post(account, 1 + number, 2 + number, ago=number)
    await club.accounts.join(MANAGER, OLD.id, PHONE)
    await club.accounts.join(MANAGER, PHONE.id, ANN)
    assert await kept(store, ANN) == Figures(3, 3, 9)
    # said the other way round, and through a second account
    assert await club.accounts.join(MANAGER, ANN.id, PHONE) == PHONE
    assert await kept(store, PHONE) == Figures(3, 3, 9)
    assert await club.accounts.join(MANAGER, OLD.id, ANN) == PHONE
    assert {a.id for a, _ in await club.accounts.list_all(MANAGER)} == {ANN.id, OLD.id}
    await club.accounts.part(MANAGER, ANN.id)
    await club.accounts.part(MANAGER, OLD.id)
    assert [(await kept(store, one)).total for one in (ANN, PHONE, OLD)] == [2, 3, 4]


async def test_who_is_struck_or_shut_out_is_so_with_every_account(club: Server) -> None:
    store = club.store
    await club.post(PHONE, 1, 2)
    (struck,) = await club.corrections.list_results(MANAGER, PHONE)
    await club.corrections.strike(MANAGER, PHONE, struck.key)
    await club.accounts.join(MANAGER, PHONE.id, ANN)
    assert await club.post(PHONE, 2, 2) == PostReaction(Kept.REFUSED)
    assert await kept(store, ANN) == Figures()
    await club.post(PHONE, 3, 3, ago=1)
    (cheat,) = await club.corrections.list_results(MANAGER, ANN)
    await club.corrections.strike(MANAGER, ANN, cheat.key)
    await club.post(PHONE, 4, 3, ago=1)
    assert await kept(store, ANN) == Figures()
    await club.corrections.shut_out(MANAGER, ANN)
    with pytest.raises(ShutOut):
        await club.recording.record(asker(2, PHONE), f"Wordle {TODAY - 2} 3/6")


async def test_a_person_removes_a_result_with_any_account(club: Server) -> None:
    await club.accounts.join(MANAGER, PHONE.id, ANN)
    for remover in (ANN, PHONE):
        receipt = await club.recording.record(asker(2, PHONE), f"Wordle {TODAY} 3/6")
        assert receipt.entries[0].figures == Figures(1, 1, 3)
        await club.recording.remove(asker(3, remover), WORDLE.key, TODAY)
        assert await kept(club.store, ANN) == Figures()


async def test_only_moderators_say_who_is_who_and_nobody_is_their_own_account(
    club: Server,
) -> None:
    accounts = club.accounts
    with pytest.raises(SameAccount):
        await accounts.join(MANAGER, ANN.id, ANN)
    with pytest.raises(NotYourShare):
        await accounts.join(asker(2), PHONE.id, ANN)
    with pytest.raises(NotYourShare):
        await accounts.part(asker(2), PHONE.id)
    with pytest.raises(NotYourShare):
        await accounts.list_all(asker(2))


@pytest.mark.parametrize(("erased", "left"), [(ANN, {PHONE: 2}), (PHONE, {ANN: 3})])
async def test_an_account_is_handed_out_and_erased_with_its_person(
    club: Server, erased: Player, left: dict[Player, int]
) -> None:
    players = Players(club.store, CLOCK)
    await club.post(ANN, 1, 3, ago=1)
    await club.post(PHONE, 2, 2)
    await club.accounts.join(MANAGER, PHONE.id, ANN)
    for one in (ANN, PHONE):
        assert len((await players.export(one))["record_accounts"]) == 1
    await players.erase(erased)
    assert await players.export(erased) == {}
    assert await club.accounts.list_all(MANAGER) == []
    assert {one: (await kept(club.store, one)).total for one in left} == left
    assert await kept(club.store, erased) == Figures()


async def test_what_was_struck_while_accounts_were_one_stays_struck_when_they_part(
    club: Server,
) -> None:
    await club.post(PHONE, 1, 1)
    await club.post(PHONE, 2, 4, ago=1)
    await club.accounts.join(MANAGER, PHONE.id, ANN)
    result = next(
        one for one in await club.corrections.list_results(MANAGER, ANN) if one.score.figure == 1
    )
    await club.corrections.strike(MANAGER, ANN, result.key)
    await club.accounts.part(MANAGER, PHONE.id)
    assert await kept(club.store, PHONE) == Figures(1, 1, 4)
    assert await kept(club.store, ANN) == Figures()
