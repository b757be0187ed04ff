"""How many votes end a game of everybody's."""

from __future__ import annotations

from simcord import MemberActor

from tests.e2e.conftest import World, text
from tests.e2e.pressing import give_up, reply, said
from tests.e2e.test_giving_up import play_together
from tests.e2e.test_modes import wrong


def invite(world: World, name: str) -> MemberActor:
    return world.guild.add_member(world.env.create_user(name))


async def test_who_guesses_during_a_vote_does_not_raise_what_it_takes(world: World) -> None:
    await play_together(world)
    await world.clock_ticks(minutes=10)
    cat, dan = invite(world, "cat"), invite(world, "dan")
    voted = await give_up(world.ben, world.channel)
    assert "1 of 2 votes to end this game" in said(voted)
    await world.clock_ticks(seconds=1)
    words = await wrong(world)
    await cat.slash(world.channel, "wordle guess", word=words[2])
    await dan.slash(world.channel, "wordle guess", word=words[3])
    assert "1 of 2 votes to end it" in text(world.latest)
    asked = await cat.click(world.latest, label="Give up")
    assert "Your vote is the last one needed" in said(asked)
    await cat.click(reply(asked), label="Vote to end it")
    assert "Given up by" in text(world.latest)


async def test_of_more_players_three_have_to_vote(world: World) -> None:
    await play_together(world)
    cat, dan = invite(world, "cat"), invite(world, "dan")
    words = await wrong(world)
    await cat.slash(world.channel, "wordle guess", word=words[2])
    await dan.slash(world.channel, "wordle guess", word=words[3])
    await give_up(world.ben, world.channel)
    asked = await cat.click(world.latest, label="Give up")
    assert "It takes 3 votes, and there is one so far." in said(asked)
    assert "1 of 3 votes to end it" in text(world.latest)


async def test_votes_of_outsiders_alone_neither_end_a_game_nor_raise_what_it_takes(
    world: World,
) -> None:
    await play_together(world)
    await world.clock_ticks(minutes=10)
    cat, dan = invite(world, "cat"), invite(world, "dan")
    truth = "You haven't guessed in this game, so it only ends once somebody who has guessed votes"
    for outsider in (cat, dan):
        asked = await outsider.click(world.latest, label="Give up")
        assert "It takes 2 votes" in said(asked)
        assert truth in said(asked)
        await outsider.click(reply(asked), label="Vote to end it")
        assert "1 of 2 votes to end this game" in said(asked)
        assert truth in said(asked)
        assert "1 of 2 votes to end it" in text(world.latest)
    await dan.slash(world.channel, "wordle guess", word=(await wrong(world))[2])
    assert "1 of 2 votes to end it" in text(world.latest)
    last = await world.ben.click(world.latest, label="Give up")
    assert "Your vote is the last one needed" in said(last)
    await world.ben.click(reply(last), label="Vote to end it")
    assert "Given up by" in text(world.latest)


async def test_others_do_not_end_a_game_while_whoever_began_it_plays(world: World) -> None:
    await play_together(world)
    cat = invite(world, "cat")
    truth = f"{world.ann.mention} began this game and is still playing, so it only ends with their"
    await cat.slash(world.channel, "wordle guess", word=(await wrong(world))[2])
    assert truth in said(await give_up(world.ben, world.channel))
    asked = await cat.slash(world.channel, "wordle stop")
    assert "It takes 2 votes, and there is one so far." in said(asked)
    assert truth in said(asked)
    await cat.click(reply(asked), label="Vote to end it")
    assert truth in said(asked)
    assert "1 of 2 votes to end it" in text(world.latest)
    last = await world.ann.slash(world.channel, "wordle stop")
    assert "Your vote is the last one needed" in said(last)
    await world.ann.click(reply(last), label="Vote to end it")
    assert "Given up by" in text(world.latest)
