"""What the page on the loopback port tells, read over a real socket."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

import aiohttp
import discord
import pytest
from aiohttp import web
from sqlalchemy import text as sql

from bot.adapters.door.traffic import RECENT_SECONDS, UNHEARD, Arrivals, trace_requests
from bot.client import Client
from bot.domain.outages import MENDING
from bot.operations.metrics import BLINK, serve_page
from bot.operator_errors import OperatorError
from tests.e2e.conftest import World
from tests.e2e.pressing import give_up

Figures = dict[str, float]


async def fetch(port: int, path: str) -> tuple[int, str]:
    address = f"http://127.0.0.1:{port}{path}"
    async with aiohttp.ClientSession() as http, http.get(address) as answer:
        return answer.status, await answer.text()


async def measure(port: int) -> Figures:
    _, page = await fetch(port, "/metrics")
    lines = re.findall(r"^(tilemate_\S+) (\S+)$", page, re.MULTILINE)
    return {name: float(value) for name, value in lines}


@asynccontextmanager
async def page(world: World) -> AsyncGenerator[int]:
    client = world.env.bot
    assert isinstance(client, Client)
    async with serve_page(0, client, world.services.health) as port:
        yield port


async def test_interactions_are_counted_by_what_they_were_and_became(world: World) -> None:
    async with page(world) as port:
        before = await measure(port)
        await world.ann.slash(world.channel, "wordle play", mode="together")
        await world.ann.slash(world.channel, "wordle guess", word="crane")
        await world.ann.slash(world.channel, "wordle guess", word="zzzzz")
        await give_up(world.ann, world.channel)
        await asyncio.sleep(2 * BLINK)
        after = await measure(port)

    def more(kind: str, name: str, outcome: str) -> float:
        line = f'tilemate_interactions_total{{kind="{kind}",name="{name}",outcome="{outcome}"}}'
        return after.get(line, 0) - before.get(line, 0)

    assert more("application_command", "play", "done") == 1
    assert more("application_command", "guess", "done") == 1
    assert more("application_command", "guess", "refused") == 1
    assert more("component", "giveup", "done") == 1
    for measured in ('database_seconds_count{kind="write"}', "loop_stall_seconds_count"):
        assert after[f"tilemate_{measured}"] > before.get(f"tilemate_{measured}", 0)
    assert after["tilemate_guilds"] == 1


async def test_games_under_way_and_searches_are_measured(world: World) -> None:
    async with page(world) as port:
        await world.ann.slash(world.channel, "wordle play", mode="together")
        await world.ann.slash(world.channel, "wordle help", guess="crane", hints="00000")
        figures = await measure(port)
        assert figures["tilemate_active_games"] == 1
        assert any(name.startswith("tilemate_search_seconds_sum") for name in figures)
        assert str(world.ann.id) not in "".join(figures)
        await give_up(world.ann, world.channel)


async def test_health_is_told_by_the_status(world: World) -> None:
    async with page(world) as port:
        assert await fetch(port, "/healthz") == (200, "ok")
        async with world.services.store.engine.begin() as connection:
            await connection.execute(sql("ALTER TABLE games RENAME TO gone"))
        status, told = await fetch(port, "/healthz")
        assert (status, told) == (503, f"database: no such table: games; {MENDING}")
        async with world.services.store.engine.begin() as connection:
            await connection.execute(sql("ALTER TABLE gone RENAME TO games"))
        async with world.services.store.engine.begin() as connection:
            await connection.execute(sql("ALTER TABLE facts RENAME TO gone"))
        assert (await fetch(port, "/healthz"))[0] == 503, "nothing can be stored"
        async with world.services.store.engine.begin() as connection:
            await connection.execute(sql("ALTER TABLE gone RENAME TO facts"))
        world.env.bot.clear()
        assert (await fetch(port, "/healthz"))[0] == 503


async def test_health_says_when_no_answer_arrives_at_discord_for_a_while(world: World) -> None:
    client = world.env.bot
    assert isinstance(client, Client)
    clock = [0.0]
    client.arrivals = Arrivals(lambda: clock[0])
    async with page(world) as port:
        client.arrivals.note("500")
        assert await fetch(port, "/healthz") == (200, "ok"), "one may fail"
        clock[0] = UNHEARD
        client.arrivals.note("500")
        assert await fetch(port, "/healthz") == (503, "no answer arrives at Discord (500)")
        client.arrivals.note()
        assert await fetch(port, "/healthz") == (200, "ok")
        client.arrivals.note("401")
        clock[0] += RECENT_SECONDS
        client.arrivals.note("401")
        assert (await fetch(port, "/healthz"))[0] == 503
        clock[0] += RECENT_SECONDS + 1
        assert await fetch(port, "/healthz") == (200, "ok"), "nobody has asked since"


async def test_figures_are_told_while_the_database_is_out_of_reach(world: World) -> None:
    async with page(world) as port:
        async with world.services.store.engine.begin() as connection:
            await connection.execute(sql("ALTER TABLE games RENAME TO gone"))
        status, told = await fetch(port, "/metrics")
        assert status == 200
        assert "tilemate_active_games NaN" in told
        assert "tilemate_guilds 1.0" in told
        async with world.services.store.engine.begin() as connection:
            await connection.execute(sql("ALTER TABLE gone RENAME TO games"))


async def test_a_port_in_use_is_one_line(world: World) -> None:
    client = world.env.bot
    assert isinstance(client, Client)
    async with page(world) as port:
        with pytest.raises(OperatorError) as refused:
            async with serve_page(port, client, world.services.health):
                pass
    told = f"TILEMATE_METRICS_PORT: another program uses port {port}; stop it or choose another"
    assert str(refused.value) == told


async def test_an_address_of_another_machine_is_one_line(world: World) -> None:
    client = world.env.bot
    assert isinstance(client, Client)
    with pytest.raises(OperatorError) as refused:
        async with serve_page(0, client, world.services.health, "192.0.2.1"):
            pass
    assert str(refused.value) == "TILEMATE_METRICS_HOST: 192.0.2.1 is no address of this machine"


async def test_answers_and_refusals_of_discord_are_counted_without_ids_or_tokens(
    world: World,
) -> None:
    async def refuse(_: web.Request) -> web.Response:
        return web.Response(status=403)

    async def accept(_: web.Request) -> web.Response:
        return web.Response()

    app = web.Application()
    app.add_routes([web.post("/api/v10/interactions/{id}/{token}/callback", accept)])
    app.add_routes([web.post("/{rest:.*}", refuse)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    base = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    made = discord.utils.time_snowflake(discord.utils.utcnow())
    async with (
        page(world) as port,
        aiohttp.ClientSession(trace_configs=[trace_requests(Arrivals())]) as http,
    ):
        before = await measure(port)
        for path in (f"interactions/{made}/tok/callback", "applications/7/emojis", "channels/8"):
            await (await http.post(f"{base}/{path}")).read()
        after = await measure(port)
    await runner.cleanup()
    counted = {line for line in after if after[line] > before.get(line, 0)}
    assert 'tilemate_rest_refusals_total{resource="emojis",status="403"}' in counted
    assert 'tilemate_rest_refusals_total{resource="channels",status="403"}' in counted
    assert 'tilemate_first_answer_seconds_bucket{le="1.0"}' in counted
    assert not any("tok" in line or str(made) in line for line in counted)


async def test_what_becomes_of_an_answer_is_noted(unused_tcp_port: int) -> None:
    clock, statuses = [0.0], {"1": 200, "2": 500, "3": 404}

    async def answer(request: web.Request) -> web.Response:
        if request.match_info["id"] not in statuses and request.transport:
            request.transport.abort()
        return web.Response(status=statuses.get(request.match_info["id"], 500))

    app = web.Application()
    app.add_routes([web.post("/interactions/{id}/{token}/callback", answer)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", unused_tcp_port).start()
    arrivals = Arrivals(lambda: clock[0])
    faults: list[str] = []
    async with aiohttp.ClientSession(trace_configs=[trace_requests(arrivals)]) as http:
        for number in (2, 2, 3, 4, 1, 3):
            with suppress(aiohttp.ClientError):
                url = f"http://127.0.0.1:{unused_tcp_port}/interactions/{number}/tok/callback"
                await http.post(url)
            faults.append(arrivals.find_fault())
            clock[0] += UNHEARD
    await runner.cleanup()
    said = "no answer arrives at Discord ({})".format
    broken = said("its connection breaks")
    assert faults == ["", said(500), said(500), broken, "", ""]
