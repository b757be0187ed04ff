"""Who is who: names that wait, and accounts that are one person's."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.look import Look
from bot.domain.players import Player
from bot.render.menus import Kind, Menu, Topic
from bot.render.names import mention
from bot.render.reply import Action, Button, Reply, Style
from bot.render.unclaimed_names import ask_players, names_buttons, say_later
from bot.texts import Texts

WHICH = "which"
"""The name of the menu that asks for an account; that of the next menu is the account's id."""

_MOST = 15
"""Accounts that are listed."""


def who_button(names: int, say: Texts) -> Button:
    """Return the button that asks who is who, with how many names wait."""
    label = say("records-who-button", names=names) if names else say("records-who-title")
    return Button(Action.WHO, label)


def show(
    waiting: Sequence[str],
    accounts: Sequence[tuple[Player, Player]],
    look: Look,
    *,
    named: bool = False,
) -> Reply:
    """Ask who the waiting names are, and list who has several accounts.

    `named` says that some names are known already.
    """
    say = look.say
    asked = " ".join([say("records-names"), say_later(waiting, say)]).strip()
    lines = [asked if waiting else say("records-who-none"), "", say("records-accounts")]
    lines += [_tell(account, person, say) for account, person in accounts[:_MOST]]
    if len(accounts) > _MOST:
        lines.append(say("records-hidden", players=len(accounts) - _MOST))
    which = Menu(Topic.ACCOUNTS, WHICH, say("records-account-prompt"), kind=Kind.USERS)
    return Reply(
        title=say("records-who-title"),
        text="\n".join(lines),
        menus=(*ask_players(waiting, say), which),
        buttons=names_buttons(say) if named else (),
        private=True,
    )


def ask(account_id: int, person: Player | None, look: Look) -> Reply:
    """Ask whose account it is, and say so where it is somebody's already."""
    say = look.say
    account = mention(account_id, say)
    text = say("records-account-ask", account=account)
    buttons: tuple[Button, ...] = (_back(say),)
    if person:
        text = say("records-account-one", account=account, who=mention(person.id, say))
        part = Button(Action.PART, say("records-part-button"), account_id, Style.DANGER)
        buttons = (part, *buttons)
    whose = Menu(
        Topic.ACCOUNTS, str(account_id), say("records-account-whose-prompt"), kind=Kind.USERS
    )
    return Reply(text, menus=(whose,), buttons=buttons, private=True)


def confirm_parting(account_id: int, look: Look) -> Reply:
    """Confirm that an account has its results itself again."""
    say = look.say
    text = say("records-parted", account=mention(account_id, say))
    return Reply(text, buttons=(_back(say),), private=True)


def _back(say: Texts) -> Button:
    return Button(Action.WHO, say("records-who-title"))


def _tell(account: Player, person: Player, say: Texts) -> str:
    facts = {"account": mention(account.id, say), "who": mention(person.id, say)}
    return say("records-account-line", **facts)
