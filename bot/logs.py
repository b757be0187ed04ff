"""Logging: one structured line an event, for people or for machines."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor

_TALKATIVE = {"aiosqlite": logging.INFO, "discord": logging.INFO, "alembic": logging.WARNING}
"""Libraries that below these levels log whatever they carry: guesses, answers, tokens."""


def configure(level: str, form: str) -> None:
    """Log to standard error from `level` on, as ``console`` lines or ``json``.

    At no level is an answer, a guess or a token logged.
    """
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_draw(form)],
            foreign_pre_chain=shared,
        )
    )
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name, least in _TALKATIVE.items():
        logging.getLogger(name).setLevel(max(least, logging.root.level))
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )


def _draw(form: str) -> list[Processor]:
    if form == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    # the prettier tracebacks print local variables, and with them an answer
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
