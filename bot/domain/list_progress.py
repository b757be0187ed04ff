"""How far a class has come with a list: the words it has met, and those it missed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.domain.players import Player
from engine import Word


@dataclass(frozen=True)
class ListRound:
    """A finished game with words of a list; `found` are the answers that were guessed."""

    answers: tuple[Word, ...]
    found: frozenset[Word]
    players: tuple[Player, ...]


@dataclass(frozen=True)
class WordProgress:
    """How often a word was played and found; `last_found` is of the last time.

    `missed_by` are those who have played it and have not found it since.
    """

    word: Word
    played: int
    found: int
    last_found: bool
    missed_by: tuple[Player, ...]


@dataclass(frozen=True)
class Learner:
    """What one player has met and found, and the words missed at their last try."""

    player: Player
    met: int
    found: int
    missed: tuple[Word, ...]


@dataclass(frozen=True)
class ListProgress:
    """Every word of a list that was played, in the list's order, and who played, busiest first."""

    words: tuple[WordProgress, ...]
    learners: tuple[Learner, ...]

    @property
    def missed(self) -> tuple[Word, ...]:
        """The words that nobody found when they were last played."""
        return tuple(one.word for one in self.words if not one.last_found)


def measure_progress(words: Iterable[Word], rounds: Iterable[ListRound]) -> ListProgress:
    """Return the progress after these games, the oldest first; other words don't matter."""
    tries: dict[Word, list[tuple[bool, tuple[Player, ...]]]] = {}
    for one in rounds:
        for word in one.answers:
            tries.setdefault(word, []).append((word in one.found, one.players))
    played = {word: tries[word] for word in words if word in tries}
    last = {
        word: {player: found for found, players in each for player in players}
        for word, each in played.items()
    }
    return ListProgress(
        tuple(
            WordProgress(
                word,
                len(each),
                sum(found for found, _ in each),
                each[-1][0],
                tuple(player for player, found in last[word].items() if not found),
            )
            for word, each in played.items()
        ),
        _list_learners(last),
    )


def _list_learners(last: dict[Word, dict[Player, bool]]) -> tuple[Learner, ...]:
    met: dict[Player, list[tuple[Word, bool]]] = {}
    for word, results in last.items():
        for player, found in results.items():
            met.setdefault(player, []).append((word, found))
    learners = [
        Learner(
            player,
            len(results),
            sum(found for _, found in results),
            tuple(word for word, found in results if not found),
        )
        for player, results in met.items()
    ]
    return tuple(sorted(learners, key=lambda one: (-one.met, -one.found, one.player.id)))
