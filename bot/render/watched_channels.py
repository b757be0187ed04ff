"""Channels in which results are recorded: on the page of settings, and the notice of reading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.board.look import Look
from bot.domain.records.backfills import (
    Backfill,
    BackfillReport,
    BackfillState,
    FoundResults,
    Missing,
    Preview,
)
from bot.render.details import FORGET, SURE
from bot.render.reply import Action, Button, Reply, Style
from bot.texts import Texts, keys

_STATES = keys("records-reading", BackfillState)
_MISSING = keys("records-missing", Missing)
_LONGEST_NAME = 40


@dataclass(frozen=True)
class WatchedChannels:
    """A server's watched channels: names by id, and what is `missing` to read them, and where.

    `reads` says whether the bot reads messages at all; `report` is of the latest backfill.
    """

    reads: bool
    names: Mapping[int, str]
    missing: Sequence[tuple[Missing, int]] = ()
    report: BackfillReport | None = None


def complete(page: Reply, watched: WatchedChannels, look: Look) -> Reply:
    """Add the state of the channels to the page of settings, and buttons to read older messages."""
    say, report = look.say, watched.report
    lines = [page.text]
    if watched.missing:
        needed = (say(_MISSING[what], channel=f"<#{where}>") for what, where in watched.missing)
        lines.append("\n".join([say("records-missing"), *needed]))
    if not watched.reads:
        return replace(page, text="\n\n".join([*lines, say("records-missing-until")]))
    if report:
        lines.append("\n".join(_describe(report, say)))
    running = report is not None and report.backfill.runs
    back = () if report is None or report.backfill.undone else (_take_back(say),)
    buttons = (_stop(say),) if running else (*_read(watched.names, say), *back)
    return replace(page, text="\n\n".join(lines), buttons=(*page.buttons, *buttons))


def offer_history(look: Look, channel_id: int) -> Reply:
    """Offer those who manage a server to record what its summaries say, older ones too."""
    say = look.say
    button = Button(Action.IMPORT, say("records-import-button"), channel_id, Style.PRIMARY)
    return Reply(say("records-import"), buttons=(button,))


def preview(preview: Preview, look: Look) -> Reply:
    """Say what would be recorded, and ask whether to go on."""
    say, channel = look.say, f"<#{preview.channel_id}>"
    if preview.read:
        lines = [say("records-preview", channel=channel, count=preview.read)]
        found = preview.found
        if found.results or found.nameless or not preview.known:
            lines.append(_count(found, say))
    else:
        lines = [say("records-preview-empty", channel=channel)]
    if preview.games:
        games = (
            say("board-named", name=name, what=count)
            for name, count in Counter(preview.games).most_common()
        )
        lines.append(" · ".join(games))
    if preview.known:
        lines.append(say("records-preview-known", count=preview.known))
    if preview.unread:
        lines.append(say("records-preview-unread", count=preview.unread))
    lines.append(say("records-preview-next"))
    sure = say("records-preview-button")
    buttons = [Button(Action.READ_OLDER, sure, preview.channel_id, Style.SUCCESS, SURE)]
    if preview.stored:
        lines.append(say("records-preview-gone", count=preview.gone))
        forget = say("records-preview-forget-button")
        more = Button(Action.READ_OLDER, forget, preview.channel_id, Style.DANGER, FORGET)
        buttons.append(more)
    return Reply(
        "\n".join(lines),
        title=say("records-preview-title"),
        buttons=tuple(buttons),
        private=True,
    )


def ask_to_take_back(look: Look) -> Reply:
    """Ask whether everything that was read is to be taken back."""
    say = look.say
    yes = Button(Action.TAKE_BACK, say("records-take-back-button"), 0, Style.DANGER, SURE)
    return Reply(say("records-take-back-sure"), buttons=(yes,), private=True)


def notice(report: BackfillReport, look: Look) -> Reply:
    """Tell everybody how far the reading of older messages is, and where its report is."""
    say, backfill = look.say, report.backfill
    lines = [_say_state(backfill, say)]
    if not (backfill.runs or backfill.undone):
        lines.append(say("records-reading-report", page=say("guilds-page-records")))
    return Reply("\n".join(lines), buttons=(_stop(say),) if backfill.runs else ())


def tell_report(report: BackfillReport, look: Look) -> Reply:
    """Tell whoever began it what the reading of older messages brought."""
    return Reply("\n".join(_describe(report, look.say)), private=True)


def _describe(report: BackfillReport, say: Texts) -> list[str]:
    backfill = report.backfill
    lines = [_say_state(backfill, say)]
    if backfill.read and not backfill.undone:
        lines.append(_count(report.found, say))
        lines.append(say("records-reading-changed", changed=backfill.changed))
    if backfill.gone:
        key = "records-reading-gone" if backfill.forgets else "records-reading-left"
        lines.append(say(key, count=backfill.gone))
    if backfill.unread_count and not backfill.undone:
        links = " ".join(_link(backfill, *one) for one in backfill.unread)
        lines.append(say("records-reading-unread", count=backfill.unread_count, links=links))
    return lines


def _say_state(backfill: Backfill, say: Texts) -> str:
    channel = f"<#{backfill.place.channel_id}>"
    return say(_STATES[backfill.state], channel=channel, read=backfill.read)


def _count(results: FoundResults, say: Texts) -> str:
    """Say how many results of players there are, and how many under names nobody has identified."""
    lines: list[str] = []
    if not (results.results or results.nameless):
        return say("records-reading-none")
    if results.results:
        lines.append(say("records-reading-results", results=results.results, people=results.people))
    if results.nameless:
        lines.append(say("records-reading-names", results=results.nameless, count=results.names))
    if results.repeated:
        lines.append(say("records-reading-repeated", count=results.repeated))
    return "\n".join(lines)


def _read(names: Mapping[int, str], say: Texts) -> tuple[Button, ...]:
    """Return a button for each channel, in a row of its own."""
    return tuple(
        Button(
            Action.READ_OLDER,
            say("records-read-button", channel=name[:_LONGEST_NAME]),
            channel_id,
            row=row,
        )
        for row, (channel_id, name) in enumerate(names.items(), start=1)
    )


def _take_back(say: Texts) -> Button:
    return Button(Action.TAKE_BACK, say("records-take-back-button"))


def _stop(say: Texts) -> Button:
    return Button(Action.STOP_READING, say("records-stop-button"), row=1)


def _link(backfill: Backfill, channel_id: int, message_id: int) -> str:
    return f"https://discord.com/channels/{backfill.place.guild_id}/{channel_id}/{message_id}"
