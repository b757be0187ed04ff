"""What was recorded of a text, as replies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.board.look import Look
from bot.domain.players import Asker
from bot.domain.records.games import WORDLE
from bot.domain.records.shares import MOST_SHARES
from bot.domain.records.values import Record, Share
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.names import escape_name, mention
from bot.render.records import say_average, say_first, say_lost, title, write_result
from bot.render.refused_records import list_reasons
from bot.render.reply import Action, Button, Reply
from bot.render.standings_pages import offer_correction
from bot.render.unclaimed_names import ask_players, say_later
from bot.services.records.receipts import Receipt, RecordEntry, SummaryReceipt
from bot.texts import Texts

_MOST_BUTTONS = 5


def tell(given: Receipt | SummaryReceipt, asker: Asker, look: Look) -> Reply:
    """Show what was recorded of a message."""
    return receipt(given, asker, look) if isinstance(given, Receipt) else summary(given, look)


def receipt(receipt: Receipt, asker: Asker, look: Look) -> Reply:
    """Show what was recorded, with the player's average.

    Players can remove their own results, and managers correct those of others.
    """
    say, own = look.say, receipt.player.id == asker.player.id
    lines = [_entry(entry, say) for entry in receipt.entries]
    lines += list_reasons(receipt.refused, say)
    removable = [one for one in receipt.entries if own and not one.corrected]
    several = len(removable) > _MOST_BUTTONS
    buttons = [] if several else [_offer_removal(one.record, say) for one in removable]
    if asker.rights.manager and not own:
        buttons.append(offer_correction(say, receipt.player.id))
    if receipt.person.id != receipt.player.id:
        facts = {"account": receipt.player, "who": receipt.person}
        names = {name: mention(one.id, say) for name, one in facts.items()}
        lines.append(say("records-joined", **names))
    if receipt.left_out:
        lines.append(say("records-left-out", count=receipt.left_out, most=MOST_SHARES))
    if receipt.unread:
        quoted = [say("refusals-quoted", text=escape_name(one)) for one in receipt.unread]
        lines.append(say("records-unread", shares=say.join(quoted)))
    struck = all(entry.struck for entry in receipt.entries)
    key = "records-receipt-title" if own else "records-of-other-title"
    return Reply(
        title=say("records-struck-title" if struck else key) * (struck or receipt.new),
        text="\n".join(lines if own else [mention(receipt.player.id, say), *lines]),
        footer=say("records-more"),
        menus=_choose_removed(removable, say) if several else (),
        buttons=tuple(buttons),
        private=True,
    )


def ask_doubted(message_id: int, doubted: Sequence[Share], look: Look) -> Reply:
    """Ask whether what a message only tells of is a result, or which of several are."""
    say = look.say
    named = say.join([f"**{name}**" for name in dict.fromkeys(one.game.name for one in doubted)])
    text = f"{named} · {say('records-doubted')}"
    if len(doubted) == 1:
        button = Button(Action.RECORD_DOUBTED, say("records-doubted-button"), message_id)
        return Reply(text=text, buttons=(button,), private=True)
    options = tuple(
        MenuOption(
            f"{one.game.key}.{one.puzzle}",
            title(one.game, one.puzzle, say)[:100],
            write_result(one.game.unit, one.score, say)[:100],
        )
        for one in doubted
    )
    prompt = say("records-doubted-prompt")
    menu = Menu(Topic.DOUBTED, str(message_id), prompt, options, most=len(options))
    return Reply(text=text, menus=(menu,), private=True)


def _offer_removal(one: Record, say: Texts) -> Button:
    label = say("records-remove-button", puzzle=title(one.game, one.puzzle, say))
    return Button(Action.UNRECORD, label, detail=f"{one.game.key}.{one.puzzle}")


def _choose_removed(entries: Sequence[RecordEntry], say: Texts) -> tuple[Menu, ...]:
    """Return the menu that removes any of more results than there is room for buttons."""
    offered = [_offer_removal(one.record, say) for one in entries]
    options = tuple(MenuOption(one.detail, one.label[:100]) for one in offered)
    prompt = say("records-remove-prompt")
    return (Menu(Topic.UNRECORD, "several", prompt, options, most=len(options)),)


def summary(receipt: SummaryReceipt, look: Look) -> Reply:
    """Say how much of a summary was recorded, and ask who the unknown names in it are."""
    say = look.say
    facts = {"puzzle": title(WORDLE, receipt.puzzle, say), "recorded": receipt.recorded}
    lines = [say("records-summary", **facts)]
    if receipt.waiting:
        lines.append(say("records-waiting", waiting=receipt.waiting))
    lines += list_reasons(receipt.refused, say)
    lines += filter(None, [say_later(receipt.names, say)])
    return Reply(
        title=say("records-receipt-title"),
        text="\n".join(lines),
        menus=ask_players(receipt.names, say),
        private=True,
    )


def _entry(entry: RecordEntry, say: Texts) -> str:
    record, puzzle = entry.record, title(entry.record.game, entry.record.puzzle, say)
    result = write_result(record.game.unit, record.score, say)
    if entry.struck:
        return say("records-struck", puzzle=puzzle)
    if entry.corrected:
        return say("records-corrected", puzzle=puzzle, result=result)
    first = say_first(record.game.unit, record.first, say) if record.first else ""
    notes = [_say_counted(entry, say), say("records-confirmed") * record.confirmed, first]
    if entry.before:
        key = "records-kept" if entry.differs else "records-known"
        return _note(say(key, puzzle=puzzle, result=result), notes)
    figures = entry.figures
    average = say_average(record.game, figures, say)
    facts = {"puzzle": puzzle, "result": result, "average": average}
    lost = "" if record.score.solved else say_lost(record.game, say).strip()
    line = say("records-entry", **facts, games=figures.games)
    return _note(line, [lost, *notes])


def _note(line: str, notes: Iterable[str]) -> str:
    """Return a line with notes below it, without those that are empty."""
    return "\n".join([line, *(f"-# {note}" for note in notes if note)])


def _say_counted(entry: RecordEntry, say: Texts) -> str:
    """Say that the rows of a share were counted, where it says something else."""
    if entry.stated is None:
        return ""
    if entry.held:
        return say("refusals-past-day")
    stated = entry.stated.figure if entry.stated.solved else "X"
    return say("records-counted", rows=entry.record.score.figure, stated=str(stated))
