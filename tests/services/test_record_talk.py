"""What a watched channel hears: shares count for who posts them, and talk about others does not."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.domain.errors import PlayerError
from bot.domain.guild_settings import Edits, GuildSettings
from bot.domain.records.errors import (
    FuturePuzzle,
    GridDiffers,
    ImpossibleScore,
    NoShare,
    SecondResult,
    TooLate,
)
from bot.domain.records.games import KNOWN_GAMES
from bot.domain.records.other_people import RELATIONS, TELLING
from bot.domain.records.own_words import OWN_WORDS
from bot.domain.records.shares import find_seconds, read_shares
from bot.domain.records.taught_games import TaughtGame
from bot.domain.records.values import Figures, Post, Score, Unit
from bot.services.records.reactions import Kept, PostReaction
from bot.services.records.receipts import Receipt
from bot.services.records.shares import ShareRecords
from bot.services.records.taught_games import try_game
from bot.store import Store
from tests.records.test_corpus import SHARES
from tests.services import ANN, BEN, HERE, Clock, asker
from tests.services.test_records import kept

CLOCK = Clock()
TODAY = (CLOCK.now.date() - date(2021, 6, 19)).days
HEAD = f"Wordle {TODAY:,}"
TWO, FOUR = (("⬛🟨⬛⬛⬛\n" * missed) + "🟩🟩🟩🟩🟩" for missed in (1, 3))


@pytest.fixture
async def recording(store: Store) -> ShareRecords:
    async with store.write() as tx:
        watched = frozenset({HERE.channel_id})
        settings = GuildSettings(record_channels=watched, record_edits=Edits.EVER)
        await tx.guilds.save(HERE.guild_id or 0, settings)
    return ShareRecords(store, CLOCK)


TALK = (
    f"My boss got {HEAD} 2/6\n{TWO}\ncan you believe it",
    f"Mein Chef schaffte {HEAD} 2/6\n{TWO}",
    f"ο φίλος μου έκανε {HEAD} 2/6\n{TWO}",
    f"<@123456789012345678> {HEAD} 2/6\n{TWO}",
    f"{HEAD} 2/6, sagt meine Mutter",
    f"My boss got {HEAD} 2/6",
    f"{HEAD} 3/6 by my dad",
    f"Anna: {HEAD} 2/6",
    f"Anna : {HEAD} 2/6",
    f"Anna: {HEAD} 2/6\n{TWO}",
    f"dad's {HEAD} 2/6",
    f"Dad’s {HEAD} 2/6\n{TWO}",
    f"<@123456789012345678> {HEAD} 2/6",
    f"My sister's score:\n{HEAD} 2/6",
    f"My sister's score:\n\n{HEAD} 2/6\n{TWO}",
    f"Anna:\n{HEAD} 2/6\n{TWO}",
    f"mum got {HEAD} 2/6",
    f"Anna just did {HEAD} 2/6\n{TWO}",
    f"she finally got {HEAD} 2/6",
    f"just did it! Anna got {HEAD} 2/6",
    f"{HEAD} 2/6 my dad",
    f"{HEAD} 2/6 (Anna today)",
    f"{HEAD} 2/6 wow, says my boss",
    f"{HEAD} 2/6 but it is my mum's",
    f"morning everyone, Anna got {HEAD} 2/6",
    f"{HEAD} 2/6 ma mère",
    f"well done mum {HEAD} 2/6",
    f"Not {HEAD} 2/6",
    f"Fake {HEAD} 2/6",
    f"Kein {HEAD} 2/6",
    f"{HEAD} 2/6?",
    f"{HEAD} 2/6* ?",
    f"{HEAD} 2/6 (fake)",
    f"{HEAD} 2/6 just kidding",
    f"{HEAD} 2/6 lol jk",
    f"{HEAD} 2/6 not really",
    f"{HEAD} 2/6 I wish",
    f"I wish! {HEAD} 2/6",
    f"jk {HEAD} 2/6",
    f"{HEAD} 2/6 /s",
    f"{HEAD} 2/6 nur Spaß",
    f"{HEAD} 2/6 schön wär's",
    f"{HEAD} 2/6? no way",
    f"posting for Jim {HEAD} 2/6",
    f"Jim's score {HEAD} 2/6",
    f"anna finished {HEAD} 2/6",
    f"{HEAD} 2/6 Anna did it",
    f"{HEAD} 2/6 <@123456789012345678> did it",
    f"{HEAD} 2/6 my mum got 2",
    f"{HEAD} 2/6 von meiner Schwester",
    f"meine Lehrerin hat {HEAD} 2/6",
    f"mi hermana hizo {HEAD} 2/6",
    f"ma mère a fait {HEAD} 2/6",
    f"kakakku dapat {HEAD} 2/6",
    f"mia sorella ha fatto {HEAD} 2/6",
    f"mijn zus had {HEAD} 2/6",
    f"moja siostra zrobiła {HEAD} 2/6",
    f"minha irmã fez {HEAD} 2/6",
    f"min syster fick {HEAD} 2/6",
    f"kız kardeşim yaptı {HEAD} 2/6",
    f"моя сестра зробила {HEAD} 2/6",
)


@pytest.mark.parametrize("text", TALK)
async def test_what_is_told_of_somebody_is_not_recorded_for_who_tells(
    store: Store, recording: ShareRecords, text: str
) -> None:
    told = await recording.watching.follow(HERE, Post(50, ANN, text, CLOCK.now))
    assert told == PostReaction(Kept.REFUSED)
    assert await kept(store, ANN) == Figures()


@pytest.mark.parametrize("text", TALK)
async def test_whoever_asks_to_record_a_text_means_their_own(
    store: Store, recording: ShareRecords, text: str
) -> None:
    await recording.record(asker(1), text)
    assert (await kept(store, ANN)).games == 1


@pytest.mark.parametrize(
    "text",
    [
        f"ugh, {HEAD} 2/6 today was hard lol\n{TWO}",
        f"What a day! {HEAD} 2/6\n{TWO}",
        f"{HEAD} 2/6* 😭",
        f"ugh, {HEAD} 2/6",
        f"Hey {HEAD} 2/6",
        f"Phew! {HEAD} 2/6",
        f"got it today! {HEAD} 2/6",
        f"{HEAD} 2/6 wow",
        f"{HEAD} 2/6 today",
        f"ugh, {HEAD} 2/6 today",
        f"Today's {HEAD} 2/6",
        f"{HEAD} 2/6 let's go",
        f"my turn, {HEAD} 2/6",
        f"just did {HEAD} 2/6",
        f"{HEAD} 2/6 hard one today",
        f"{HEAD} 2/6 is hard today",
        f"ugh, {HEAD} 2/6 today was hard lol",
        f"so close :( {HEAD} 2/6",
        f"{HEAD} 2/6 (my worst this week)",
        f"Meine Lösung: {HEAD} 2/6",
        f"Heute endlich geschafft: {HEAD} 2/6",
        f"finally got it {HEAD} 2/6\n{TWO}",
        f"My score:\n{HEAD} 2/6",
        f"Σήμερα μόλις {HEAD} 2/6",
        f"Hoy por fin {HEAD} 2/6",
        f"Aujourd’hui c’était dur : {HEAD} 2/6",
        f"Сьогодні нарешті {HEAD} 2/6",
        f"<:cat:123456789012345678> :sob: {HEAD} 2/6 <a:dog:123456789012345678> :sob:",
        f"- {HEAD} 2/6",
        f"{HEAD} 2/6 (hard mode)",
        f"Morning everyone {HEAD} 2/6",
        f"Guten Morgen allerseits {HEAD} 2/6",
        f"Bonjour à tous {HEAD} 2/6",
        f"Buenos días a todos {HEAD} 2/6",
        f"Доброго ранку всім {HEAD} 2/6",
        f"Took me forever: {HEAD} 2/6",
        f"{HEAD} 2/6 should have been 3",
        f"{HEAD} 2/6 ugh, nearly lost it there",
        f"{HEAD} 2/6 beat my husband!",
        f"{HEAD} 2/6 and Connections was brutal",
        f"{HEAD} 2/6 aber Connections war schlimm",
        f"{HEAD} 2/6. My dad got it in 2!",
        f"{HEAD} 2/6 was way harder than it should be",
        f"@here {HEAD} 2/6",
        f"@everyone {HEAD} 2/6",
        f"<@&123456789012345678> {HEAD} 2/6",
        f"Not my best, {HEAD} 2/6",
        f"{HEAD} 2/6?!",
        f"{HEAD} 2/6?\n{TWO}",
        f"~~Wordle {TODAY:,} 1/6~~ {HEAD} 2/6",
        f"my boss is good\n{HEAD} 2/6\n{TWO}",
        f"Ben got {HEAD} 4/6\n{HEAD} 2/6\n{TWO}",
        f"{HEAD} 2/6 better than my sister",
        f"{HEAD} 2/6 LETS GOOOO",
        f"yay! third 2 in a row {HEAD} 2/6",
        f"{HEAD} 2/6 started with slate",
        f"after coffee {HEAD} 2/6",
        f"{HEAD} 2/6 no coffee yet",
        f"{HEAD} 2/6 same as everyone",
        f"ok this one sucked {HEAD} 2/6",
        f"Late to the party but {HEAD} 2/6",
        f"{HEAD} 2/6 par for the course",
        f"{HEAD} 2/6 @Bob beat that",
        f"{HEAD} 2/6 nyt is evil",
        f"heute war's schwer {HEAD} 2/6",
        f"{HEAD} 2/6 war einfach",
        f"{HEAD} 2/6 lol rip my streak",
        f"RIP streak {HEAD} 2/6",
        f"{HEAD} 2/6? nah easy",
        f"First try using adieu {HEAD} 2/6",
        f"{HEAD} 2/6 🤷‍♀️ my husband got 3",
        f"{HEAD} 2/6 no kidding",
        f"{HEAD} 2/6 nice one Anna",
        f"{HEAD} 2/6 are you kidding me",
        f"{HEAD} 2/6 not really that hard",
        f"{HEAD} 2/6 I wish I'd started with slate",
        f"{HEAD} 2/6 chef's kiss",
        f"{HEAD} 2/6 Nailed it",
        f"{HEAD} 2/6 <@123456789012345678> your turn",
        f"{HEAD} 2/6 first one by the way",
        f"{HEAD} 2/6 le mot était vraiment vicieux",
        f"{HEAD} 2/6 jestem zadowolona",
        f"{HEAD} 2/6 яке підступне слово",
    ],
)
async def test_a_share_of_ones_own_counts_with_a_word_around_it(
    store: Store, recording: ShareRecords, text: str
) -> None:
    told = await recording.watching.follow(HERE, Post(50, ANN, text, CLOCK.now))
    assert told == PostReaction(Kept.COUNTS)
    assert await kept(store, ANN) == Figures(1, 1, 2)


@pytest.mark.parametrize(
    "text",
    [
        f"“{HEAD} 2/6” is what she said",
        f"he said '{HEAD} 2/6'",
        f"> {HEAD} 2/6",
        f"~~{HEAD} 2/6~~",
        f"~~{HEAD} 2/6\n{TWO}~~",
        f"my boss got {HEAD} 2 of 6",
        "Gamedle was hard today",
        "Gamedle #1500 was hard today",
    ],
)
async def test_what_holds_no_whole_share_or_quotes_one_has_no_mark(
    recording: ShareRecords, text: str
) -> None:
    told = await recording.watching.follow(HERE, Post(50, ANN, text, CLOCK.now))
    assert told in (None, PostReaction(Kept.NOTHING))


def test_no_word_of_ones_own_is_somebody_else() -> None:
    assert sorted((RELATIONS | TELLING) & OWN_WORDS) == []


def test_no_share_that_was_found_is_taken_for_talk() -> None:
    found = [one["text"] for one in SHARES if one["kind"] == "found"]
    assert [text for text in found if any(share.talk for share in read_shares(text))] == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"Wordle {TODAY + 5:,} 2/6", FuturePuzzle),
        (f"Wordle {TODAY - 20:,} 2/6", TooLate),
        (f"{HEAD} X/6\n{TWO}", GridDiffers),
        (f"{HEAD} 7/6", ImpossibleScore),
        (f"{HEAD} 0/6", ImpossibleScore),
        (f"{HEAD} {'9' * 18}/6", ImpossibleScore),
        ("I solved Semantle #1763 in 0 guesses", ImpossibleScore),
        ("Daily Quordle 1100\n2️⃣1️⃣\n1️⃣2️⃣", ImpossibleScore),
        ("Daily Quordle 1100\n0️⃣1️⃣\n2️⃣9️⃣", ImpossibleScore),
        ("Daily Dordle #1400 3&3/7", ImpossibleScore),
        ("Framed #1714\n🎥 🟥 🟩 🟩 ⬛ ⬛ ⬛", ImpossibleScore),
        ("#Worldle #1770 1/6 (0%)", ImpossibleScore),
        ("#Statele #89 2/6 (71%)\n🟩🟩🟩🟨⬜⬅️", ImpossibleScore),
        ("Bandle #1509 1/6\n🟥🟥🟥🟨🟩⬜", ImpossibleScore),
        ("#Angle #1250 2/4\n⬇️⬇️⬇️🎉", ImpossibleScore),
        (f"Wordle {'9' * 18} 2/6", FuturePuzzle),
    ],
)
async def test_whoever_records_a_refused_message_hears_why(
    recording: ShareRecords, text: str, reason: type[PlayerError]
) -> None:
    post = Post(50, ANN, text, CLOCK.now)
    assert await recording.watching.follow(HERE, post) == PostReaction(Kept.REFUSED)
    with pytest.raises(reason):
        await recording.record_message(asker(1), post)


async def test_what_is_built_like_a_share_and_cannot_be_read_has_a_mark(
    store: Store, recording: ShareRecords
) -> None:
    post = Post(50, ANN, "Thirdle #1730 4/6", CLOCK.now)
    assert await recording.watching.follow(HERE, post) == PostReaction(Kept.REFUSED)
    with pytest.raises(NoShare) as refused:
        await recording.record_message(asker(1), post)
    assert refused.value.game is KNOWN_GAMES["thirdle"]
    mended = replace(post, text=f"{HEAD} 2/6", edited_at=CLOCK.now)
    assert await recording.watching.follow(HERE, mended) == PostReaction(Kept.COUNTS)
    assert await kept(store, ANN) == Figures(1, 1, 2)


async def test_beside_a_result_what_cannot_be_read_has_no_mark(recording: ShareRecords) -> None:
    post = Post(50, ANN, f"{HEAD} 2/6\nThirdle #1730 4/6", CLOCK.now)
    assert await recording.watching.follow(HERE, post) == PostReaction(Kept.COUNTS)


async def test_beside_a_result_an_impossible_one_is_refused_alone(
    store: Store, recording: ShareRecords
) -> None:
    post = Post(50, ANN, f"{HEAD} 2/6\nnerdlegame 789 9/6", CLOCK.now)
    told = await recording.watching.follow(HERE, post)
    assert told == PostReaction(Kept.COUNTS, refused=True)
    receipt = await recording.record_message(asker(1), post)
    assert isinstance(receipt, Receipt)
    assert [type(one) for one in receipt.refused] == [ImpossibleScore]
    assert receipt.unread == ()
    assert (await kept(store, ANN)).games == 1


@pytest.mark.parametrize(("second", "told"), [("3/6", [SecondResult]), ("2/6", []), ("7/6", [])])
async def test_a_second_result_of_a_puzzle_is_told_but_not_taken(
    store: Store, recording: ShareRecords, second: str, told: list[type[PlayerError]]
) -> None:
    post = Post(50, ANN, f"{HEAD} 2/6\n{HEAD} {second}", CLOCK.now)
    reaction = await recording.watching.follow(HERE, post)
    assert reaction == PostReaction(Kept.COUNTS, refused=bool(told))
    receipt = await recording.record_message(asker(1), post)
    assert isinstance(receipt, Receipt)
    assert [type(one) for one in receipt.refused] == told
    assert await kept(store, ANN) == Figures(1, 1, 2)


def test_no_share_of_the_corpus_that_was_found_has_a_second_result() -> None:
    found = [one["text"] for one in SHARES if one["kind"] == "found"]
    assert [text for text in found if find_seconds(text, KNOWN_GAMES.values())] == []


async def test_an_impossible_result_of_somebody_else_has_no_mark(recording: ShareRecords) -> None:
    post = Post(50, ANN, f"my boss got {HEAD} 7/6", CLOCK.now)
    assert await recording.watching.follow(HERE, post) in (None, PostReaction(Kept.NOTHING))


@pytest.mark.parametrize(
    ("kind", "talk"),
    [
        ("Recorded", [False]),
        ("Told of somebody else, ❔", [True]),
        ("Denied, ❔", [True]),
        ("Looks like a share of a game, and can't be read, ❔", []),
        ("No share, no mark", []),
    ],
)
def test_the_examples_for_moderators_are_true(kind: str, talk: list[bool]) -> None:
    page = Path("docs/moderators.md").read_text("utf-8")
    listed = page.partition(f"- {kind}:")[2].partition("\n-")[0].partition("\n\n")[0]
    examples = re.findall("`([^`]+)`", listed)
    assert len(examples) > 2
    assert [[share.talk for share in read_shares(one)] for one in examples] == [talk] * len(
        examples
    )


def test_a_trial_of_a_taught_game_leaves_talk_out() -> None:
    game = TaughtGame("Krunkle", "Krunkle #{number} {score}/6", Unit.GUESSES, 6, "X")
    texts = ("Krunkle #120 2/6", "ugh, Krunkle #121 3/6", "my boss got Krunkle #122 1/6")
    posts = [Post(at, ANN, text, CLOCK.now) for at, text in enumerate(texts)]
    assert [share.puzzle for _, share in try_game(game, posts)] == [120, 121]


async def test_what_was_recorded_by_hand_stays_when_its_message_is_edited(
    store: Store, recording: ShareRecords
) -> None:
    post = Post(50, ANN, TALK[0], CLOCK.now)
    await recording.record_message(asker(1), post)
    edited = Post(50, ANN, f"{TALK[0]}!", CLOCK.now, edited_at=CLOCK.now)
    await recording.watching.follow(HERE, edited)
    assert (await kept(store, ANN)).games == 1


async def test_a_mark_says_what_was_counted_where_the_text_says_something_else(
    recording: ShareRecords,
) -> None:
    post = Post(50, BEN, f"{HEAD} 3/6\n\n{FOUR}", CLOCK.now)
    told = await recording.watching.follow(HERE, post)
    assert told == PostReaction(Kept.COUNTS, (Score(4),))
    right = Post(50, BEN, f"{HEAD} 4/6\n\n{FOUR}", CLOCK.now, edited_at=CLOCK.now)
    assert await recording.watching.follow(HERE, right) == PostReaction(Kept.COUNTS)


@pytest.mark.parametrize("edited", [f"My mum got {HEAD} 1/6", f"Anna: {HEAD} 2/6"])
async def test_an_edit_that_tells_of_somebody_elses_result_gives_nobody_another_figure(
    store: Store, recording: ShareRecords, edited: str
) -> None:
    posted = Post(50, ANN, f"{HEAD} 4/6", CLOCK.now)
    await recording.watching.follow(HERE, posted)
    changed = replace(posted, text=edited, edited_at=CLOCK.now)
    assert await recording.watching.follow(HERE, changed) == PostReaction(Kept.REFUSED)
    assert await kept(store, ANN) == Figures()


@pytest.mark.parametrize(("days", "figure"), [(2, 1), (20, 6)])
async def test_an_edit_changes_a_result_only_while_results_of_its_day_are_taken(
    store: Store, recording: ShareRecords, days: int, figure: int
) -> None:
    posted = Post(50, ANN, f"{HEAD} 6/6", CLOCK.now)
    await recording.watching.follow(HERE, posted)
    later = CLOCK.now + timedelta(days)
    await recording.watching.follow(HERE, replace(posted, text=f"{HEAD} 1/6", edited_at=later))
    assert await kept(store, ANN) == Figures(1, 1, figure)
