"""A week in a server of eight friends, played by a script that counts for itself.

    pytest -s tests/e2e/test_week.py

prints everything the bot says on the way, day by day.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

from simcord import InteractionResult, MemberActor, UserHandle

from bot.domain.guild_settings import GuildSettings
from bot.domain.modes import CHALLENGE, DAILY, DUEL, RACE, SOLO, TOGETHER, VOTE, Mode
from bot.domain.players import Player
from bot.domain.seasons import SeasonKind, SeasonPlan, WeeklyPlan
from bot.domain.standings import Result, Span
from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, reply, said
from tests.e2e.test_modes import WRONG

NAMES = ("ann", "ben", "cat", "dan", "eve", "fay", "gus", "ida")
LOST = 0
"""What a plan says beside the number of guesses of a win."""

LIMIT = 6


@dataclass
class Week:
    """The friends, what they were told, and the results by the script's own count."""

    world: World
    friends: dict[str, MemberActor]
    users: dict[str, UserHandle]
    results: list[Result] = field(default_factory=list[Result])
    posts: dict[date, int] = field(default_factory=dict[date, int])
    shown: int = 0

    @classmethod
    async def begin(cls, world: World) -> Week:
        """Set the server up: a daily at nine, news on Sunday at noon, a season until then."""
        friends: dict[str, MemberActor] = {"ann": world.ann, "ben": world.ben}
        users: dict[str, UserHandle] = dict(zip(NAMES[:2], world.people, strict=True))
        for name in NAMES[2:]:
            users[name] = world.env.create_user(name)
            friends[name] = world.guild.add_member(users[name])
        settings = GuildSettings(
            daily_channel=world.channel.id,
            daily_hour=9,
            weekly=WeeklyPlan(6, 12, world.clock.now),
            bulletin_channel=world.channel.id,
            seasons=SeasonPlan(SeasonKind.DAYS, span=Span(date(2026, 11, 22), date(2026, 11, 29))),
            least_games=2,
        )
        async with world.services.store.write() as tx:
            await tx.guilds.save(world.guild.id, settings)
        return cls(world, friends, users)

    async def until(self, day: int, hour: int, minute: int = 1) -> None:
        """Let time pass until that moment of November."""
        now = self.world.clock.now
        then = now.replace(day=day, hour=hour, minute=minute, second=0)
        await self.world.later(seconds=(then - now).total_seconds())
        print(f"\n=== {then:%A %d, %H:%M}")
        self.read()

    def read(self) -> None:
        """Print the public messages since the last time, and count those of the bot's own."""
        posted = [one for one in self.world.channel.history() if not one.flags.ephemeral]
        for one in posted[self.shown :]:
            print(f"--- public\n{text(one)}")
        self.shown = len(posted)

    async def play_daily(self, plan: dict[str, int]) -> None:
        """Let each of these friends play the daily as planned."""
        for name, guesses in plan.items():
            who = self.friends[name]
            self.tell(name, await who.slash(self.world.channel, "wordle daily"))
            answer = await self.world.answer()
            await self._guess(who, answer, guesses)
            self._note(DAILY, [name], guesses, answer)

    async def solve_with_a_hint(self, name: str) -> None:
        """Let a friend take a hint on a board of their own."""
        who, channel = self.friends[name], self.world.channel
        await who.slash(channel, "wordle play", mode="solo")
        answer = await self.world.answer()
        asked = await who.slash(channel, "wordle hint")
        self.tell(name, asked)
        await who.click(reply(asked), label="Nudge (unranked)")
        await self._guess(who, answer, 2)
        self._note(SOLO, [name], 2, answer, helped=True)

    async def race(self, plan: dict[str, int]) -> None:
        """Let the friends race; the first of them begins it."""
        first, *others = plan
        await self.friends[first].slash(self.world.channel, "wordle play", mode="race")
        for name in others:
            await self.friends[name].click(self.world.latest, label="Join")
        await self.friends[first].click(self.world.latest, label="Start now")
        answer = await self.world.answer()
        for name, guesses in plan.items():
            await self.world.clock_ticks(seconds=5)
            await self._guess(self.friends[name], answer, guesses)
            self._note(RACE, [name], guesses, answer)
        self.read()

    async def play_together(self, names: Sequence[str]) -> None:
        """Let the friends guess in turn; the last of them finds the word."""
        begun = await self.friends[names[0]].slash(
            self.world.channel, "wordle play", mode="together"
        )
        self.tell(names[0], begun)
        answer = await self.world.answer()
        words = [word for word in WRONG if word != answer][: len(names) - 1]
        for name, word in zip(names, [*words, answer], strict=True):
            await self.friends[name].slash(self.world.channel, "wordle guess", word=word)
        self._note(TOGETHER, names, len(names), answer)
        self.read()

    async def vote(self, names: Sequence[str]) -> None:
        """Let the friends agree on the word at once."""
        await self.friends[names[0]].slash(self.world.channel, "wordle play", mode="vote")
        answer = await self.world.answer()
        for name in names:
            await self.friends[name].slash(self.world.channel, "wordle guess", word=answer)
        await self.world.later(seconds=61)
        self._note(VOTE, names, 1, answer)
        self.read()

    async def duel(self, name: str, guesses: int) -> None:
        """Let a friend play against the easiest rival."""
        who = self.friends[name]
        await who.slash(self.world.channel, "wordle play", mode="duel", rival="easy")
        answer = await self.world.answer()
        await self._guess(who, answer, guesses)
        self._note(DUEL, [name], guesses, answer)
        self.read()

    async def challenge(self, name: str, other: str, word: str, guesses: int) -> None:
        """Let a friend set a word for another."""
        who, guesser = self.friends[name], self.friends[other]
        opened = await who.slash(self.world.channel, "wordle challenge", opponent=guesser)
        await who.submit_modal(opened, {"word": word})
        await guesser.click(self.world.latest, label="Play")
        await self._guess(guesser, word, guesses)
        self._note(CHALLENGE, [other], guesses, word)
        self.read()

    async def ask_for_reminders(self, names: Sequence[str]) -> None:
        """Let friends ask to be reminded of the daily."""
        for name in names:
            opened = await self.friends[name].slash(self.world.channel, "wordle preferences")
            (remind,) = [label for label in labels(reply(opened)) if "Remind me" in label]
            await self.friends[name].click(reply(opened), label=remind)

    def read_direct(self) -> None:
        """Print the direct messages of everybody."""
        for name, user in self.users.items():
            for one in reversed(user.dm_channel.history()):
                print(f"--- direct to {name}\n{text(one)}")

    async def _guess(self, who: MemberActor, answer: str, guesses: int) -> None:
        wrong = [word for word in WRONG if word != answer]
        words = [*wrong[: guesses - 1], answer] if guesses else wrong[:LIMIT]
        *before, last = words
        for word in before:
            await who.slash(self.world.channel, "wordle guess", word=word)
        self.tell(who.name, await who.slash(self.world.channel, "wordle guess", word=last))

    def tell(self, name: str, result: InteractionResult) -> None:
        """Print what somebody was answered."""
        print(f"--- to {name}\n{said(result)}")

    def _note(
        self, mode: Mode, names: Sequence[str], guesses: int, answer: str, *, helped: bool = False
    ) -> None:
        now = self.world.clock.now
        # a daily is that of the day before until its hour
        day = now.date() - timedelta(now.hour < 9) if mode is DAILY else None
        took = guesses or LIMIT
        for name in names:
            one = Result(
                game_id=len(self.results) + 1,
                player=Player(self.friends[name].id, name),
                place=self.world.place,
                mode=mode,
                language="en",
                length=5,
                hard="off",
                won=guesses != LOST,
                guesses=took,
                limit=LIMIT,
                boards=1,
                finished_at=now,
                on=day or now.date(),
                assisted=helped,
                day=day,
                answer=answer if mode.own_board and not helped else None,
            )
            self.results.append(one)

    def of(self, name: str) -> list[Result]:
        """The results of one friend."""
        return [one for one in self.results if one.player.name == name]

    def count_days(self, name: str, today: date) -> int:
        """The days in a row up to today whose daily a friend solved without help."""
        solved = {one.day for one in self.of(name) if one.day and one.won and not one.assisted}
        lost = {one.day for one in self.of(name) if one.day} - solved
        day, days = today, 0
        if day not in solved and day not in lost:
            day -= timedelta(1)
        while day in solved:
            day, days = day - timedelta(1), days + 1
        return days


async def live(world: World) -> Week:
    """Live the week, from Sunday to the Monday after."""
    week = await Week.begin(world)
    await week.ask_for_reminders(["ann", "eve", "ida"])
    await week.until(22, 9)
    await week.play_daily({"ann": 3, "ben": 4, "cat": 2, "dan": 5})
    await week.until(22, 20)
    await week.race({"ann": 3, "ben": 3, "cat": 4})
    await week.until(23, 9)
    await week.play_daily({"ann": 2, "cat": 4, "eve": LOST, "ida": 6})
    await week.play_together(["ben", "dan", "fay"])
    await week.until(24, 9)
    await week.play_daily({"ann": 4, "ben": 4, "cat": 3})
    await world.restart()
    await week.solve_with_a_hint("ben")
    await week.vote(["eve", "fay", "gus"])
    # somebody begins a game that nobody goes on with
    await week.friends["gus"].slash(world.channel, "wordle play", mode="together")
    await week.duel("fay", 3)
    await week.challenge("ann", "ben", "plumb", 4)
    await week.until(25, 9)
    await week.play_daily({"ann": 3, "ben": 5, "cat": LOST})
    # twenty past midnight the daily of the day before is open
    await week.until(26, 0, 20)
    await week.play_daily({"dan": 4})
    await week.until(26, 9)
    await week.play_daily({"ben": 4, "cat": 3})
    week.tell("gus", await week.friends["gus"].slash(world.channel, "wordle record", share=SHARE))
    # ida leaves, and on two days nobody plays
    world.guild.remove_member(week.users["ida"])
    await week.until(27, 9)
    await week.until(28, 9)
    await week.until(29, 9)
    await week.until(29, 12)
    await week.until(30, 9)
    week.read_direct()
    return week


SHARE = "Wordle 1,985 3/6\n\n⬛🟨⬛⬛⬛\n🟩🟩⬛⬛⬛\n🟩🟩🟩🟩🟩"


def renumber(results: Sequence[Result]) -> list[Result]:
    """Give each result a time of its own, in their order."""
    return [
        replace(one, finished_at=one.finished_at + timedelta(microseconds=number))
        for number, one in enumerate(results)
    ]
