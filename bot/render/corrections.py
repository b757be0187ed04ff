"""Corrected results: the page for everybody, and the pages that make corrections."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.look import Look
from bot.domain.corrections import (
    Batch,
    Correction,
    CorrectionPage,
    CountedResult,
    Flood,
    ResultKey,
)
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.players import Player
from bot.domain.records.values import Score
from bot.render.changed_results import offer_changed, tell_floods
from bot.render.corrected_results import (
    Games,
    name_result,
    write_change,
    write_correction,
    write_counted,
    write_first,
)
from bot.render.exclusions import list_decisions, offer_exclusion, offer_others
from bot.render.menus import Kind, Menu, MenuOption, Topic
from bot.render.names import mention, write_name
from bot.render.reply import Action, Button, Reply, Style
from bot.render.strikes import offer_strikes
from bot.texts import Texts

PLAYER, RESULT, UNDO = "player", "result", "undo"
"""The names of the menus; those about one player go on with their id."""

ALL_OF_PLAYER = "every"
"""The option that undoes all corrections of a player."""

_SHOWN = 25
"""Results in the menu, which Discord allows at most."""


def corrections(page: CorrectionPage, games: Games, look: Look) -> Reply:
    """Show everybody what was corrected in the server, who was shut out or joined, and by whom."""
    say = look.say
    ranks = Button(Action.RANKS, say("standings-title"), detail=LeaderboardRequest().text)
    lines = [
        *list_decisions(page.decisions, say),
        *(write_correction(one, games, say) for one in page.found),
    ]
    return Reply(
        title=say("standings-corrections-title"),
        text="\n".join(lines) or say("standings-corrections-empty"),
        buttons=(*_turners(page, say), ranks),
    )


def _turners(page: CorrectionPage, say: Texts) -> list[Button]:
    """Return the buttons to the pages before and after."""
    back = Button(Action.CORRECTIONS, say("standings-previous"), page.number - 1)
    forward = Button(Action.CORRECTIONS, say("standings-next"), page.number + 1)
    return [*([back] if page.number else []), *([forward] if page.more else [])]


def ask_player(
    batches: Sequence[Batch], floods: Sequence[Flood], games: Games, look: Look
) -> Reply:
    """Ask whose result is wrong, or which correction to undo, or which of those made at once."""
    say = look.say
    options = tuple(_offer_batch(one, games, say) for one in batches)
    prompt = say("standings-correct-undo-prompt")
    undo = (Menu(Topic.CORRECT, UNDO, prompt, options),) if options else ()
    return Reply(
        title=say("standings-correct-title"),
        text="\n".join([say("standings-correct"), *tell_floods(floods, say)]),
        menus=(
            Menu(Topic.CORRECT, PLAYER, say("standings-correct-player-prompt"), kind=Kind.USERS),
            *undo,
        ),
        buttons=(offer_changed(say),),
        private=True,
    )


def _offer_batch(batch: Batch, games: Games, say: Texts) -> MenuOption:
    one = batch.newest
    who, detail = write_name(one.player, say), f"{one.on}: {write_change(one, games, say)}"
    label = f"{who} · {name_result(one.key, games, say)}"
    if batch.count > 1:
        label = say("standings-correct-batch", who=who, count=batch.count)
        detail = str(one.at.date())
    return MenuOption(str(one.id), label[:100], detail[:100])


def _offer_standing(
    player: Player, standing: Sequence[Correction], games: Games, say: Texts
) -> tuple[Menu, ...]:
    """Return the menu that takes a player's corrections back: one, or all."""
    if not standing:
        return ()
    every = MenuOption(ALL_OF_PLAYER, say("standings-correct-undo-all", count=len(standing)))
    options = [
        MenuOption(
            str(one.id),
            name_result(one.key, games, say)[:100],
            f"{one.on}: {write_change(one, games, say)}"[:100],
        )
        for one in standing
    ]
    shown = [*([every] if len(standing) > 1 else []), *options][:_SHOWN]
    prompt = say("standings-correct-undo-prompt")
    return (Menu(Topic.CORRECT, f"{UNDO}.{player.id}", prompt, tuple(shown)),)


def ask_result(
    player: Player,
    results: Sequence[CountedResult],
    standing: Sequence[Correction],
    games: Games,
    look: Look,
    *,
    shut_out: bool = False,
    joined: tuple[Player, Player] | None = None,
) -> Reply:
    """Ask which of a player's results is wrong, or which correction of theirs to undo.

    It offers to record none of them any more.

    Of an account that is `joined` to another, it is said that its records count under that.
    """
    say, who = look.say, mention(player.id, look.say)
    options = tuple(
        MenuOption(
            one.key.text,
            name_result(one.key, games, say)[:100],
            f"{one.on}: {write_counted(one, games, say)}"[:100],
        )
        for one in results[:_SHOWN]
    )
    note: list[str] = []
    if joined and joined[0].id != joined[1].id:
        account, person = (mention(one.id, say) for one in joined)
        note = [say("standings-correct-joined", account=account, who=person)]
    asked = "standings-correct-which" if results else "standings-correct-none"
    name = f"{RESULT}.{player.id}"
    menu = Menu(Topic.CORRECT, name, say("standings-correct-result-prompt"), options)
    return Reply(
        title=say("standings-correct-title"),
        text="\n".join([*note, say(asked, who=who)]),
        menus=(*([menu] if results else []), *_offer_standing(player, standing, games, say)),
        buttons=(
            *offer_strikes(player, results, say),
            offer_exclusion(player, say, shut_out=shut_out),
            offer_others(say),
        ),
        private=True,
    )


def confirm_undone(player: Player, count: int, look: Look) -> Reply:
    """Say how many corrections of a player were taken back at once."""
    say = look.say
    return Reply(
        title=say("standings-correct-title"),
        text=say("standings-correct-undone-all", who=mention(player.id, say), count=count),
        footer=say("standings-correct-shown"),
        buttons=(offer_others(say),),
        private=True,
    )


def offer_changes(
    player: Player, key: ResultKey, games: Games, look: Look, first: Score | None = None
) -> Reply:
    """Offer what can be done with a result, and say what it was `first` if an edit changed it."""
    say = look.say
    what = name_result(key, games, say)
    asked = say("standings-correct-what", who=mention(player.id, say), what=what)
    note = [f"-# {write_first(key, first, games, say)}"] if first else []
    strike = say("standings-correct-strike-button")
    buttons = [Button(Action.STRIKE, strike, player.id, Style.DANGER, key.text)]
    if key.find_recorded(games):
        change = say("standings-correct-change-button")
        buttons.append(Button(Action.CHANGE, change, player.id, detail=key.text))
    return Reply(
        title=say("standings-correct-title"),
        text="\n".join([asked, *note]),
        buttons=(*buttons, offer_others(say)),
        private=True,
    )


def confirm_correction(one: Correction, games: Games, look: Look) -> Reply:
    """Show what was done, with the button that undoes it."""
    say = look.say
    undo = Button(Action.UNCORRECT, say("standings-correct-undo-button"), one.id)
    return Reply(
        title=say("standings-correct-title"),
        text=write_correction(one, games, say),
        footer=say("standings-correct-shown"),
        buttons=(offer_others(say),) if one.undone_by else (undo, offer_others(say)),
        private=True,
    )
