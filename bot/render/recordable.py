"""What can be recorded, and how."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.look import Look
from bot.domain.records.values import RecordedGame
from bot.render.reply import Action, Button, Reply
from bot.render.unclaimed_names import ask_players, names_buttons, say_later


def invite(heading: str, look: Look) -> Reply:
    """Say that nothing is recorded yet and how that is done, and offer the list of games."""
    buttons = (offer_games(look),)
    return Reply(look.say("records-empty"), title=heading, buttons=buttons, private=True)


def offer_games(look: Look) -> Button:
    """Return the button that lists the games."""
    return Button(Action.RECORDABLE, look.say("records-how-button"))


def list_recordable(
    games: Sequence[RecordedGame],
    names: Sequence[str],
    look: Look,
    *,
    named: bool = False,
    nameless: int = 0,
) -> Reply:
    """List the games that can be recorded, and ask who unknown names are.

    Above all, so many results of summaries are `nameless`: they wait for a moderator to say whose
    they are. `named` says that some names are known already.
    """
    say = look.say
    listed = say("records-how-games", games=say.join([game.name for game in games]))
    brought = [say("records-nameless", results=nameless)] if nameless else []
    menus = ask_players(names, say)
    footer = " ".join([say("records-names"), say_later(names, say)]) if menus else ""
    return Reply(
        title=say("records-played-title" if nameless else "records-how-title"),
        text="\n\n".join([*brought, say("records-how"), listed]),
        footer=footer.strip(),
        menus=menus,
        buttons=names_buttons(say) if named else (),
        private=True,
    )
