"""What is stored about a player, handed out and deleted."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.render.reply import Action, Attachment, Button, Reply, Style

KEPT = """\
**What I keep**: your Discord id and name; the games you began, your guesses, votes and results; \
words you set for others, words I guessed and your marks; your rows in solve sessions; your \
preferences. With the ids of the server and the channel, and when. Nothing else that is said \
here, no messages.

**Why**: to show boards, go on after a restart, and count leaderboards and streaks. It is used for \
nothing else and given to nobody.

**Yours to take**: the export is a file with all of it but the answers of games. Deleting takes \
it away for good; in games that others play too, your guesses and the words you set stay, without \
your name."""

SURELY = """\
This deletes your games, results, streaks and preferences, in every server, for good. Running \
private games of yours end. There is no way back."""


def privacy(privacy_url: str | None = None) -> Reply:
    """What is kept and why, with the buttons that hand it out and delete it."""
    page = f"\n\nThe whole page: {privacy_url}" if privacy_url else ""
    return Reply(
        title="Privacy",
        text=KEPT + page,
        buttons=(
            Button(Action.EXPORT, "Export my data"),
            Button(Action.ERASE, "Delete my data", style=Style.DANGER),
        ),
        private=True,
    )


def exported(data: Mapping[str, Any]) -> Reply:
    """The player's data as a JSON file."""
    content = json.dumps(data, indent=2, ensure_ascii=False).encode()
    return Reply(
        text="All I keep about you, as a file.",
        files=(Attachment("tilemate.json", content),),
        private=True,
    )


def sure() -> Reply:
    """Asks before everything is deleted."""
    yes = Button(Action.ERASE_ALL, "Delete everything", style=Style.DANGER)
    return Reply(title="Delete my data", text=SURELY, buttons=(yes,), private=True)


def erased() -> Reply:
    text = "Everything about you is deleted. If you play again, I begin anew."
    return Reply(title="Deleted", text=text, private=True)
