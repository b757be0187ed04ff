"""What the bot needs, and does without for a while."""

from __future__ import annotations


class Outage(Exception):
    """Something is out of reach for now; the message is one line, for those who run the bot."""
