"""Seasons as replies: all champions, final standings, and the news of a champion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from bot.board.look import Look
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import PAGE, Explanation, Ranking, View
from bot.domain.seasons import FrozenSeason, Season
from bot.domain.standings import Period, Span
from bot.render.explanation import explanation
from bot.render.leaderboards import draw_card, write_value
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.names import address, begin
from bot.render.reply import Action, Button, Picture, Reply
from bot.texts import Texts

SEASON = "season"
"""The name of the menu that opens a season."""


def champions(seasons: Sequence[Season], look: Look) -> Reply:
    """List all seasons with their champions, and a menu that opens the standings of each."""
    say = look.say
    options = tuple(
        MenuOption(season.span.end.isoformat(), title(season.span, say)) for season in seasons
    )
    menu = Menu(Topic.SEASONS, SEASON, say("standings-champions-prompt"), options)
    return Reply(
        title=say("standings-champions-title"),
        text="\n".join(_line(season, say) for season in seasons)
        or say("standings-champions-empty"),
        menus=(menu,) if options else (),
        buttons=(_back(say),),
    )


def final_standings(frozen: FrozenSeason, look: Look, crown: str = "") -> Reply:
    """Draw a page of a season's final standings, under the line about its champions."""
    say, season = look.say, frozen.season
    end = season.span.end.isoformat()
    turners = [
        Button(Action.SEASON, label, page, detail=end)
        for label, page, there in (
            (say("standings-previous"), frozen.page - 1, frozen.page > 0),
            (
                say("standings-next"),
                frozen.page + 1,
                PAGE * (frozen.page + 1) < season.players,
            ),
        )
        if there
    ]
    reply = Reply(
        title=say("standings-season-title", season=title(season.span, say)),
        text=crown or _crown(season, say),
        footer=say("standings-season-frozen"),
        picture=_draw(frozen, look) if frozen.standings else None,
        buttons=(*turners, _champions(say), _back(say)),
    )
    return reply.fit(look.theme)


def announce_champion(season: FrozenSeason, look: Look, *, goes_on: bool) -> Reply:
    """Announce the champion to everybody; `goes_on` says whether the next season has begun."""
    end = season.season.span.end.isoformat()
    button = Button(Action.SEASON, look.say("standings-season-button"), detail=end)
    why = Button(Action.WHY_HERE, look.say("standings-why-button"), detail=end)
    few = any(one.provisional for one in season.standings)
    notes = [
        look.say("standings-provisional", games=season.least) if few and season.least else "",
        look.say("standings-season-next" if goes_on else "standings-season-over"),
    ]
    given = ""
    if season.role:
        facts = {"role": f"<@&{season.role}>", "who": _names(season.season, look.say)}
        given = look.say("matches-role-given", **facts)
    lines = [_crown(season.season, look.say), begin(given, look.say)]
    reply = final_standings(season, look, "\n".join(filter(None, lines)))
    return Reply(
        title=reply.title,
        text=reply.text,
        footer=" ".join(filter(None, notes)),
        picture=reply.picture,
        buttons=(button, why, _champions(look.say)),
    )


def explain_season(why: Explanation, season: Season, look: Look) -> Reply:
    """Explain a player's place in a season that is over."""
    request = LeaderboardRequest(Period.SEASON, View.GUESSES, length=season.length)
    explained, say = explanation(why, request, look, final=True), look.say
    champions = {one.player.id for one in season.champions}
    passed = season.passed and why.standing.player.id in champions
    crowned = [say("standings-why-crowned")] if passed else []
    return replace(
        explained,
        text="\n".join([*crowned, explained.text]),
        title=say("standings-season-title", season=title(season.span, say)),
        footer=say("standings-season-frozen"),
    )


def title(span: Span, say: Texts) -> str:
    """Return ``November 2026``, or ``Nov 5 – Dec 20, 2026`` if it is no whole month."""
    if span == Span.month(span.first):
        return say.month(span.first)
    return say.days(span.first, _last(span))


def _last(span: Span) -> date:
    return span.end - timedelta(1)


def _line(season: Season, say: Texts) -> str:
    named = title(season.span, say)
    if not season.champions:
        return say("standings-champions-nobody", season=named, players=season.players)
    value = write_value(season.champions[0].value, View.GUESSES, say)
    return say(
        "standings-champions-line",
        season=named,
        who=_names(season, say),
        value=value,
        players=season.players,
    )


def _crown(season: Season, say: Texts) -> str:
    if not season.champions:
        if season.erased:
            return say("standings-season-erased")
        if season.taken:
            return say("standings-season-taken")
        return say("standings-season-deserted" if season.passed else "standings-season-nobody")
    facts = {"who": _names(season, say), "champions": len(season.champions)}
    value = write_value(season.champions[0].value, View.GUESSES, say)
    won = begin(say("standings-season-won", value=value, **facts), say)
    notes = [say("standings-season-left")] * season.passed
    notes += [say("standings-season-taken")] * season.taken + [say("standings-fair-average")]
    return "\n".join([won, *(f"-# {note}" for note in notes)])


def _names(season: Season, say: Texts) -> str:
    return say.join(address(one.player, say) for one in season.champions)


def _draw(frozen: FrozenSeason, look: Look) -> Picture:
    season = frozen.season
    request = LeaderboardRequest(Period.SEASON, View.GUESSES, length=season.length)
    ranked = len(season.champions) or int(season.passed or season.taken or season.erased)
    ranking = Ranking(frozen.standings, None, season.players, ranked)
    return draw_card(ranking, request, look)


def _champions(say: Texts) -> Button:
    return Button(Action.CHAMPIONS, say("standings-champions-button"))


def _back(say: Texts) -> Button:
    return Button(Action.RANKS, say("standings-title"), detail=LeaderboardRequest().text)
