"""A player's year in review, as a page of their statistics."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.board.card import Figure, Ranked, draw_figures
from bot.board.card_alt import describe_figures, describe_ranks
from bot.board.glyphs import can_name
from bot.board.look import Look
from bot.domain.leaderboards import GUESS
from bot.domain.reviews import PlayerYear
from bot.render.names import mention, write_name
from bot.render.reply import Picture, Reply
from bot.render.standings import average
from bot.texts import Texts


def show_player_year(year: PlayerYear, look: Look) -> Reply:
    """Draw the figures of a player's year on a card, and its best moments below."""
    say, name = look.say, year.player.name
    title = say("standings-page-title", page=f"{say('standings-page-review')} {year.year}")
    who = mention(year.player.id, say)
    if not year.games:
        return Reply(say("standings-player-year-none", who=who, year=str(year.year)), title=title)
    figures, moments = [*_figures(year, say)], [*_moments(year, say)]
    words = [f"{figure.value} {figure.label}" for figure in figures]
    words += [
        say("board-named", name=row.name, what=f"**{row.figure}** · {row.note}") for row in moments
    ]
    alt = f"{describe_figures(name, figures, (), say)} {describe_ranks(moments, say)}"
    card = Picture(
        alt.strip(),
        partial(draw_figures, name, figures, (), look.theme, moments),
        "\n".join(words),
        legible=can_name(name, *(row.figure for row in moments)),
    )
    return Reply(
        say("standings-player-year", who=who, year=str(year.year)), title=title, picture=card
    ).fit(look.theme)


def _figures(year: PlayerYear, say: Texts) -> Iterator[Figure]:
    yield Figure(f"{year.games:,}", say("standings-card-games", count=year.games))
    rate = say("standings-card-rate", rate=year.wins / year.games)
    yield Figure(rate, say("standings-card-won"))
    mean = year.guesses / year.wins if year.wins else None
    yield Figure(average(mean, say), say("standings-card-average"))
    yield Figure(f"{year.days:,}", say("standings-card-played-days", count=year.days))


def _moments(year: PlayerYear, say: Texts) -> Iterator[Ranked]:
    if year.best_day:
        day, wins = year.best_day
        won = say("standings-value-wins", value=wins)
        yield Ranked("", say("standings-moment-day"), won, say.day(day))
    if year.hardest:
        one = year.hardest
        note = say("standings-moment-beaten", guesses=one.guesses, others=one.others / GUESS)
        yield Ranked("", say("standings-moment-word"), one.answer.upper(), note)
    if year.opener:
        word, games = year.opener
        note = say("standings-games", games=games)
        yield Ranked("", say("standings-moment-opener"), word.upper(), note)
    if year.luckiest:
        word, luck = year.luckiest
        note = say("standings-moment-luck", luck=luck)
        yield Ranked("", say("standings-moment-luckiest"), word.upper(), note)
    if year.mate:
        mate, games = year.mate
        note = say("standings-games", games=games)
        yield Ranked("", say("standings-moment-mate"), write_name(mate, say), note)
