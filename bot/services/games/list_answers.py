"""Draws the answers of games with a class list: in turn, and sooner where they were missed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from bot.domain.list_progress import measure_progress
from bot.domain.lists import (
    LIST_LENGTHS,
    MOST_LISTED,
    ClassList,
    TooFewWords,
    choose_in_turn,
    list_due,
)
from bot.domain.options import Options
from bot.domain.players import Place
from bot.store import ReadTransaction
from engine import Word

_RETURNS = 0.5
"""How often a word of a class list comes that the class has missed, if there is one."""

_ROUNDS, _PAUSE = 200, 3
"""Games in which missed words are looked for, and after how many one may come again."""


async def draw_listed(
    tx: ReadTransaction,
    place: Place,
    listed: ClassList,
    words: Sequence[Word],
    options: Options,
    *,
    dice: Random,
    spent: Sequence[Word] | None,
) -> tuple[Word, ...]:
    """Choose answers of one length among these `words` of a list, in their turn.

    For a daily, the turn goes by the answers `spent` by earlier ones, the latest first. Raises
    `TooFewWords`.
    """
    count = options.boards or 1
    fit = [word for word in words if options.length in (None, len(word))]
    played = await tx.lists.list_played(place.guild_id, listed.id, MOST_LISTED)
    past = played if spent is None else spent
    lately = () if spent is None else played[: len(words) // 2]
    if dice.random() < _RETURNS:
        missed = await _list_missed(tx, place, listed, fit)
        # a daily comes back only in its turn
        due = fit if spent is None else list_due(fit, past)
        owed = [word for word in due if word in missed]
        if chosen := choose_in_turn(owed, count, past, dice):
            return chosen
    if chosen := choose_in_turn(fit, count, past, dice, lately=lately):
        return chosen
    lengths = Counter(map(len, fit)).most_common(1)
    length, most = lengths[0] if lengths else (options.length or LIST_LENGTHS[0], 0)
    raise TooFewWords(count, most, length)


async def _list_missed(
    tx: ReadTransaction, place: Place, listed: ClassList, words: Sequence[Word]
) -> frozenset[Word]:
    """Return the words that the class has missed, but for those of its last games."""
    rounds = await tx.lists.list_rounds(place.guild_id, listed.id, _ROUNDS)
    lately = {word for one in rounds[-_PAUSE:] for word in one.answers}
    return frozenset(measure_progress(words, rounds).missed) - lately
