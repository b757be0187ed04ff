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


def show_player_year(found: PlayerYear, look: Look) -> Reply:
    """Draw the figures of a player's year on a card, and its best moments below."""
    say, name = look.say, found.player.name
    title = say("standings-page-title", page=f"{say('standings-page-review')} {found.year}")
    who = mention(found.player.id, say)
    if not found.games:
        return Reply(say("standings-player-year-none", who=who, year=str(found.year)), title=title)
    figures, moments = [*_figures(found, say)], [*_moments(found, say)]
    words = [f"{figure.value} {figure.label}" for figure in figures]
    words += [f"{row.name}: **{row.figure}** · {row.note}" for row in moments]
    alt = f"{describe_figures(name, figures, (), say)} {describe_ranks(moments, say)}"
    card = Picture(
        alt.strip(),
        partial(draw_figures, name, figures, (), look.theme, moments),
        "\n".join(words),
        legible=can_name(name, *(row.figure for row in moments)),
    )
    return Reply(
        say("standings-player-year", who=who, year=str(found.year)), title=title, picture=card
    ).fit(look.theme)


def _figures(found: PlayerYear, say: Texts) -> Iterator[Figure]:
    yield Figure(f"{found.games:,}", say("standings-card-games", count=found.games))
    rate = say("standings-card-rate", rate=found.wins / found.games)
    yield Figure(rate, say("standings-card-won"))
    mean = found.guesses / found.wins if found.wins else None
    yield Figure(average(mean, say), say("standings-card-average"))
    yield Figure(f"{found.days:,}", say("standings-card-played-days", count=found.days))


def _moments(found: PlayerYear, say: Texts) -> Iterator[Ranked]:
    if found.best_day:
        day, wins = found.best_day
        won = say("standings-value-wins", value=wins)
        yield Ranked("", say("standings-moment-day"), won, say.day(day))
    if found.hardest:
        one = found.hardest
        note = say("standings-moment-beaten", guesses=one.guesses, others=one.others / GUESS)
        yield Ranked("", say("standings-moment-word"), one.answer.upper(), note)
    if found.opener:
        word, games = found.opener
        note = say("standings-games", games=games)
        yield Ranked("", say("standings-moment-opener"), word.upper(), note)
    if found.luckiest:
        word, luck = found.luckiest
        note = say("standings-moment-luck", luck=luck)
        yield Ranked("", say("standings-moment-luckiest"), word.upper(), note)
    if found.mate:
        mate, games = found.mate
        note = say("standings-games", games=games)
        yield Ranked("", say("standings-moment-mate"), write_name(mate, say), note)
