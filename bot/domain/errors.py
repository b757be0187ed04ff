"""What the bot refuses a player, as facts; the sentences stand in `render.refusals`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.domain.modes import ModeKey
    from bot.domain.options import Option
    from bot.domain.players import Player
    from engine import Feedback, Word


class PlayerError(Exception):
    """Base of what is told to the player who asked, privately, and costs nothing."""


class NoGame(PlayerError):
    """There is no running game the player could mean."""


class GameEnded(PlayerError):
    """The game a button belongs to has ended."""


class GameRunning(PlayerError):
    """The channel (or the player, for a private mode) has a running game already."""

    def __init__(self, private: bool) -> None:
        super().__init__(private)
        self.private = private


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
    """Only who opened a race begins it before all are ready."""


class NotYourTurn(PlayerError):
    """Guesses take turns here, and the player made the last one."""


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
    """A challenge that names others."""


class OwnChallenge(PlayerError):
    """Who set the word cannot guess it."""


class BotInvited(PlayerError):
    """A bot cannot be challenged."""


class MatchOver(PlayerError):
    """The race, daily, challenge or duel has ended."""


class NotBegun(PlayerError):
    """A race whose people are not ready yet."""


class Spoiler(PlayerError):
    """Others are still at the word that was to be shown."""


class NothingToShare(PlayerError):
    """No game of the player's has ended here."""


class NothingToUndo(PlayerError):
    """The solve session has no rows."""


class NoSolveSession(PlayerError):
    """The player has no solve session in this channel."""


class HintsMissing(PlayerError):
    """A guess was given without its hints, or hints without a guess."""


class HintsUneven(PlayerError):
    """So many `marks` do not fit; `row` (from 1) is the one too short or too long, if known."""

    def __init__(self, words: int, boards: int, length: int, marks: int, row: int | None) -> None:
        super().__init__(words, boards, length, marks, row)
        self.words = words
        self.boards = boards
        self.length = length
        self.marks = marks
        self.row = row


class TooMany(PlayerError):
    """There are at most `most` of them."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class TooManyRows(TooMany):
    """A puzzle takes at most `most` guesses."""


class OtherLength(PlayerError):
    """The puzzle that is open has words of `expected` letters, and a word has `actual`."""

    def __init__(self, expected: int, actual: int) -> None:
        super().__init__(expected, actual)
        self.expected = expected
        self.actual = actual


class NoStump(PlayerError):
    """The player thinks of no word here for the bot to guess."""


class NotYourWord(PlayerError):
    """Somebody else has thought of the word that the bot guesses."""


class StillRunning(PlayerError):
    """A game is analysed when it has ended."""


class WordsMissing(PlayerError):
    """A game was brought without the words that were guessed."""


class AnswerMissing(PlayerError):
    """Nothing says what the answer was: the last row is not all green."""


class MarksDiffer(PlayerError):
    """Row `row` (from 1) would have been marked `right` if the answer was `answer`."""

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
    """Nothing has been finished yet by those asked for."""


class NoServer(PlayerError):
    """What was asked belongs to a server, and this is none."""


class MayNotManage(PlayerError):
    """Only those who manage the server settle how it plays."""


class WrongChannel(PlayerError):
    """The server plays in other channels."""

    def __init__(self, channel_ids: frozenset[int]) -> None:
        super().__init__(channel_ids)
        self.channel_ids = channel_ids


class MayNotStart(PlayerError):
    """The server lets only some begin games: a role, or its moderators."""

    def __init__(self, role_id: int | None) -> None:
        super().__init__(role_id)
        self.role_id = role_id


class KnownWord(Unfit):
    """A word that can be guessed in this server already."""


class Unwelcome(Unfit):
    """A readable word that this server does not want to see."""


class UnfitWords(PlayerError):
    """Some of a list of words cannot be read; `numbers` count from 1."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(numbers)
        self.numbers = numbers


class TooManyWords(TooMany):
    """A list of words is longer than `most`."""


class OutOfRange(PlayerError):
    """A number was asked for, from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(low, high)
        self.low = low
        self.high = high


class UnknownChoice(PlayerError):
    """That can be chosen no longer; the panel is from another version."""


class UnknownButton(PlayerError):
    """A button, menu or form that this version does not know."""
