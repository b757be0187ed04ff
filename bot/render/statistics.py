"""The pages of a player's statistics, with a menu to turn to the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.board.card import Ranked, draw_ranks
from bot.board.card_alt import describe_ranks
from bot.board.look import Look
from bot.domain.badges import Badges
from bot.domain.leaderboards import LOSS
from bot.domain.modes import GUESSES
from bot.domain.reviews import PlayerYear
from bot.domain.skill import SkillHistory
from bot.domain.standings import Tally
from bot.domain.statistics import (
    CostlyWord,
    Details,
    Finding,
    GameKind,
    Kinds,
    Openers,
    PlayedYear,
    Slice,
    StatsPage,
    WordCosts,
)
from bot.render.badges import show_badges
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.names import mention
from bot.render.player_year import show_player_year
from bot.render.reply import Action, Button, Picture, Reply, moment
from bot.render.skill import show_skill
from bot.render.standings import average, stats
from bot.render.title import MODE_NAMES, traits
from bot.render.year import show_year
from bot.texts import Texts, keys
from engine import Hard

_PAGES = keys("standings-page", StatsPage)


def show_statistics(tally: Tally | Details, look: Look, *, private: bool = False) -> Reply:
    """Draw a page of a player's statistics, with a menu that turns to the others.

    A `private` one has a button that posts it.
    """
    match tally:
        case Tally():
            reply, page = stats(tally, look), StatsPage.OVERVIEW
        case Badges():
            reply, page = show_badges(tally, look), StatsPage.BADGES
        case Kinds():
            reply, page = _kinds(tally, look), StatsPage.KINDS
        case Openers():
            reply, page = _openers(tally, look), StatsPage.OPENERS
        case WordCosts():
            reply, page = _words(tally, look), StatsPage.WORDS
        case PlayedYear():
            reply, page = show_year(tally, look), StatsPage.YEAR
        case PlayerYear():
            reply, page = show_player_year(tally, look), StatsPage.REVIEW
        case SkillHistory():
            reply, page = show_skill(tally, look), StatsPage.SKILL
    say, player_id = look.say, tally.player.id
    reply = replace(reply, menus=(_menu(player_id, page, say),))
    if not private:
        return reply
    post = Button(Action.SHOW_STATS, say("games-post-button"), player_id, detail=page)
    return replace(reply, buttons=(*reply.buttons, post), private=True)


def _menu(player_id: int, shown: StatsPage, say: Texts) -> Menu:
    options = tuple(MenuOption(page, say(key)) for page, key in _PAGES.items())
    return Menu(Topic.STATS, str(player_id), say("standings-page-prompt"), options, (shown,))


def _kinds(kinds: Kinds, look: Look) -> Reply:
    say = look.say
    rows = [_part(_name_kind(part.of, say), part, say) for part in kinds.parts]
    footer = say("standings-page-kinds-rule")
    return _page(StatsPage.KINDS, [mention(kinds.player.id, say)], rows, footer, look)


def _name_kind(kind: GameKind, say: Texts) -> str:
    named = traits(kind.length, kind.boards, Hard.OFF, say)
    return " · ".join([say(MODE_NAMES[kind.mode.key]), *named])


def _openers(openers: Openers, look: Look) -> Reply:
    say, who = look.say, mention(openers.player.id, look.say)
    rows = [_part(part.of.upper(), part, say) for part in openers.parts]
    text = who if rows else say("standings-page-openers-none", who=who)
    return _page(StatsPage.OPENERS, [text], rows, say("standings-page-openers-rule"), look)


def _words(costs: WordCosts, look: Look) -> Reply:
    say, who = look.say, mention(costs.player.id, look.say)
    rows = [_word(word, say) for word in costs.costly]
    games = {"standings-page-best": costs.best}
    if costs.worst != costs.best:
        games["standings-page-worst"] = costs.worst
    notes = [_game(key, game, say) for key, game in games.items() if game]
    if costs.letters:
        letters = say.join(
            f"{one.letter.upper()} {average(one.cost, say)}" for one in costs.letters
        )
        notes.append(say("standings-page-letters", letters=letters))
    text = [who, *notes] if rows else [say("standings-page-words-none", who=who)]
    footer = say("standings-page-words-rule", lost=LOSS)
    return _page(StatsPage.WORDS, text, rows, footer, look)


def _page(
    page: StatsPage, text: Iterable[str], rows: Sequence[Ranked], footer: str, look: Look
) -> Reply:
    lines = (" · ".join(filter(None, [f"**{row.name}**", row.figure, row.note])) for row in rows)
    card = Picture(
        describe_ranks(rows, look.say), partial(draw_ranks, rows, look.theme), "\n".join(lines)
    )
    reply = Reply(
        title=look.say("standings-page-title", page=look.say(_PAGES[page])),
        text="\n".join(text),
        footer=footer,
        picture=card if rows else None,
    )
    return reply.fit(look.theme)


def _part(name: str, part: Slice[Any], say: Texts) -> Ranked:
    record = say("standings-record", wins=part.wins, games=part.games)
    return Ranked("", name, average(part.average, say), record)


def _word(word: CostlyWord, say: Texts) -> Ranked:
    single = word.games == 1
    notes = [
        "" if single else say("standings-page-times", games=word.games),
        "" if word.others is None else say("standings-page-others", guesses=word.others),
    ]
    cost = _score(round(word.cost)) if single else average(word.cost, say)
    return Ranked("", word.word.upper(), cost, " · ".join(filter(None, notes)))


def _game(key: str, game: Finding, say: Texts) -> str:
    when = moment(game.at, "D")
    return say(key, word=game.word.upper(), score=_score(game.cost), when=when)


def _score(cost: int) -> str:
    """Return ``4/6``, or ``X/6`` for a word that was not found."""
    return f"{cost if cost <= GUESSES else 'X'}/{GUESSES}"
