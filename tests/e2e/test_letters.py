"""Letter emojis: uploaded once, recognised, renewed, and drawn with."""

from __future__ import annotations

import re

from simcord.types import HttpLogEntry

from bot.adapters.replies.emoji_uploads import EmojiUploads
from bot.app import discord_client
from bot.board.emojis import list_emojis
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Theme
from bot.services.health import Uploads
from tests.e2e.conftest import World, services_on, text

EMOJI = re.compile(r"<:(\w+):(\d+)>")


async def restart(world: World) -> list[HttpLogEntry]:
    """Start the bot anew, with letters, and return what it asked of the emojis."""
    before = len(world.env.http_requests)
    await world.services.store.close()
    world.services = services_on(world.url, world.clock)
    await world.env.restart_bot(discord_client(world.services, letters=True))
    requests = world.env.http_requests[before:]
    return [sent for sent in requests if "/emojis" in sent.path and sent.method != "GET"]


def there(world: World) -> dict[str, int]:
    """The application's emojis by name."""
    return {emoji.name: number for number, emoji in world.env.backend.application_emojis.items()}


def uploaded(requests: list[HttpLogEntry]) -> list[str]:
    return [sent.json["name"] for sent in requests if sent.method == "POST" and sent.json]


async def board(world: World, word: str) -> str:
    """What the message of a game says after one guess, where the server likes letters."""
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(theme=Theme.LETTERS))
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word=word)
    return text(world.latest)


async def test_they_are_uploaded_once_and_recognised_at_the_next_start(world: World) -> None:
    assert uploaded(await restart(world)) == [*list_emojis()]
    first = there(world)
    assert first.keys() == list_emojis().keys()
    assert await restart(world) == []
    assert there(world) == first


async def test_a_board_is_made_of_coloured_letters(world: World) -> None:
    await restart(world)
    await restart(world)
    ids = there(world)
    shown = EMOJI.findall((await board(world, "crane")).splitlines()[2])
    assert "".join(name[0] for name, _ in shown) == "crane"
    assert all(ids[name] == int(number) for name, number in shown)


async def test_boards_of_others_are_made_of_tiles_without_letters(world: World) -> None:
    await restart(world)
    await world.ann.slash(world.channel, "wordle daily")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    await world.settle_daily()
    await world.later(seconds=1)
    assert len(re.findall("<:blank_[a-z]+:", text(world.latest))) == 5


async def test_both_boards_of_a_duel_are_made_of_coloured_letters_once_it_is_over(
    world: World,
) -> None:
    await restart(world)
    await world.ann.slash(world.channel, "wordle play", mode="duel")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    await world.later(seconds=60)
    assert len(EMOJI.findall(text(world.latest))) >= 10
    assert "🟩" not in text(world.latest)


async def test_only_the_missing_one_is_uploaded_again(world: World) -> None:
    await restart(world)
    world.env.backend.delete_application_emoji(there(world)["q_absent"])
    assert uploaded(await restart(world)) == ["q_absent"]
    assert there(world).keys() == list_emojis().keys()


async def test_one_that_was_drawn_otherwise_is_renewed(world: World) -> None:
    await restart(world)
    old = there(world)
    uploads = Uploads(world.services.store)
    await uploads.set(await uploads.get() | {"a_correct": "drawn by an older version"})
    asked = await restart(world)
    assert [sent.method for sent in asked] == ["DELETE", "POST"]
    assert asked[0].path.endswith(f"/{old['a_correct']}")
    assert uploaded(asked) == ["a_correct"]
    assert {name for name, number in there(world).items() if old[name] != number} == {"a_correct"}


async def test_emojis_of_somebody_else_are_left_alone(world: World) -> None:
    parrot = world.env.backend.create_application_emoji("party_parrot")
    await restart(world)
    await restart(world)
    assert there(world)["party_parrot"] == parrot.id
    assert len(there(world)) == len(list_emojis()) + 1


async def test_a_refused_upload_leaves_squares_and_is_tried_again(world: World) -> None:
    world.env.inject_error("POST", "/applications/*/emojis", status=400, code=30008, times=2)
    await restart(world)
    refused = [name for name in list_emojis() if name not in there(world)]
    assert refused == ["a_absent", "a_present"]
    assert "⬛⬛⬛⬛⬛  A B A C K" in await board(world, "aback")
    assert uploaded(await restart(world)) == refused


async def test_a_stale_one_that_cannot_be_deleted_stays_stale(world: World) -> None:
    await restart(world)
    uploads = Uploads(world.services.store)
    await uploads.set(await uploads.get() | {"a_correct": "drawn by an older version"})
    world.env.inject_error("DELETE", "/applications/*/emojis/*", status=500)
    assert uploaded(await restart(world)) == []
    assert uploaded(await restart(world)) == ["a_correct"]


async def test_without_a_list_of_emojis_the_bot_plays_with_squares(world: World) -> None:
    world.env.inject_error("GET", "/applications/*/emojis", status=500)
    assert await restart(world) == []
    assert not EMOJI.search(await board(world, "crane"))


async def test_a_process_of_later_shards_finds_what_the_first_has_uploaded(world: World) -> None:
    await restart(world)
    before = len(world.env.http_requests)
    letters = EmojiUploads(Uploads(world.services.store))
    await letters.follow(world.env.bot)
    assert len(letters.markup) == len(list_emojis())
    assert {sent.method for sent in world.env.http_requests[before:]} == {"GET"}
