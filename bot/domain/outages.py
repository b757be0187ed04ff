"""Things the bot needs that may be out of reach for a while."""

from __future__ import annotations


class Outage(Exception):
    """Something is out of reach for now; the message is one line for the operator."""


class Broken(Outage):
    """The database answers, but lacks something: waiting does not help."""
