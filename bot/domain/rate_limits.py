"""How much one person or channel may ask for at once."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain.clock import Clock, Stopwatch, run_time


class FormTooLate(Exception):
    """A form can't open any more: Discord has been told that another answer will come."""


class Repeated(Exception):
    """The same interaction was delivered before."""


class TooFast(Exception):
    """Somebody asks for more than their share, and has to wait until `until`."""

    def __init__(self, until: datetime) -> None:
        super().__init__(until)
        self.until = until


class Crowded(TooFast):
    """So many people ask in one channel that some have to wait, however little each asked for."""


class Unheard(Exception):
    """Somebody asks for so much, or all do, that it is not even refused."""


@dataclass(frozen=True)
class Allowance:
    """A number of requests `at_once`, and then one every `every`."""

    at_once: int
    every: timedelta


A_PERSON = Allowance(20, timedelta(seconds=0.5))
A_REFUSAL = Allowance(40, timedelta(seconds=1))
"""How often a person is refused for asking too much."""
A_CHANNEL = Allowance(150, timedelta(seconds=0.05))
A_TYPIST = Allowance(20, timedelta(seconds=0.25))
"""How often words are suggested to somebody who is typing."""
AN_EXPORT = Allowance(3, timedelta(minutes=1))
"""How often all results of a server are taken out."""

_MOST = 10_000
"""People remembered before those with their full share are forgotten."""


class Allowances:
    """Counts what each person or channel has asked for.

    The time between requests is measured by `passed`; `clock` only tells people when to come back.
    """

    def __init__(self, share: Allowance, clock: Clock, passed: Stopwatch = run_time) -> None:
        self._share = share
        self._clock = clock
        self._passed = passed
        self._spent: dict[int, timedelta] = {}

    def take(self, who: int) -> float:
        """Count one more, and return how many are left; raises `TooFast` without counting."""
        now, (most, every) = self._passed(), (self._share.at_once, self._share.every)
        # the moment when the full share is available again
        done = max(now, self._spent.get(who, now)) + every
        if done - now <= every * most:
            self._spent[who] = done
            self._forget(now)
            return most - (done - now) / every
        raise TooFast(self._clock() + done - every * most - now)

    def _forget(self, now: timedelta) -> None:
        if len(self._spent) > _MOST:
            self._spent = {who: done for who, done in self._spent.items() if done > now}
