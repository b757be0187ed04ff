"""The composition root: the one place that builds what Discord talks to, over the use cases."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.adapters.door.rate_limit import Doorkeeper
from bot.adapters.replies.departures import Departures
from bot.adapters.replies.emoji_uploads import EmojiUploads
from bot.adapters.replies.spoilers import SpoilerRoom
from bot.client import Client
from bot.cogs.challenges import ChallengesCog
from bot.cogs.coach import CoachCog
from bot.cogs.corrections import CorrectionsCog
from bot.cogs.dailies import DailiesCog
from bot.cogs.exports import ExportsCog
from bot.cogs.games import GamesCog, make_game_messages
from bot.cogs.guide import GuideCog
from bot.cogs.guilds import GuildsCog
from bot.cogs.hints import HintsCog
from bot.cogs.lists import ListsCog
from bot.cogs.matches import MatchesCog, make_match_messages
from bot.cogs.new_game import NewGameCog
from bot.cogs.players import PlayersCog
from bot.cogs.points import PointsCog
from bot.cogs.puzzle_panel import PuzzlePanelCog
from bot.cogs.puzzles import PuzzlesCog
from bot.cogs.record_names import RecordNamesCog
from bot.cogs.recorded_messages import RecordedMessagesCog
from bot.cogs.records import RecordsCog
from bot.cogs.reports import ReportsCog
from bot.cogs.screenshots import ScreenshotsCog
from bot.cogs.seasons import SeasonsCog
from bot.cogs.standings import StandingsCog
from bot.cogs.taught_games import TaughtGamesCog
from bot.cogs.typed_guesses import TypedGuesses
from bot.cogs.typed_settings import TypedSettingsCog
from bot.cogs.watched_channels import WatchedChannelsCog
from bot.configuration import WORDLE_APP, Shards
from bot.jobs.bulletins import BulletinPoster
from bot.jobs.dailies import DailyPoster
from bot.jobs.rewards import RoleKeeper
from bot.jobs.timekeeper import Timekeeper
from bot.services.health import InMemory, SyncedCommands, Uploads
from bot.use_cases import Services


def discord_client(
    services: Services,
    privacy_url: str | None = None,
    *,
    letters: bool = False,
    wordle_app: int = WORDLE_APP,
    message_content: bool = False,
    typed: bool = False,
    bare: bool = False,
    in_memory: InMemory | None = None,
    shards: Shards | None = None,
    doorkeeper: Doorkeeper | None = None,
    tidy: Callable[[], None] | None = None,
    beat: Callable[[], Awaitable[None]] | None = None,
) -> Client:
    """Build it: with `letters` it uploads emojis; with `typed` or `bare` it reads guesses."""
    emojis = EmojiUploads(Uploads(services.store))
    decorate = emojis.follow if shards and shards.first else emojis.prepare
    game_messages = make_game_messages(services.games, emojis.markup)
    departures = Departures(services.daily_posts)
    match_messages = make_match_messages(services.matches, emojis.markup, departures)
    challenges = ChallengesCog(services.challenges, match_messages)
    new_game = NewGameCog(
        services.games,
        services.guilds,
        matches=services.matches,
        races=services.races,
        challenges=challenges,
        duels=services.duels,
        game_messages=game_messages,
        match_messages=match_messages,
    )
    spoilers = SpoilerRoom(services.spoilers, emojis.markup)
    matches = MatchesCog(
        services.matches,
        services.races,
        new_game,
        match_messages,
        game_messages,
        spoilers=spoilers,
        departures=departures,
    )
    guilds, recording = services.guilds, services.recording
    watching = WatchedChannelsCog(
        guilds, recording, services.corrections, wordle_app, reads=message_content
    )
    pages = GuildsCog(guilds, services.reports, services.lists, services.taught, watching)
    panel = PuzzlePanelCog(services.puzzles, services.panel, emojis.markup)
    pictures = ScreenshotsCog(services.screenshots, services.rows, services.coach, panel)
    hints = HintsCog(services.hints, game_messages)
    cogs = [
        new_game,
        challenges,
        GamesCog(services.games, game_messages, matches, emojis.markup),
        DailiesCog(services.matches, new_game, game_messages),
        matches,
        panel,
        pictures,
        PuzzlesCog(services.puzzles, services.rows, panel, pictures, hints),
        hints,
        CoachCog(services.coach, pictures),
        StandingsCog(services.standings, services.coach),
        SeasonsCog(services.standings),
        CorrectionsCog(services.corrections, watching.follower),
        ExportsCog(services.exports),
        RecordsCog(recording, services.record_leaderboards),
        RecordedMessagesCog(recording, wordle_app, watching.follower),
        RecordNamesCog(recording, services.record_accounts),
        pages,
        TypedSettingsCog(guilds, pages),
        watching,
        TaughtGamesCog(services.taught, guilds, wordle_app, reads=message_content),
        PointsCog(guilds),
        ListsCog(services.lists),
        ReportsCog(services.reports),
        PlayersCog(services.players),
        GuideCog(privacy_url),
    ]
    return Client(
        cogs,
        in_memory or SyncedCommands(services.store),
        Timekeeper(
            services.timers,
            game_messages=game_messages,
            match_messages=match_messages,
            dailies=DailyPoster(services.daily_posts, services.matches, match_messages),
            bulletins=BulletinPoster(services.bulletins),
            roles=RoleKeeper(services.rewards),
            spoilers=spoilers,
        ),
        services.left_guilds,
        prepare=services.prepare,
        beat=beat or (in_memory or services.health).beat,
        hear=TypedGuesses(services.games, game_messages, matches, pictures, bare=bare).read,
        typed=typed,
        bare=bare,
        decorate=decorate if letters else None,
        follower=watching.follower,
        # reading all locales takes as long as the rest of the start
        translated=in_memory is None,
        shards=shards,
        doorkeeper=doorkeeper,
        tidy=tidy,
    )
