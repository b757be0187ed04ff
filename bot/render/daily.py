"""The post of a daily: how the day before went, who has played, and who has not yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.board.look import Look
from bot.board.text import space
from bot.board.tiles import blank_tiles
from bot.domain.games import Phase
from bot.domain.matches import Entrant, Match
from bot.domain.merits import list_finders, sort_entrants
from bot.domain.players import Theme
from bot.domain.standings import Streak
from bot.render.names import NAMED, escape_name, join_first, mention, write_name
from bot.render.podium import (
    MEDALS,
    choose_tiles,
    find_place,
    medal,
    state,
)
from bot.render.reply import Reply, moment
from bot.services.games.view import GameView
from bot.services.matches.daily import Reminder
from bot.services.matches.view import DailyNews, MatchView, Recap
from bot.texts import Texts

SHOWN, WITH_TILES = 15, 6
"""Players that are listed, and those of them with their tiles, at most."""

USUAL = 5
"""Dailies played before it is worth saying that one was the best."""


def describe_day(view: MatchView, look: Look) -> str:
    """Say all that a daily's post tells beside its word and its end."""
    match, news = view.match, view.news or DailyNews()
    parts = [
        recap(news.before, look) if news.before else "",
        "" if match.over or match.place.guild_id is None else look.say("matches-daily"),
        "\n".join(_finishers(match, news, look)),
        "" if match.over else _turnout(match, news, look),
        look.say("matches-idle") if news.idle else "",
    ]
    return "\n\n".join(part for part in parts if part)


def offer_posts(look: Look) -> Reply:
    """Say to those who may how a server has its dailies posted that does not yet."""
    return Reply(look.say("matches-offer-post"), private=True)


def recap(before: Recap, look: Look) -> str:
    """Say in a few sentences how the day before went."""
    say, match = look.say, before.match
    (answer,) = match.game.answers
    word = say("matches-yesterday", answer=space(answer))
    meaning = f" *{before.meaning}*" if before.meaning else ""
    together = [say("matches-together", days=before.together)] if before.together > 1 else []
    return "\n".join([word + meaning, " ".join(_outcome(before, look)), *together]).strip()


def remind(
    reminder: Reminder,
    match: Match,
    message_id: int | None,
    server: str,
    say: Texts,
    *,
    closing: bool,
) -> Reply:
    """Tell a player that a daily is there, or `closing`, and what that means for their streak."""
    ids = (match.place.guild_id, match.place.channel_id, message_id)
    link = "/".join(["https://discord.com/channels", *(str(one) for one in ids if one)])
    days = reminder.streak.now
    if closing and match.deadline:
        begun = "players-call-begun" if reminder.begun else "players-call"
        told = [say(begun, link=link, when=moment(match.deadline))]
        told += [say("players-call-streak", days=days)] if days > 1 else []
        told += _name_finished(match, say)
    else:
        told = [say("players-reminder", link=link)]
        told += filter(None, [write_streak(reminder.streak, say)])
        told += [say("players-reminder-last")] if reminder.last else []
    text = "\n".join([*told, f"-# {say('players-reminder-stop')}"])
    return Reply(text, title=escape_name(server))


def _name_finished(match: Match, say: Texts) -> list[str]:
    """Say who has played already; a direct message may not know a mention."""
    done = [write_name(one.shown, say) for one in match.played if one.finished and not one.hidden]
    who = join_first(done, say)
    return [say("players-call-played", who=who, count=len(done))] if done else []


def finish(view: GameView, look: Look) -> str:
    """Say what a daily has brought: a first, a best, days in a row, and the place in it."""
    brought = view.finish
    if brought is None:
        return ""
    placed = ""
    standing = brought.standing
    if standing.place and standing.solved > 1:
        place, players = standing.place, standing.solved
        placed = look.say("games-daily-rank", place=place, players=players)
        if place <= MEDALS:
            placed = look.say("games-daily-place", place=medal(place), players=players)
    noticed = [
        "" if standing.earlier else look.say("games-daily-first"),
        look.say("games-daily-best") if standing.best and standing.earlier >= USUAL else "",
    ]
    return " · ".join(filter(None, [*noticed, write_streak(brought.streak, look.say), placed]))


def write_streak(streak: Streak, say: Texts) -> str:
    """Return the days in a row and which day a shield kept, or nothing for fewer than two."""
    if streak.now <= 1:
        return ""
    days = say("matches-streak", days=streak.now)
    return say("matches-shielded", streak=days, day=say.day(streak.kept)) if streak.kept else days


def _outcome(before: Recap, look: Look) -> Iterator[str]:
    say, match = look.say, before.match
    ranked, played = list_finders(match), match.played
    fewest = [one for one in ranked if _guesses(one) == _guesses(ranked[0])]
    found = {one.player.id for one in ranked}
    hinted = [one for one in played if one.player.id not in found and _has_solved(one)]
    failed = {one.player.id for one in played} - found - {one.player.id for one in hinted}
    missed = [one for one in played if one.player.id in failed]
    if fewest:
        yield say("matches-yesterday-best", who=_name(fewest, look), guesses=_guesses(fewest[0]))
        more = [one for one in ranked if one not in fewest]
        took = [
            say("matches-yesterday-took", who=mention(one.shown.id, say), guesses=_guesses(one))
            for one in more
        ]
        if took:
            yield say("matches-yesterday-more", who=join_first(took, say))
    elif not hinted:
        yield say("matches-yesterday-nobody" if played else "matches-yesterday-quiet")
    if hinted:
        yield say("matches-yesterday-hinted", who=_name(hinted, look))
    if len(ranked) == len(played) > 1:
        yield say("matches-yesterday-all", players=len(played))
    elif (fewest or hinted) and missed:
        yield say("matches-yesterday-missed", who=_name(missed, look))
    if lost := _list_days(before.lost, say):
        yield say("matches-yesterday-lost", who=join_first(lost, say), count=len(lost))
    if kept := _list_days(before.kept, say):
        yield say("matches-yesterday-kept", who=join_first(kept, say))


def _list_days(streaks: Mapping[int, int], say: Texts) -> list[str]:
    """Name whose days in a row these are, the longest first."""
    return [
        say("matches-lost-days", who=mention(player_id, say), days=days)
        for player_id, days in sorted(streaks.items(), key=lambda item: -item[1])
    ]


def _finishers(match: Match, news: DailyNews, look: Look) -> Iterator[str]:
    """Yield a line for each player, with the tiles of the first few, without a letter."""
    drawn = choose_tiles(match, look)
    guessed = {one.player.id for one in match.played}
    played = [one for one in sort_entrants(match) if one.player.id in guessed]
    for number, entrant in enumerate(played[:SHOWN]):
        session = entrant.session
        if session is None:
            continue
        kept = write_streak(news.streaks.get(entrant.player.id, Streak()), look.say)
        place = find_place(match, entrant) if match.over else None
        placed = f"{medal(place)} " if place else ""
        line = f"{placed}{mention(entrant.shown.id, look.say)}  {state(session, drawn)}"
        yield f"{line} · {kept}" if kept and not session.active else line
        read_out = look.theme is Theme.TEXT
        if number < WITH_TILES and not (session.active or read_out):
            yield from (blank_tiles(turn.feedback, look.plain) for turn in session.turns)
    if len(played) > SHOWN:
        yield look.say("matches-more", count=len(played) - SHOWN)


def _turnout(match: Match, news: DailyNews, look: Look) -> str:
    """Say how many of the regular players have played, and who has not."""
    say, absent = look.say, news.absent
    done = [one for one in match.played if one.session and not one.session.active]
    playing = [one for one in match.played if one not in done]
    if not done or not (absent or playing):
        return ""
    regular = len(match.played) + len(absent)
    names = join_first([mention(player.id, say) for player in absent], say)
    waiting = [say("matches-absent", who=names)] if 0 < len(absent) <= NAMED else []
    busy = [say("matches-playing", who=_name(playing, look))] if playing else []
    return " ".join([say("matches-turnout", played=len(done), of=regular), *busy, *waiting])


def _name(entrants: Sequence[Entrant], look: Look) -> str:
    return join_first([mention(one.shown.id, look.say) for one in entrants], look.say)


def _has_solved(entrant: Entrant) -> bool:
    return entrant.session is not None and entrant.session.phase is Phase.WON


def _guesses(entrant: Entrant) -> int:
    return len(entrant.session.moves) if entrant.session else 0
