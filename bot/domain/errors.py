"""What the bot refuses a player, as facts; `render.refusals` has the sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.domain.games import GameSession
    from bot.domain.modes import ModeKey
    from bot.domain.options import Option
    from bot.domain.players import Player
    from engine import Feedback, Word


class PlayerError(Exception):
    """Base class of refusals, which only the player who asked sees, and which cost nothing."""


class NoGame(PlayerError):
    """The player has no running game here."""


class GameEnded(PlayerError):
    """The game a button belongs to has ended."""


class GameRunning(PlayerError):
    """The channel, or the player of a private mode, already has a game: perhaps `running`."""

    def __init__(self, private: bool, running: GameSession | None = None) -> None:
        super().__init__(private)
        self.private = private
        self.running = running


class NotYours(PlayerError):
    """Somebody else's private game."""


class NotStarter(PlayerError):
    """Only `starter` may do that."""

    def __init__(self, starter: Player) -> None:
        super().__init__(starter)
        self.starter = starter


class MayNotStop(NotStarter):
    """Only the starter or a moderator may end this game."""


class MayNotBegin(NotStarter):
    """Only the player who opened a race may begin it before everyone is ready."""


class Unfit(PlayerError):
    """A word that nobody should be made to guess."""

    def __init__(self, word: Word) -> None:
        super().__init__(word)
        self.word = word


class OptionRefused(PlayerError):
    """The mode does not take an option that was chosen."""

    def __init__(self, mode: ModeKey, option: Option) -> None:
        super().__init__(mode, option)
        self.mode = mode
        self.option = option


class NotInvited(PlayerError):
    """The challenge is for other players."""


class OwnChallenge(PlayerError):
    """The player who set the word cannot guess it."""


class BotInvited(PlayerError):
    """A bot cannot be challenged."""


class MatchOver(PlayerError):
    """The race, daily, challenge or duel has ended."""


class NotBegun(PlayerError):
    """The race has not begun: its players are not all ready."""


class Spoiler(PlayerError):
    """Others are still guessing the word that would be shown."""


class NothingToShare(PlayerError):
    """The player has not finished a game here."""


class NothingToUndo(PlayerError):
    """The solve session has no rows."""


class NoSolveSession(PlayerError):
    """The player has no solve session in this channel."""


class TilesMissing(PlayerError):
    """A guess was given without its tiles, or tiles without a guess."""


class TilesUneven(PlayerError):
    """This number of `marks` does not fit; `row` (from 1) has the wrong length, if known."""

    def __init__(self, words: int, boards: int, length: int, marks: int, row: int | None) -> None:
        super().__init__(words, boards, length, marks, row)
        self.words = words
        self.boards = boards
        self.length = length
        self.marks = marks
        self.row = row


class TooMany(PlayerError):
    """There may be at most `most`."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class TooManyRows(TooMany):
    """A puzzle takes at most `most` guesses."""


class OtherLength(PlayerError):
    """The open puzzle has words of `expected` letters, and a word has `actual`."""

    def __init__(self, expected: int, actual: int) -> None:
        super().__init__(expected, actual)
        self.expected = expected
        self.actual = actual


class NoStump(PlayerError):
    """The player has no word here for the bot to guess."""


class NotYourWord(PlayerError):
    """The bot is guessing somebody else's word."""


class StillRunning(PlayerError):
    """A game can be analysed only once it has ended."""


class WordsMissing(PlayerError):
    """A game was given without the words that were guessed."""


class AnswerMissing(PlayerError):
    """The answer is unknown: the last row is not all green."""


class MarksDiffer(PlayerError):
    """Row `row` (from 1) would have the marks `right` if the answer were `answer`."""

    def __init__(self, row: int, right: Feedback, answer: Word) -> None:
        super().__init__(row, right, answer)
        self.row = row
        self.right = right
        self.answer = answer


class HintRefused(PlayerError):
    """Games of this kind are played without help."""

    def __init__(self, mode: ModeKey) -> None:
        super().__init__(mode)
        self.mode = mode


class NoResults(PlayerError):
    """There is no finished game yet."""


class NoServer(PlayerError):
    """This works only in a server."""


class MayNotManage(PlayerError):
    """Only members who manage the server may change its settings."""


class WrongChannel(PlayerError):
    """The server plays in other channels."""

    def __init__(self, channel_ids: frozenset[int]) -> None:
        super().__init__(channel_ids)
        self.channel_ids = channel_ids


class MayNotStart(PlayerError):
    """Only some members may begin games here: a role, or the moderators."""

    def __init__(self, role_id: int | None) -> None:
        super().__init__(role_id)
        self.role_id = role_id


class KnownWord(Unfit):
    """A word that can already be guessed in this server."""


class Unwelcome(Unfit):
    """A readable word that this server does not allow."""


class UnfitWords(PlayerError):
    """Some words of a list cannot be read: `unfit` by their numbers, from 1."""

    def __init__(self, unfit: dict[int, str]) -> None:
        super().__init__(unfit)
        self.unfit = unfit


class TooManyWords(TooMany):
    """A list has `count` words, more than `most`."""

    def __init__(self, most: int, count: int) -> None:
        super().__init__(most)
        self.count = count


class OutOfRange(PlayerError):
    """The number has to be from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(low, high)
        self.low = low
        self.high = high


class UnknownChoice(PlayerError):
    """This can no longer be chosen; the panel is from another version."""


class UnknownButton(PlayerError):
    """A button, menu or form that this version does not know."""
