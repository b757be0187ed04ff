"""A day in the life of a bot: what services ask of the store, each at least once."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import count, product
from random import Random

from bot.domain.errors import PlayerError
from bot.domain.hints import Hint
from bot.domain.leaderboard_requests import LeaderboardRequest, Scope
from bot.domain.leaderboards import View
from bot.domain.modes import DAILY, DUEL, RACE, SOLO, TOGETHER, VOTE
from bot.domain.options import Options
from bot.domain.players import Asker, Place, Player, Preference, Rights
from bot.domain.puzzles import Rung
from bot.domain.records.backfills import BackfillState
from bot.domain.records.values import Post
from bot.domain.reports import Reason
from bot.domain.schedules import PostOutcome
from bot.domain.seasons import BulletinKind
from bot.domain.skill import SkillHistory
from bot.domain.standings import Period
from bot.domain.statistics import StatsPage
from bot.services.puzzles.which import PuzzleChoice
from bot.store import Store
from engine import Mark
from tests.bots import services_over

HERE, ALONE = Place(2**50, 2**51), Place(2**52)
ANN, BEN, CYD = Player(1, "ann"), Player(2, "ben"), Player(3, "cyd")
BOSS = Rights(moderator=True, manager=True)


class Day:
    def __init__(self, store: Store) -> None:
        self.now = datetime(2026, 11, 21, 12, tzinfo=UTC)
        self.services = services_over(store, clock=lambda: self.now, dice=Random(1))
        self.ids = count(1)

    def ask(self, player: Player = ANN, place: Place = HERE, rights: Rights = BOSS) -> Asker:
        return Asker(next(self.ids), place, player, rights)

    async def play(self) -> None:
        games = self.services.games
        for mode in (TOGETHER, SOLO):
            game = (await games.begin(self.ask(), mode)).session
            await games.guess(self.ask(), "crane")
            await games.guess(self.ask(), "moist", game.id)
            await games.board(self.ask())
            await games.legal_words(self.ask(), "c", 25)
            await games.guess(self.ask(), game.game.answers[0], game.id)
            await games.last_ended(self.ask())
            await self.services.reports.report(
                self.ask(), game.id, game.game.answers[0], Reason.RARE
            )
            with suppress(PlayerError):
                await games.guess(self.ask(), "crane")
        game = (await games.begin(self.ask(), TOGETHER)).session
        await games.stop(self.ask(BEN, rights=Rights()), game.id)
        await self.services.hints.hint(self.ask(), game.id, Hint.NUDGE)
        await games.stop(self.ask(), game.id)

    async def vote(self) -> None:
        game = (await self.services.games.begin(self.ask(), VOTE)).session
        await self.services.games.guess(self.ask(BEN), "crane", game.id)
        self.now += timedelta(minutes=2)
        await self.services.timers.tick()

    async def compete(self) -> None:
        services = self.services
        race = (await services.races.open(self.ask(), RACE, Options())).match
        await services.races.join(self.ask(BEN), race.id, ready=True)
        await services.races.begin(self.ask(), race.id)
        await services.matches.remember_message(race.id, HERE, 6)
        await services.matches.latest(self.ask())
        await services.matches.find_stoppable(self.ask())
        await services.matches.view(race.id)
        await services.matches.enter(self.ask(BEN), race.id)
        await self.win(race.id, ANN)
        await services.matches.stop(self.ask(), race.id)
        await services.duels.begin(self.ask(CYD), DUEL, Options())
        daily = (await services.matches.daily(self.ask(CYD))).match.match
        await services.matches.remember_message(daily.id, HERE, 7)
        await self.win(daily.id, CYD)

    async def open_thread(self) -> None:
        spoilers = self.services.spoilers
        await self.services.guilds.change(self.ask(), "daily_thread", ("on",))
        done = await self.services.matches.daily(self.ask(CYD))
        found = await spoilers.find(done.board.session)
        assert found
        await spoilers.keep(found.match, 9)
        assert await spoilers.list_waiting(found.match)
        await spoilers.let_in(found.match, CYD)
        await spoilers.leave_out(found.match, CYD)

    async def challenge(self) -> None:
        services = self.services
        for invited in ((), (BEN,)):
            challenge = (
                await services.challenges.challenge(self.ask(), "crane", invited=invited)
            ).match
            await services.matches.remember_message(challenge.id, HERE, 7)
            await self.win(challenge.id, BEN)
        await services.coach.analyse_game(self.ask(BEN))
        await services.coach.difficulty(self.ask(), "crane")
        await services.coach.analyse_pasted(self.ask(), "", "crane moist", "moist")

    async def solve(self) -> None:
        rows, panel, puzzles = self.services.rows, self.services.panel, self.services.puzzles
        for choice in (PuzzleChoice(), PuzzleChoice(shared=True)):
            puzzle = (await rows.lead(self.ask(), choice)).session
            await puzzles.remember_message(puzzle.id, HERE, 8)
            await rows.add(self.ask(), "crane", "00000", choice)
            await panel.climb(self.ask(), puzzle.id, Rung.GUESSES)
            await panel.other(self.ask(), puzzle.id, "moist")
            await panel.enter(self.ask(), puzzle.id)
            await panel.undo(self.ask(), puzzle.id)
            await puzzles.show(self.ask(), shared=choice.shared)
            await puzzles.renew(self.ask(), puzzle.id)
        for private in (False, True):
            stump = (await puzzles.stump(self.ask(), private=private)).session
            assert stump.draft
            await panel.mark(self.ask(), stump.id, stump.draft.number, 0, Mark.CORRECT)
            await panel.enter(self.ask(), stump.id)

    async def win(self, match_id: int, player: Player) -> None:
        entered = await self.services.matches.enter(self.ask(player), match_id)
        answer = entered.match.match.game.answers[0]
        await self.services.games.guess(self.ask(player), answer, entered.board.session.id)

    async def settle(self) -> None:
        guilds, players = self.services.guilds, self.services.players
        await guilds.change(self.ask(), "record_days", ("0",))
        await guilds.change(self.ask(), "daily_channel", (str(HERE.channel_id),))
        await guilds.add_word(self.ask(), "grobb")
        await guilds.change(self.ask(), "seasons", ("monthly",))
        await guilds.change(self.ask(), "weekly", ("0",))
        await guilds.change(self.ask(), "points", ("10 8 6 4 2 1 0",))
        await guilds.change(self.ask(), "double_day", ("5",))
        await players.choose(self.ask(BEN), Preference.REMIND, "on")
        await players.preferences(BEN)
        await self.services.reports.list_open(self.ask())
        await self.services.health.beat()
        await self.services.health.is_alive()

    async def keep_time(self) -> None:
        self.now += timedelta(days=3)
        for announcement in (await self.services.timers.sweep()).announcements:
            await self.services.daily_posts.claim(announcement.match)
            await self.services.daily_posts.finish(announcement.match, PostOutcome.POSTED)
        for match in (await self.services.timers.tick()).matches:
            await self.services.matches.view(match.id)
        for match in await self.services.spoilers.list_over():
            await self.services.spoilers.close(match)

    async def end_season(self) -> None:
        """Freeze, name and show: the season that ends with the month, and the weekly post."""
        self.now += timedelta(days=20)
        bulletins, seasons = self.services.bulletins, self.services.standings.seasons
        await self.services.timers.tick()
        assert await bulletins.prepare() == []
        for bulletin in await bulletins.list_due():
            await bulletins.claim(bulletin)
            await bulletins.finish(bulletin, PostOutcome.RETRY)
            await bulletins.claim(bulletin)
            await bulletins.write(bulletin)
            season = bulletin.kind is BulletinKind.SEASON
            outcome = PostOutcome.POSTED if season else PostOutcome.REFUSED
            await bulletins.finish(bulletin, outcome)
        for season in await seasons.list_champions(self.ask()):
            await seasons.show(self.ask(), season.span.end)

    async def correct(self) -> None:
        corrections = self.services.corrections
        for one in await corrections.list_results(self.ask(), BEN):
            done = await corrections.strike(self.ask(CYD), BEN, one.key)
            await corrections.undo(self.ask(), done.id)
            if not one.key.own:
                await corrections.change(self.ask(), BEN, one.key, "2")
        await corrections.list_standing(self.ask(), BEN)
        await corrections.list_batches(self.ask())

    async def look_back(self) -> None:
        archive = self.services.matches.archive
        await archive.latest(self.ask(ANN), 25)
        await archive.calendar(self.ask(ANN))
        past = (await archive.play_next(self.ask(ANN))).session
        await archive.play(self.ask(ANN), "1")
        await self.services.games.guess(self.ask(ANN), past.game.answers[0], past.id)

    async def count(self) -> None:
        standings = self.services.standings
        for place, mode, view in product((HERE, ALONE), (None, SOLO, DAILY), View):
            for period in Period:
                request = LeaderboardRequest(period, view, mode)
                with suppress(PlayerError):
                    await standings.leaderboard(self.ask(ANN, place), request)
                with suppress(PlayerError):
                    await standings.explain(self.ask(ANN, place), request)
        for view, period in product(View, Period):
            await standings.leaderboard(
                self.ask(ANN), LeaderboardRequest(period, view, scope=Scope.GLOBAL)
            )
        await standings.compare(self.ask(ANN), ANN, BEN)
        for place in (HERE, ALONE):
            with suppress(PlayerError):
                await standings.stats(self.ask(ANN, place))
            for page in StatsPage:
                with suppress(PlayerError):
                    found = await standings.turn_page(self.ask(BEN, place), ANN.id, page)
                    if isinstance(found, SkillHistory):
                        await self.services.coach.judge(self.ask(BEN, place), found)

    async def watch(self) -> None:
        watching = self.services.recording.watching
        backfills, here = watching.backfills, str(HERE.channel_id)
        await self.services.guilds.change(self.ask(), "record_channels", [here])
        await watching.follow(HERE, Post(11, ANN, "Wordle 1,897 3/6", self.now))
        begun = await backfills.begin(self.ask(), HERE.channel_id)
        await backfills.set_notice(begun, 12)
        (running,) = await backfills.list_running()
        watching.begin_page(running)
        await watching.keep_page(running, [], last=True)
        await backfills.end(running, BackfillState.FORBIDDEN)
        await backfills.stop(self.ask())

    async def record(self) -> None:
        recording, boards = self.services.recording, self.services.record_leaderboards
        await recording.record(self.ask(BEN), "Wordle 1,900 3/6")
        await recording.record(self.ask(BEN), "Wordle 1,899 3/6")
        await recording.remove(self.ask(BEN), "wordle", 1899)
        await recording.record_message(self.ask(), Post(9, ANN, "Wordle 1,898 3/6", self.now))
        edited = Post(9, ANN, "Wordle 1,898 2/6", self.now, edited_at=self.now)
        await recording.watching.follow(HERE, edited)
        await recording.watching.forget(HERE.channel_id, [9])
        text = f"Here are yesterday's results:\n3/6: <@{CYD.id}> @Di"
        post = Post(10, Player(99), text, self.now, by_bot=True, summary=True, mentioned=(CYD,))
        await recording.record_message(self.ask(), post)
        await recording.list_unclaimed(self.ask())
        await recording.claim(self.ask(), "Di", CYD)
        await self.watch()
        for place in (HERE, ALONE):
            for period in Period:
                with suppress(PlayerError):
                    await boards.rank(place, ANN, "wordle", period)
            await boards.week(place, ANN)

    async def part(self) -> None:
        await self.services.players.export(ANN)
        await self.services.players.erase(ANN)


async def live_a_day(store: Store) -> Day:
    """Do everything once, and return the day, which may go on."""
    day = Day(store)
    for work in (
        day.settle,
        day.play,
        day.vote,
        day.compete,
        day.open_thread,
        day.challenge,
        day.solve,
        day.count,
        day.record,
        day.keep_time,
        day.end_season,
        day.correct,
        day.look_back,
        day.part,
    ):
        await work()
    return day
