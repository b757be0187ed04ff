"""Who has played a daily, with everybody's rows as far as a message has room for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from bot.board.boards import size
from bot.board.look import Look
from bot.board.tiles import blank_tiles
from bot.domain.matches import Entrant, Match
from bot.domain.merits import sort_entrants
from bot.domain.players import Theme
from bot.domain.standings import Streak
from bot.render.names import mention, take_first
from bot.render.podium import choose_tiles, find_places, medal, state
from bot.render.reply import Action, Button, Reply
from bot.render.title import title
from bot.services.matches.view import DailyNews, MatchView
from bot.texts import Texts

_YEAR = 365

_LISTED = 15
"""Players that are listed where not everybody's rows fit, at most."""

_KEPT = 3
"""Boards that a card shows, those of the best: more of them are a wall to scroll past."""

_MOST = 120
"""More boards than ever fit into a message."""

_PAGE = 3_400
"""UTF-16 units of a page of boards, of the 4,000 of a message."""


@dataclass(frozen=True)
class Played:
    """A player's line, and the rows of their board without a letter."""

    line: str
    rows: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n".join([self.line, *self.rows])


@dataclass(frozen=True)
class DailyRows:
    """What a card shows of those who have played, and how many boards it leaves out."""

    text: str
    left_out: int = 0


def list_rows(match: Match, news: DailyNews, look: Look, room: int) -> DailyRows:
    """Return everybody's lines, and the rows of the best; in no more `room`, as many as fit."""
    played = [*islice(_list_played(match, news, look), _MOST)]
    folded = sum(bool(one.rows) for one in played[_KEPT:])
    if folded:
        played[_KEPT:] = [Played(one.line) for one in played[_KEPT:]]
    text = "\n".join(map(str, played))
    if size(text) <= room and len(match.played) <= _MOST:
        return DailyRows(text, folded)
    boards = sum(one.finished for one in match.played) if look.theme is not Theme.TEXT else 0
    return _shorten(played, (len(match.played), boards), look, room)


def offer_boards(match: Match, look: Look) -> Button:
    """Return the button that shows everybody's board."""
    return Button(Action.ALL_BOARDS, look.say("matches-boards-button"), match.id, detail="0")


def show_boards(view: MatchView, look: Look, page: int) -> Reply:
    """Show a page of everybody's boards to one player; a page that isn't there is the last."""
    match = view.match
    pages = _paginate(_list_played(match, view.news or DailyNews(), look))
    page = max(0, min(page, len(pages) - 1))
    turners = tuple(
        Button(Action.ALL_BOARDS, look.say(label), match.id, detail=str(turned))
        for label, turned in (("standings-previous", page - 1), ("standings-next", page + 1))
        if 0 <= turned < len(pages)
    )
    named = title(match.mode, match.game.rules, match.number, match.language, look)
    return Reply(pages[page], title=named, buttons=turners, private=True)


def _list_played(match: Match, news: DailyNews, look: Look) -> Iterator[Played]:
    guessed = {one.player.id for one in match.played}
    drawn = choose_tiles(match, look)
    places = find_places(match) if match.over else {}
    for entrant in sort_entrants(match):
        if entrant.player.id in guessed:
            yield _write(entrant, places.get(entrant.player.id), news, drawn)


def _write(entrant: Entrant, place: int | None, news: DailyNews, look: Look) -> Played:
    session = entrant.session
    if session is None:
        raise ValueError("whoever has played has a board")
    kept = write_streak(news.streaks.get(entrant.player.id, Streak()), look.say)
    placed = f"{medal(place)} " if place else ""
    shown = state(session, look, struck=entrant.struck)
    line = f"{placed}{mention(entrant.shown.id, look.say)}  {shown}"
    if session.active:
        return Played(line)
    # what is read out would be spelt square by square
    turns = () if look.theme is Theme.TEXT else session.turns
    rows = tuple(blank_tiles(turn.feedback, look.plain) for turn in turns)
    return Played(f"{line} · {kept}" if kept else line, rows)


def _shorten(played: Sequence[Played], counts: tuple[int, int], look: Look, room: int) -> DailyRows:
    """Return the first boards there is room for, and of the others a few lines without rows.

    The `counts` are of all players and of all boards, which may be more than the first that are
    given.
    """
    for with_rows in range(len(played), 0, -1):
        listed, _ = take_first(played, max(with_rows, _LISTED))
        cut = _cut(played, with_rows, len(listed), counts, look)
        if size(cut.text) <= room:
            return cut
    cuts = (_cut(played, 0, listed, counts, look) for listed in range(_LISTED, 0, -1))
    return next((cut for cut in cuts if size(cut.text) <= room), _cut(played, 0, 0, counts, look))


def _cut(
    played: Sequence[Played], with_rows: int, listed: int, counts: tuple[int, int], look: Look
) -> DailyRows:
    """List so many players, the first of them with their rows, and count the others."""
    whole, lines = played[:with_rows], [one.line for one in played[with_rows:listed]]
    players, boards = counts
    left_out = boards - sum(bool(one.rows) for one in whole)
    text = [*map(str, whole), *lines, *_count_others(players - len(whole) - len(lines), look)]
    note = [say_left_out(left_out, look)] if left_out else []
    return DailyRows("\n".join([*text, *note]), left_out)


def _count_others(more: int, look: Look) -> list[str]:
    return [look.say("matches-more", count=more)] if more else []


def say_left_out(boards: int, look: Look) -> str:
    """Say how many boards there is no room for, and which button shows them."""
    button = look.say("matches-boards-button")
    return f"-# {look.say('matches-boards-more', count=boards, button=button)}"


def _paginate(played: Iterator[Played]) -> list[str]:
    pages = [""]
    for one in played:
        text = f"{pages[-1]}\n{one}" if pages[-1] else str(one)
        if size(text) > _PAGE and pages[-1]:
            pages.append(str(one))
        else:
            pages[-1] = text
    return pages


def write_streak(streak: Streak, say: Texts) -> str:
    """Return the days in a row and which day a shield kept, or nothing for fewer than two."""
    if streak.now <= 1:
        return ""
    days = say("matches-streak", days=streak.now)
    if streak.kept is None:
        return days
    # in a streak of less than a year there is each date once
    day = say.short_day(streak.kept) if streak.now < _YEAR else say.day(streak.kept)
    return say("matches-shielded", streak=days, day=day)
