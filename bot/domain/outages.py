"""Things the bot needs that may be out of reach for a while."""

from __future__ import annotations


class Outage(Exception):
    """Something is out of reach for now; the message is one line for the operator."""


class Broken(Outage):
    """The database is damaged, lacks something, or is gone: waiting does not help."""


MENDING = "stop the bot, and put a backup back with: tilemate restore FILE"
"""What an operator does about a broken database."""
