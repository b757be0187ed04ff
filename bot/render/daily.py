"""The post of a daily: how the day before went, who has played, and who has not yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.board.boards import size
from bot.board.look import Look
from bot.board.text import space
from bot.domain.games import Phase
from bot.domain.matches import Entrant, Match
from bot.domain.merits import list_finders
from bot.render.badges import name_badge
from bot.render.daily_rows import DailyRows, list_rows, write_streak
from bot.render.names import MOST_NAMES, address, begin, join_first, mention
from bot.render.podium import MEDALS, medal
from bot.render.reply import Reply
from bot.services.games.match_facts import DailyFinish
from bot.services.games.view import GameView
from bot.services.matches.view import DailyNews, MatchView, Recap
from bot.texts import Texts

_USUAL = 5
"""Dailies played before it is worth saying that one was the best."""


def describe_day(view: MatchView, look: Look, room: int) -> DailyRows:
    """Say all that a daily's post tells beside its word and its end, in so much `room`."""
    match, news = view.match, view.news or DailyNews()
    opening = [
        recap(news.before, look) if news.before else "",
        "" if match.over or match.place.guild_id is None else look.say("matches-daily"),
    ]
    closing = [
        "" if match.over else _turnout(match, news, look),
        look.say("matches-idle-over" if match.over else "matches-idle") if news.idle else "",
    ]
    rows = list_rows(match, news, look, room - size(_join([*opening, "", *closing])))
    return replace(rows, text=_join([*opening, rows.text, *closing]))


def _join(parts: Sequence[str]) -> str:
    return "\n\n".join(filter(None, parts))


def offer_posts(look: Look) -> Reply:
    """Say to those who may how a server has its dailies posted that does not yet."""
    return Reply(look.say("matches-offer-post"), private=True)


def recap(before: Recap, look: Look) -> str:
    """Say in a few sentences how the day before went."""
    say, match = look.say, before.match
    (answer,) = match.game.answers
    word = say("matches-yesterday", answer=space(answer))
    meaning = f" *{before.meaning}*" if before.meaning else ""
    key = "matches-together-kept" if before.shielded else "matches-together"
    together = [say(key, days=before.together)] if before.together > 1 else []
    together += [say("matches-apart", days=before.apart)] if before.apart > 1 else []
    running = _list_days(before.running, say)
    flames = [say("matches-yesterday-running", who=join_first(running, say))] if running else []
    outcome = " ".join(begin(one, say) for one in _outcome(before, look))
    parts = [word + meaning, outcome, *flames, *together]
    return "\n".join([*parts, *_list_honours(before, say)]).strip()


def finish(view: GameView, look: Look) -> str:
    """Say what a daily has brought: a best, days in a row, and the place in it."""
    brought = view.finish
    if brought is None:
        return ""
    placed = ""
    standing, match = brought.standing, view.match
    if standing.first and match and match.place.guild_id and not match.over:
        placed = look.say("games-daily-first")
    elif standing.place and standing.solved > 1:
        signs = f"{medal(standing.place)} " if standing.place <= MEDALS else ""
        facts = {"place": standing.place, "players": standing.solved}
        placed = f"{signs}{look.say('games-daily-rank', **facts)}"
    noticed = [
        look.say("games-daily-best") if standing.best and standing.earlier >= _USUAL else "",
    ]
    kept = write_streak(brought.streak, look.say) or _tell_lost(brought, look.say)
    return " · ".join(filter(None, [*noticed, kept, placed]))


def _tell_lost(brought: DailyFinish, say: Texts) -> str:
    """Say which streak has just ended, or that one begins, and what the longest was before."""
    if not brought.lost:
        return say("games-daily-begun") if brought.streak.now else ""
    if brought.streak.now:
        return say("games-daily-new", best=brought.streak.best)
    return say("games-daily-lost", days=brought.lost)


def _outcome(before: Recap, look: Look) -> Iterator[str]:
    say, match = look.say, before.match
    ranked, played = list_finders(match), [one for one in match.played if not one.struck]
    fewest = [one for one in ranked if one.guesses == ranked[0].guesses]
    finders = {one.player.id for one in ranked}
    hinted = [one for one in played if one.player.id not in finders and _has_solved(one)]
    failed = {one.player.id for one in played} - finders - {one.player.id for one in hinted}
    missed = [one for one in played if one.player.id in failed]
    if fewest:
        yield say("matches-yesterday-best", who=_name(fewest, look), guesses=fewest[0].guesses)
        more = [one for one in ranked if one not in fewest]
        took = [
            say("matches-yesterday-took", who=address(one.shown, say), guesses=one.guesses)
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


def _list_honours(before: Recap, say: Texts) -> Iterator[str]:
    """Say who has a new badge, and whom a role was given."""
    shown = {one.player.id: address(one.shown, say) for one in before.match.entrants}

    def name(holders: Sequence[int]) -> str:
        return join_first([shown.get(one) or mention(one, say) for one in holders], say)

    for badge, holders in before.honours.badges.items():
        yield say("matches-yesterday-badge", badge=name_badge(badge, say), who=name(holders))
    for role, holders in before.honours.roles.items():
        yield say("matches-role-given", role=f"<@&{role}>", who=name(holders))


def _list_days(streaks: Mapping[int, int], say: Texts) -> list[str]:
    """Name whose days in a row these are, the longest first."""
    return [
        say("matches-lost-days", who=mention(player_id, say), days=days)
        for player_id, days in sorted(streaks.items(), key=lambda item: -item[1])
    ]


def _turnout(match: Match, news: DailyNews, look: Look) -> str:
    """Say how many of the regular players have played, and who has not."""
    say, absent = look.say, news.absent
    done = [one for one in match.played if one.session and not one.session.active]
    playing = [one for one in match.played if one not in done]
    if not done or not (absent or playing):
        return say("matches-all-played") if done and news.regular > 1 else ""
    of = len(match.played) + len(absent)
    names = join_first([mention(player.id, say) for player in absent], say)
    waiting = [say("matches-absent", who=names)] if 0 < len(absent) <= MOST_NAMES else []
    busy = [say("matches-playing", who=_name(playing, look))] if playing else []
    # of those alone who have begun, it would be a strange count
    counted = [say("matches-turnout", played=len(done), of=of)] if news.regular else []
    return " ".join([*counted, *busy, *waiting])


def _name(entrants: Sequence[Entrant], look: Look) -> str:
    return join_first([address(one.shown, look.say) for one in entrants], look.say)


def _has_solved(entrant: Entrant) -> bool:
    return entrant.session is not None and entrant.session.phase is Phase.WON
