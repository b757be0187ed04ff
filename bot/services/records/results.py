"""Reads the results of a message, and stores them instead of its earlier ones."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import date, datetime, timedelta, timezone

from bot.domain.errors import PlayerError
from bot.domain.guild_settings import SLIP, Edits, GuildSettings
from bot.domain.players import NOBODY, Place, Player
from bot.domain.records.beside import list_refused
from bot.domain.records.errors import (
    EditTooLate,
    FuturePuzzle,
    GridDiffers,
    ImpossibleScore,
    NoShare,
    PastDay,
    ShutOut,
    TooLate,
)
from bot.domain.records.games import WORDLE
from bot.domain.records.shares import read_shares
from bot.domain.records.summary import Summary, read_summary
from bot.domain.records.values import (
    Fact,
    Post,
    PostResults,
    Record,
    Share,
    Unclaimed,
)
from bot.services.records.first_results import forget_message, recall_first
from bot.services.records.undated import limit_undated
from bot.store import ReadTransaction, Transaction

NamedShares = Iterable[tuple[Share, Player | None, str | None]]
"""Results, each with a player, a name, or both if the name's player is known."""


async def read(
    tx: ReadTransaction,
    place: Place,
    post: Post,
    known: frozenset[Fact] = frozenset(),
    *,
    overheard: bool = False,
    confirmed: bool = False,
    chosen: Collection[tuple[str, int]] = (),
) -> PostResults:
    """Return the results of a message: shares of its author, or a server's summary.

    In an `overheard` message, which nobody asked to record, talk about a result is none, unless its
    puzzle was `chosen`; its author may have `confirmed` it. If it has no result, what is built like
    a share of a game is refused. What is `known` of the message is read
    again, also of a game that the server records no more.
    """
    settings = await tx.guilds.settings(place)
    if not post.summary:
        kept = {key: settings.games[key] for key, *_ in known if key in settings.games}
        games = {**settings.read_games, **kept}
        shares = () if post.by_bot else read_shares(post.text, games.values())
        if shares and await _is_shut_out(tx, place, post):
            return PostResults(refused=(ShutOut(post.author),))
        # what its author has recorded by hand stays, as long as an edit leaves its figure
        recorded = {(key, puzzle, *figure) for key, puzzle, _, *figure, _ in known}
        talk = [
            one
            for one in shares
            if overheard
            and one.talk
            and _result(one) not in recorded
            and (one.game.key, one.puzzle) not in chosen
        ]
        own = [(share, post.author, None) for share in shares if share not in talk]
        results = _check(own, post, settings, known)
        results = await limit_undated(tx, place, post, results, settings)
        if confirmed:
            results = _confirm(results, [one for one in shares if one.talk])
        results = await recall_first(tx, place, post, results, known)
        doubted = (NoShare(one.game, one) for one in talk)
        beside = list_refused(
            post.text, games.values(), shares, results.records, overheard=overheard
        )
        others = () if post.by_bot else beside
        return replace(results, refused=(*results.refused, *others, *doubted))
    summary, guild_id = read_summary(post.text), place.guild_id
    if summary is None or guild_id is None:
        return PostResults()
    puzzle = summary.find_puzzle(settings.today(post.at))
    named = await _name(tx, guild_id, summary, puzzle, post)
    results = _check(named, post, settings, known)
    on = WORDLE.find_day(puzzle) or date.min
    impossible = [ImpossibleScore(Share(WORDLE, puzzle, score)) for score in summary.impossible]
    refused = (*results.refused, *impossible)
    return replace(results, streak=summary.streak, streak_on=on, refused=refused)


def is_watched(place: Place, settings: GuildSettings) -> bool:
    """Return whether the results of a channel are recorded without being asked for."""
    return not settings.record_channels.isdisjoint((place.channel_id, place.parent_id))


def _result(share: Share) -> tuple[str, int, int, bool]:
    return share.game.key, share.puzzle, share.score.figure, share.score.solved


async def keep(
    tx: Transaction,
    place: Place,
    post: Post,
    known: frozenset[Fact],
    now: datetime,
    *,
    imported: bool = False,
    overheard: bool = False,
    confirmed: bool = False,
    chosen: Collection[tuple[str, int]] = (),
) -> tuple[PostResults, bool]:
    """Store the results of a message, of which `known` is stored; return whether any were new.

    The rest is as for `read`.
    """
    results = await read(
        tx, place, post, known, overheard=overheard, confirmed=confirmed, chosen=chosen
    )
    since = _frozen(post, await tx.guilds.settings(place), known)
    if results.facts == frozenset(fact for fact in known if fact[-1] >= since):
        return results, False
    if post.edited_at and not post.summary:
        kept = results.records
        await forget_message(tx, place.channel_id, post.id, since=since, kept=kept)
    else:
        await tx.record_messages.forget(place.channel_id, post.id, since)
    for record in results.records:
        await tx.remember(record.player)
    await tx.record_messages.keep(place, post.id, results, now, imported=imported)
    return results, True


def _confirm(results: PostResults, doubted: Iterable[Share]) -> PostResults:
    """Return results of which its author has said that those doubted are theirs."""
    puzzles = {(one.game.key, one.puzzle) for one in doubted}
    records = [
        replace(one, confirmed=(one.game.key, one.puzzle) in puzzles) for one in results.records
    ]
    return replace(results, records=tuple(records))


async def _is_shut_out(tx: ReadTransaction, place: Place, post: Post) -> bool:
    """Return whether an account of its author was shut out before it was written or changed."""
    if place.guild_id is None:
        return False
    accounts = await tx.record_accounts.find_all(place, post.author)
    since = await tx.exclusions.find_since(place.guild_id, *accounts)
    return since is not None and (post.edited_at or post.at) >= since


def _check(
    shares: NamedShares, post: Post, settings: GuildSettings, known: frozenset[Fact]
) -> PostResults:
    """Return the results to store, a player's or name's first in each puzzle, and the refusals."""
    records: dict[object, Record] = {}
    unclaimed: dict[str, Unclaimed] = {}
    refused: list[PlayerError] = []
    for share, player, name in shares:
        try:
            record = _record(share, post, settings, known)
        except PlayerError as error:
            refused.append(error)
            continue
        if player is not None:
            key = (player.id, share.game.key, share.puzzle)
            records.setdefault(key, replace(record, player=player, name=name))
        elif name:
            unclaimed.setdefault(name, Unclaimed(name, record))
    return PostResults(tuple(records.values()), tuple(unclaimed.values()), refused=tuple(refused))


_FIRST = timezone(timedelta(hours=14))
"""Where a day begins first."""


def _record(share: Share, post: Post, settings: GuildSettings, known: frozenset[Fact]) -> Record:
    """Return the result to store.

    Raises `ImpossibleScore`, `GridDiffers`, `FuturePuzzle`, `TooLate`, `EditTooLate` or `PastDay`.
    """
    if not share.game.admits(share.score):
        raise ImpossibleScore(share)
    if share.contradicted:
        raise GridDiffers(share)
    today = settings.today(post.at)
    day = share.game.find_day(share.puzzle) or today
    if share.game.find_first_day(share.puzzle) > max(today, post.at.astimezone(_FIRST).date()):
        raise FuturePuzzle(share)
    if settings.record_days and today - day > timedelta(settings.record_days):
        raise TooLate(share, settings.record_days)
    if day < _find_late(post, settings):
        raise EditTooLate(share, settings.record_days)
    if day < _frozen(post, settings, known):
        raise PastDay
    record = Record(share.game, share.puzzle, share.score, post.author, day, post.at, post.id)
    return replace(record, stated=share.stated)


def _find_late(post: Post, settings: GuildSettings) -> date:
    """Return the day before which puzzles come too late for an edit."""
    if post.edited_at is None or not settings.record_days:
        return date.min
    return settings.today(post.edited_at) - timedelta(settings.record_days)


def _frozen(post: Post, settings: GuildSettings, known: frozenset[Fact]) -> date:
    """Return the day before which an edited message's puzzles are not read again.

    On the day of a message its author may still mend a slip, and what was not `known` of it is
    like a new one.
    """
    late = _find_late(post, settings)
    if settings.record_edits is Edits.EVER or not known or post.edited_at is None:
        return late
    if settings.record_edits is Edits.SLIP and post.edited_at - post.at <= SLIP:
        return late
    today = settings.today(post.edited_at)
    return max(late, today) if today > settings.today(post.at) else late


async def _name(
    tx: ReadTransaction, guild_id: int, summary: Summary, puzzle: int, post: Post
) -> NamedShares:
    """Return who the people of a summary are, as far as that is known."""
    called = await tx.records.find_called(
        guild_id, [one.name for one in summary.solvers if one.name]
    )
    mentioned = {player.id: player for player in post.mentioned}
    found: list[tuple[Share, Player | None, str | None]] = []
    for one in summary.solvers:
        who = called.get(one.name)
        if one.player_id is not None:
            who = mentioned.get(one.player_id) or await _know(tx, one.player_id)
        found.append((Share(WORDLE, puzzle, one.score), who, one.name or None))
    return found


async def _know(tx: ReadTransaction, player_id: int) -> Player:
    """Return somebody whom the message mentions, but whose name Discord did not send."""
    return await tx.people.find(player_id) or Player(player_id, NOBODY.name)
