"""How late a bot's event loop is, as the bot measures it and tells on its page."""

from __future__ import annotations

import socket

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

Buckets = dict[float, float]
"""How many naps were late by at most so many seconds."""


def find_port() -> int:
    """A port of loopback that is free now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


async def read_stalls(port: int) -> Buckets:
    """What the page on that port tells."""
    async with (
        aiohttp.ClientSession() as client,
        client.get(f"http://127.0.0.1:{port}/metrics") as page,
    ):
        families = text_string_to_metric_families(await page.text())
        return {
            float(sample.labels["le"]): sample.value
            for family in families
            for sample in family.samples
            if sample.name == "tilemate_loop_stall_seconds_bucket"
        }


def bound(before: Buckets, after: Buckets, share: float) -> float:
    """The milliseconds by which this share of the naps between was late at most: a bucket's end."""
    late = {most: count - before[most] for most, count in after.items()}
    enough = share * max(late.values())
    return min(most for most, count in late.items() if count >= enough) * 1000
