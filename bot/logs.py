"""Logging: one structured line for each event, for people or for machines."""

from __future__ import annotations

import logging
import re
import sys

import structlog
from structlog.typing import Processor

_TALKATIVE = {
    "aiosqlite": logging.INFO,
    "alembic": logging.WARNING,
    "discord": logging.INFO,
    "sqlalchemy": logging.WARNING,
}
"""The lowest level of each library; below it they log guesses, answers and tokens."""

# discord.py and aiohttp log addresses in warnings and errors, and these hold tokens
_ADDRESS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[\w.-]+")


class _Masked(structlog.stdlib.ProcessorFormatter):
    """A formatter that masks the token in an address."""

    def format(self, record: logging.LogRecord) -> str:
        return _ADDRESS.sub(r"\1…", super().format(record))


def configure(level: str, form: str) -> None:
    """Log to standard error from `level` up, as ``console`` lines or ``json``.

    No level logs an answer, a guess or a token.
    """
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        _Masked(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_draw(form)],
            foreign_pre_chain=shared,
        )
    )
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name, least in _TALKATIVE.items():
        logging.getLogger(name).setLevel(max(least, logging.root.level))
    logging.getLogger("asyncio").addFilter(_hide_arguments)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )


def _hide_arguments(record: logging.LogRecord) -> bool:
    """Leave out the arguments of a slow callback: in asyncio's debug mode they may be guesses."""
    if record.msg.startswith("Executing ") and isinstance(record.args, tuple):
        record.args = ("a callback", *record.args[1:])
    return True


def _draw(form: str) -> list[Processor]:
    if form == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    # prettier tracebacks print local variables, which may hold an answer
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
