"""What a server has settled holds in its games, and what a player has chosen in their own."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.domain.guild_settings import GuildSettings
from bot.domain.permits import Permit, Who
from bot.domain.players import Asker, Place, Player, Preference, Rights
from tests.e2e.conftest import World, text
from tests.e2e.pressing import give_up, press, pressable, reply, said

MANAGER = Rights(manager=True)
QUICK: dict[str, Any] = {"rival": "letter-frequency"}
PUBLIC: list[tuple[str, dict[str, Any]]] = [
    ("wordle stump", QUICK),
    ("wordle solve", {"shared": True}),
    ("wordle help", {"guess": "raise", "hints": "00000", "shared": True, "length": 5}),
]


async def settle(world: World, setting: str, *values: Any) -> GuildSettings:
    boss = Asker(0, Place(world.channel.id, world.guild.id), Player(world.ann.id), MANAGER)
    return await world.services.guilds.change(boss, setting, [*map(str, values)])


async def guess(world: World, word: str) -> simcord.InteractionResult:
    return await world.ann.slash(world.channel, "wordle guess", word=word)


async def test_the_default_length_and_hard_mode(world: World) -> None:
    await settle(world, "length", 6)
    await settle(world, "hard", "hard")
    await world.ann.slash(world.channel, "wordle play", mode="together")
    assert "Together · 6 letters · hard" in text(world.latest)
    await give_up(world.ann, world.channel)
    await world.ann.slash(world.channel, "wordle play", length=4, hard="off")
    assert "Together · 4 letters" in text(world.latest)
    assert "hard" not in text(world.latest)


async def test_the_servers_theme_on_public_boards_and_the_players_on_private_ones(
    world: World,
) -> None:
    await settle(world, "theme", "contrast")
    here, ann = Place(world.channel.id, world.guild.id), Player(world.ann.id)
    await world.services.players.choose(Asker(0, here, ann), Preference.THEME, "symbols")
    await world.ann.slash(world.channel, "wordle play", mode="together")
    answer = await world.answer()
    await guess(world, answer)
    assert "🟧🟧🟧🟧🟧" in text(world.latest)
    private = await world.ann.slash(world.channel, "wordle play", mode="solo")
    assert private.ephemeral
    own = await guess(world, await world.answer())
    assert "[" in said(own)
    assert "🟧" not in said(own)
    await world.ben.slash(world.channel, "wordle play", mode="solo")
    others = await world.ben.slash(world.channel, "wordle guess", word=await world.answer())
    assert "🟧🟧🟧🟧🟧" in said(others)


async def test_games_begin_in_the_channels_allowed_alone(world: World) -> None:
    other = world.guild.create_text_channel("puzzles")
    await settle(world, "channels", other.id)
    refused = await world.ann.slash(world.channel, "wordle play", mode="together")
    assert refused.ephemeral
    assert f"This server plays in <#{other.id}>" in said(refused)
    begun = await world.ann.slash(other, "wordle play", mode="together")
    assert not begun.ephemeral


async def test_a_game_in_a_thread_of_its_own_is_in_the_channel_allowed(world: World) -> None:
    await settle(world, "channels", world.channel.id)
    await settle(world, "threads", "on")
    begun = await world.ann.slash(world.channel, "wordle play", mode="together")
    assert "This server plays in" not in said(begun)
    assert len(world.env.bot.guilds[0].threads) == 1


async def test_only_those_admitted_begin_games(world: World) -> None:
    hosts = world.guild.create_role("hosts")
    host = world.guild.add_member(world.env.create_user("host"), roles=[hosts])
    await settle(world, "start_role", hosts.id)
    refused = await world.ann.slash(world.channel, "wordle play", mode="together")
    assert refused.ephemeral
    assert f"only <@&{hosts.id}> can start" in said(refused)
    race = await world.ann.slash(world.channel, "wordle play", mode="race")
    assert f"only <@&{hosts.id}> can start" in said(race)
    await host.slash(world.channel, "wordle play", mode="together")
    assert "5 letters" in text(world.latest)
    await guess(world, "crane")
    assert "C R A N E" in text(world.latest)


async def test_nobody_presses_past_the_settings(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await give_up(world.ann, world.channel)
    await settle(world, "start", "moderators")
    refused = await world.ben.click(world.latest, label="Play again")
    assert refused.ephemeral
    assert "only moderators can start" in said(refused)
    assert "play with me in a direct message" in said(refused)


async def test_what_all_see_begins_in_the_channels_allowed_alone(world: World) -> None:
    other = world.guild.create_text_channel("puzzles")
    await settle(world, "channels", other.id)
    for command, options in PUBLIC:
        refused = await world.ann.slash(world.channel, command, **options)
        assert refused.ephemeral
        assert f"This server plays in <#{other.id}>. Start your game there." in said(refused)
        assert "This server plays in" not in said(await world.ann.slash(other, command, **options))


async def test_what_all_see_is_begun_by_those_admitted_and_gone_on_with_by_all(
    world: World,
) -> None:
    hosts = world.guild.create_role("hosts")
    host = world.guild.add_member(world.env.create_user("host"), roles=[hosts])
    await settle(world, "start_role", hosts.id)
    for command, options in PUBLIC:
        assert f"only <@&{hosts.id}> can start" in said(
            await world.ann.slash(world.channel, command, **options)
        )
    await host.slash(world.channel, "wordle solve", shared=True)
    row = {"guess": "raise", "hints": "00000", "shared": True}
    assert "can start games" not in said(await world.ann.slash(world.channel, "wordle help", **row))
    assert "R A I S E" in text(world.latest)
    refused = await press(world.ann, world.latest, "New puzzle")
    assert f"only <@&{hosts.id}> can start" in said(refused)
    assert "R A I S E" in text(world.latest)
    await press(host, world.latest, "New puzzle")
    assert "No rows yet" in text(world.latest)


@pytest.mark.parametrize(("setting", "value"), [("channels", "1"), ("start", "moderators")])
async def test_what_one_alone_sees_is_begun_anywhere_by_everyone(
    world: World, setting: str, value: str
) -> None:
    await settle(world, setting, value)
    row = {"guess": "raise", "hints": "00000"}
    assert "R A I S E" in said(await world.ann.slash(world.channel, "wordle help", **row))
    solving = await world.ann.slash(world.channel, "wordle solve", length=6)
    assert "No rows yet" in said(solving)
    await press(world.ann, reply(solving), "New puzzle")
    assert "No rows yet" in said(solving)
    stump = await found_at_once(world, private=True)
    await world.ann.click(reply(stump), label="Another word")
    assert "My guess" in said(stump)


async def test_another_word_that_all_see_obeys_the_settings(world: World) -> None:
    stump = await found_at_once(world)
    await settle(world, "channels", 1)
    refused = await world.ann.click(reply(stump), label="Another word")
    assert "This server plays in" in said(refused)
    assert "I found your word" in said(stump)


async def test_those_admitted_end_games_of_others(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await give_up(world.ben, world.channel)
    assert "Given up" not in text(world.latest)
    settings = await settle(world, "stop", "everyone")
    assert settings.stop == Permit(Who.EVERYONE)
    await give_up(world.ben, world.channel)
    assert "Given up" in text(world.latest)


async def test_extra_words_are_taken_and_banned_and_offensive_ones_kindly_refused(
    world: World,
) -> None:
    await settle(world, "extra", "zorgl")
    await settle(world, "banned", "crane")
    await world.ann.slash(world.channel, "wordle play", mode="together")
    assert not await refusal(world, "zorgl")
    assert "Z O R G L" in text(world.latest)
    assert "That word is not welcome here" in await refusal(world, "crane")
    assert "That word is not welcome here" in await refusal(world, "arsed")
    assert "No guess was lost" in await refusal(world, "arsed")
    await settle(world, "offensive", "on")
    assert not await refusal(world, "arses")
    assert "4 guesses left" in text(world.latest)


async def test_a_direct_message_takes_crude_guesses_and_no_slurs(world: World) -> None:
    user = world.env.create_user("cat")
    await user.slash("wordle play", mode="solo")
    assert "A R S E S" in said(await user.slash("wordle guess", word="arses"))
    assert "not welcome" in said(await user.slash("wordle guess", word="gypsy"))


async def test_completion_offers_extra_words_and_no_banned_ones(world: World) -> None:
    await settle(world, "extra", "crazz")
    await settle(world, "banned", "crane")
    await world.ann.slash(world.channel, "wordle play", mode="together")
    offered = await world.ann.autocomplete(world.channel, "wordle guess", "word", "cra")
    words = {choice["value"] for choice in offered}
    assert "crane" not in words
    offered = await world.ann.autocomplete(world.channel, "wordle guess", "word", "craz")
    assert "crazz" in {choice["value"] for choice in offered}


async def test_a_banned_word_is_no_challenge(world: World) -> None:
    await settle(world, "banned", "crane")
    opened = await world.ann.slash(world.channel, "wordle play", mode="challenge")
    refused = await world.ann.submit_modal(opened, {"word": "crane"})
    assert "not welcome here" in said(refused)


async def found_at_once(world: World, **options: Any) -> simcord.InteractionResult:
    """A word that is the bot's first guess."""
    stump = await world.ann.slash(world.channel, "wordle stump", **QUICK, **options)
    for tile in [*range(5), *range(5)]:
        await world.ann.click(reply(stump), custom_id=pressable(reply(stump))[tile])
    await world.ann.click(reply(stump), label="Enter")
    return stump


async def refusal(world: World, word: str) -> str:
    """What is said against a guess, or nothing."""
    told = said(await guess(world, word))
    return told if "welcome" in told or "not in my word list" in told else ""
