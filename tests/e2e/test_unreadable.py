"""Pictures that cannot be read: each is answered in one private line that says what to do."""

from __future__ import annotations

import asyncio

import pytest
import simcord

from bot.adapters.door import uploads
from bot.adapters.door.uploads import list_shown
from bot.app import Services
from bot.domain.players import Asker, Place, Player
from bot.domain.screenshots import PictureTooSlow, PictureUnderWay
from bot.local.world import DiscordCdn
from bot.services.puzzles import screenshots
from tests.e2e.conftest import World, text
from tests.e2e.pressing import said, send_dm
from tests.shots import blank, several, shot

OPEN = shot(("crane", "moist"), "vegan")
HELP = "Help with this puzzle"


async def read(world: World, picture: bytes, **more: str) -> simcord.InteractionResult:
    return await world.ann.slash(
        world.channel, "wordle help", picture=("board.png", picture), **more
    )


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        (blank(), "I don't see a board in that picture"),
        (b"not a picture", "can't read that file as a picture"),
        (shot((), "vegan"), "Nobody has guessed on that board yet"),
        (shot(("cat", "dog"), "cow"), "I have no words of that length"),
        (OPEN + bytes(8 * 1024 * 1024), "too large: I read up to 8 MB"),
    ],
    ids=["no board", "no picture", "no guess", "three letters", "large"],
)
async def test_what_cannot_be_read_is_said_in_one_line(
    world: World, picture: bytes, why: str
) -> None:
    refused = await read(world, picture)
    assert refused.ephemeral
    assert why in said(refused)
    assert "\n" not in said(refused)


async def test_a_picture_from_elsewhere_is_never_fetched(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DiscordCdn, "HOST", "https://cdn.discordapp.com.example.org")
    asked: list[str] = []
    monkeypatch.setattr(world.env.backend.cdn, "get", asked.append)
    assert "only read pictures that were posted on Discord" in said(await read(world, OPEN))
    assert asked == []


async def test_a_large_picture_is_refused_before_it_is_fetched(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "LARGEST_PICTURE", 100)
    asked: list[str] = []
    monkeypatch.setattr(world.env.backend.cdn, "get", asked.append)
    assert "too large" in said(await read(world, OPEN))
    assert asked == []


async def test_a_picture_that_is_gone_is_asked_for_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await world.ben.send(world.channel, "look", attachments=[("board.png", OPEN)])
    nothing: dict[str, bytes] = {}
    monkeypatch.setattr(world.env.backend.cdn, "get", nothing.get)
    refused = await world.ann.context_menu(world.channel, HELP, message)
    assert "Please post it again" in said(refused)


async def test_a_picture_and_words_are_too_much(world: World) -> None:
    assert "not both" in said(await read(world, OPEN, guess="crane"))
    refused = await world.ann.slash(
        world.channel, "wordle analyse", picture=("b.png", OPEN), words="crane"
    )
    assert "not both" in said(refused)


async def test_a_message_without_rows_or_a_picture_says_what_to_choose(world: World) -> None:
    message = await world.ben.send(world.channel, "look", attachments=[("notes.txt", b"crane")])
    refused = await world.ann.context_menu(world.channel, HELP, message)
    assert "and no picture" in said(refused)


async def test_of_several_pictures_what_can_be_read_is(world: World) -> None:
    files = [("cat.png", blank()), ("board.png", OPEN)]
    message = await world.ben.send(world.channel, "", attachments=files)
    shown = await world.ann.context_menu(world.channel, HELP, message)
    assert "C R A N E" in said(shown)


async def test_boards_too_large_to_choose_from_are_to_be_cut_out(world: World) -> None:
    words = ("mountain", "sandwich", "birthday", "keyboard", "elephant", "strength")
    words += ("triangle", "football")
    strange = several([(words, "painters"), (words[::-1], "vacation")])
    assert "Cut out the one you mean" in said(await read(world, strange))


async def test_a_picture_in_a_direct_message_that_shows_no_board_is_answered_too(
    world: World,
) -> None:
    ann, _ = world.people
    await send_dm(ann, "cat.png", blank())
    answered = ann.dm_channel.last_message
    assert answered is not None
    assert "I don't see a board" in text(answered)


async def test_one_picture_at_a_time_is_read_for_each_person(services: Services) -> None:
    begun, posted = asyncio.Event(), asyncio.Event()

    async def fetch() -> bytes:
        begun.set()
        await posted.wait()
        return OPEN

    await services.prepare()
    first = asyncio.create_task(services.screenshots.read(_asker(1, interaction=1), [fetch]))
    await begun.wait()
    with pytest.raises(PictureUnderWay):
        await services.screenshots.read(_asker(1, interaction=2), [fetch])
    second = asyncio.create_task(services.screenshots.read(_asker(2, interaction=3), [fetch]))
    posted.set()
    for read in (await first, await second):
        assert read.only is not None
    again = await services.screenshots.read(_asker(1, interaction=4), [fetch])
    assert again.only is not None
    await services.close()


async def test_a_picture_that_takes_too_long_is_given_up(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fetch() -> bytes:
        await asyncio.Event().wait()
        return b""

    monkeypatch.setattr(screenshots, "_LIMIT", 0.01)
    with pytest.raises(PictureTooSlow):
        await services.screenshots.read(_asker(1, interaction=1), [fetch])
    await services.close()


def _asker(player: int, interaction: int) -> Asker:
    return Asker(interaction, Place(1, 1), Player(player, "ann"))


async def test_pictures_in_the_cards_of_other_bots_are_found(world: World) -> None:
    posted = "https://cdn.discordapp.com/attachments/1/2/board.png"
    embeds = [
        {"image": {"url": posted}},
        {"thumbnail": {"url": "https://example.org/attachments/1/2/board.png"}},
    ]
    world.env.backend.create_message(world.channel.id, world.ben.id, "", embeds=embeds)
    await world.env.settle()
    assert list_shown(world.latest) == [posted]


@pytest.mark.defect
async def test_what_nobody_foresaw_is_answered_with_an_id(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: bytes) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(screenshots, "find_grids", fail)
    assert "Something went wrong on my side" in said(await read(world, OPEN))
