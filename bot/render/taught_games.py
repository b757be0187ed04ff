"""Games that a server teaches: the page of all, and the page of one with what it would read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.board.look import Look
from bot.domain.players import Player
from bot.domain.records.taught_games import MOST_TAUGHT, UNITS, TaughtGame
from bot.domain.records.values import Share, Unit
from bot.domain.setting_kinds import OFF, ON
from bot.render.details import SURE
from bot.render.guilds import Page, page_menu
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.names import escape_name, mention
from bot.render.records import title, write_result
from bot.render.reply import Action, Button, Reply, Style
from bot.texts import Texts, keys

_SHOWN = 5
"""Results of a trial to list."""

UNIT_NAMES = keys("taught-unit", UNITS)

_SLOTS = {
    "number": "taught-slot-number",
    "date": "taught-slot-date",
    "score": "taught-slot-score",
    "time": "taught-slot-time",
}


@dataclass(frozen=True)
class Trial:
    """What a game would record of the `read` newest messages of a channel; nothing is stored."""

    channel_id: int
    read: int
    found: Sequence[tuple[Player, Share]]


def page(taught: Sequence[TaughtGame], look: Look) -> Reply:
    """Draw the page of all games, with a menu to open one and a button to teach one."""
    say = look.say
    lines = [f"**{escape_name(one.name)}** · {_state(one, say)}" for one in taught]
    add = Button(Action.TEACH_GAME, say("taught-add-button"), style=Style.SUCCESS)
    return Reply(
        title=say("guilds-page-title", page=say("guilds-page-games")),
        text="\n".join([say("taught-about"), "", *(lines or [say("taught-none")])]),
        menus=(page_menu(Page.GAMES, say), *_choice(taught, say)),
        buttons=(add,) if len(taught) < MOST_TAUGHT else (),
        private=True,
    )


def details(one: TaughtGame, look: Look, trial: Trial | None, *, watched: bool) -> Reply:
    """Draw one game with how its shares are read, a trial, and the buttons that change it."""
    say = look.say
    lines = [_state(one, say), say("taught-reads", template=_write_template(one, say))]
    highest: tuple[Button, ...] = ()
    if one.most is None and one.unit is not Unit.TIME:
        lines.append(say("taught-highest", highest=one.highest))
        highest = (Button(Action.TEACH_GAME, say("taught-highest-button"), one.id),)
    if trial:
        lines += ["", *_tell_trial(trial, say)]
    if not watched:
        lines += ["", say("taught-unwatched", page=say("guilds-page-records"))]
    label, style = ("taught-stop-button", Style.SECONDARY) if one.live else _GO
    return Reply(
        title=say("guilds-page-title", page=one.name),
        text="\n".join(lines),
        menus=(page_menu(Page.GAMES, say),),
        buttons=(
            Button(Action.READ_GAME, say(label), one.id, style, OFF if one.live else ON),
            *highest,
            Button(Action.FORGET_GAME, say("taught-forget-button"), one.id, Style.DANGER),
        ),
        private=True,
    )


_GO = ("taught-go-button", Style.SUCCESS)


def ask_deletion(one: TaughtGame, look: Look) -> Reply:
    """Ask whether a game and its results should really be deleted."""
    say = look.say
    return Reply(
        say("taught-sure", name=escape_name(one.name)),
        buttons=(
            Button(Action.FORGET_GAME, say("taught-forget-button"), one.id, Style.DANGER, SURE),
            Button(Action.SHOW_GAME, say("lists-keep-button"), one.id),
        ),
        private=True,
    )


def _state(one: TaughtGame, say: Texts) -> str:
    return say("taught-live" if one.live else "taught-idle")


def _write_template(one: TaughtGame, say: Texts) -> str:
    """Return ``Krunkle #⟨number⟩ ⟨score⟩/6``."""
    names = {slot: f"⟨{say(key)}⟩" for slot, key in _SLOTS.items()}
    written = re.sub(r"\{([a-z]+)\}", lambda slot: names[slot[1]], one.template)
    return written.replace("{...}", "…").replace("`", "'")


def _tell_trial(trial: Trial, say: Texts) -> list[str]:
    if not trial.read:
        return [say("taught-trial-none", channel=f"<#{trial.channel_id}>")]
    facts = {"channel": f"<#{trial.channel_id}>", "read": trial.read, "results": len(trial.found)}
    lines = [
        say(
            "taught-trial-line",
            who=mention(player.id, say),
            puzzle=title(share.game, share.puzzle, say),
            result=write_result(share.game.unit, share.score, say),
        )
        for player, share in trial.found[:_SHOWN]
    ]
    return [say("taught-trial", **facts), *lines]


def _choice(taught: Sequence[TaughtGame], say: Texts) -> tuple[Menu, ...]:
    shown = tuple(
        MenuOption(Button(Action.SHOW_GAME, one.name, one.id).custom_id, one.name, _state(one, say))
        for one in taught
    )
    return (Menu(Topic.TAUGHT, "show", say("taught-prompt"), shown),) if shown else ()
