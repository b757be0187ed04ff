"""What the most detailed log of a real bot does not hold, whatever people do and Discord fails."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from bot.domain.guild_settings import GuildSettings
from bot.store import Store
from engine import load
from tests.loopback.rest import Fault
from tests.loopback.server import TOKEN, Discord, serve, start

GUILD, CHANNELS = 1 << 22, range(100, 106)
LOUD = {"TILEMATE_LOG_LEVEL": "debug", "PYTHONASYNCIODEBUG": "1"}
GREEK = re.compile(r"[α-ω]|\\u03[0-9a-f]{2}", re.IGNORECASE)
FAULTS = (
    Fault("/callback", 500),
    Fault("/callback", 429),
    Fault("/webhooks/", 503),
    Fault("/channels/.*/messages/", 500, method="PATCH"),
)


class Person:
    """Plays, asks for help, and waits for each answer, which may be lost."""

    def __init__(self, discord: Discord) -> None:
        self._discord = discord
        # no word of a log is Greek
        self._words = load("el", 5).answers[: len(FAULTS)]

    async def use(self, command: str, channel: int, **options: str) -> None:
        delivery = await self._discord.command(command, channel, channel, **options)
        with suppress(TimeoutError):
            await delivery.await_answer()

    async def play(self) -> None:
        """Do all that knows an answer or a guess, and let Discord fail amid it."""
        for channel, mode in zip(CHANNELS, ("solo", "duel", "vote", "absurdle"), strict=False):
            await self.use("wordle play", channel, mode=mode)
            await self.use("wordle guess", channel, word=self._words[0])
        await self.use("wordle play", 104, mode="together")
        for fault, word in zip(FAULTS, self._words, strict=True):
            self._discord.rest.faults.append(fault)
            await self.use("wordle guess", 104, word=word)
        await self.use("wordle hint", 104)
        await self.use("wordle daily", 105)
        await self.use("wordle guess", 105, word=self._words[0])
        await self.use("wordle help", 105, guess=self._words[1], hints="00000")
        await self.use("wordle solve", 105)
        await self.use("wordle difficulty", 105, word=self._words[2])
        await self.use("wordle analyse", 105, share=f"{self._words[3]} 🟩🟩🟩🟩🟩")


async def speak_greek(url: str) -> None:
    """Let the server play in Greek."""
    store = Store.open(url)
    async with store.write() as tx:
        await tx.guilds.save(GUILD, GuildSettings(language="el"))
    await store.close()


async def count_games(url: str) -> int:
    store = Store.open(url)
    async with store.read() as tx:
        found = [await tx.games.get(number) for number in range(1, 9)]
    await store.close()
    return len([game for game in found if game])


async def test_no_log_at_any_level_holds_a_token_an_answer_or_a_guess(
    quick: Path, prepared: str
) -> None:
    await speak_greek(prepared)
    discord = Discord({GUILD: [*CHANNELS]})
    async with serve(discord), start(discord, prepared, quick / "log", **LOUD) as bot:
        await Person(discord).play()
        assert await bot.stop() == 0
    assert await count_games(prepared) >= len(CHANNELS)
    assert not GREEK.search(bot.log), bot.log
    assert TOKEN not in bot.log
    assert not [one for one in discord.rest.delivered if one in bot.log]
