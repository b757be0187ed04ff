"""A server's results as tables to download."""

from __future__ import annotations

from datetime import datetime

from bot.board.look import Look
from bot.domain.exports import MOST_EXPORTED, ExportedGame, ExportedRecord, ResultPortion
from bot.domain.players import Player
from bot.domain.records.values import RecordedGame
from bot.render.names import write_name
from bot.render.records import number_puzzle
from bot.render.reply import Reply
from bot.render.tables import Table, pack
from bot.texts import Texts

_LARGEST = 8 * 1024 * 1024
"""Bytes of files that are sent as they are; Discord takes 10 MB."""

RECORD_COLUMNS = (
    *("game", "puzzle", "day", "player", "discord_id", "figure", "unit", "solved", "counts"),
    *("posted", "source", "first_figure", "first_solved", "confirmed", "correction"),
)
GAME_COLUMNS = (
    *("mode", "day", "finished", "language", "length", "boards", "hard", "player", "discord_id"),
    *("guesses", "limit", "solved", "ranked", "helped", "struck"),
)
"""Programs read them too, so they are the same in every language."""


class ResultTables:
    """A table of what was recorded in a server, and one of what was played."""

    def __init__(self, look: Look) -> None:
        self._say = look.say
        self._recorded, self._played = 0, 0
        self._records = Table("results", RECORD_COLUMNS)
        self._games = Table("games", GAME_COLUMNS)

    def add(self, some: ResultPortion) -> None:
        """Write a line for each result."""
        say, known = self._say, some.known
        self._records.add(_write_record(one, known.get(one.game), say) for one in some.records)
        self._games.add(_write_game(one, say) for one in some.games)
        self._recorded += len(some.records)
        self._played += len(some.games)

    def draw(self) -> Reply:
        """Attach the tables with what was written so far, packed if they are large."""
        say, counts = self._say, {"records": self._recorded, "games": self._played}
        if not any(counts.values()):
            return Reply(say("guilds-export-empty"), private=True)
        full = max(counts.values()) >= MOST_EXPORTED
        lines = [say("guilds-exported", **counts)]
        lines += [say("guilds-export-cut", most=MOST_EXPORTED)] if full else []
        files = (self._records.attach(), self._games.attach())
        if sum(len(file.content) for file in files) > _LARGEST:
            files = (pack("results", files),)
        return Reply("\n".join(lines), files=files, private=True)


def _write_record(one: ExportedRecord, game: RecordedGame | None, say: Texts) -> tuple[object, ...]:
    return (
        game.name if game else one.game,
        number_puzzle(game, one.puzzle) if game else one.puzzle,
        one.on,
        *_write_player(one.player, say),
        one.score.figure,
        game.unit if game else "",
        _affirm(one.score.solved),
        _affirm(one.counts),
        _write_moment(one.at),
        one.origin,
        one.first.figure if one.first else "",
        _affirm(one.first.solved) if one.first else "",
        _affirm(one.confirmed),
        one.ruling or "",
    )


def _write_game(one: ExportedGame, say: Texts) -> tuple[object, ...]:
    return (
        one.mode.key,
        one.on,
        _write_moment(one.at),
        one.language,
        one.length,
        one.boards,
        one.hard,
        *_write_player(one.player, say),
        one.guesses,
        one.limit,
        _affirm(one.won),
        _affirm(one.ranked),
        _affirm(one.assisted),
        _affirm(one.struck),
    )


def _write_player(player: Player, say: Texts) -> tuple[str, object]:
    """Return the name and the id; no id of those who are not named, or have only a name."""
    return write_name(player, say), player.id if player.id > 0 else ""


def _write_moment(at: datetime) -> str:
    """Return a moment in UTC, as every spreadsheet reads it."""
    return f"{at:%Y-%m-%d %H:%M:%S}"


def _affirm(value: bool) -> str:
    return "yes" if value else "no"
