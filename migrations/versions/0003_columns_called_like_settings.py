"""The columns of a server's settings are called like the settings, and have their defaults.

Revision: 0003, after: 0002
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_NAMES = {
    "channel_ids": "channels",
    "daily_channel_id": "daily_channel",
    "ping_role_id": "ping_role",
    "daily_list_id": "daily_list",
    "extra_words": "extra",
    "banned_words": "banned",
    "dropped_words": "dropped",
    "news_channel_id": "news_channel",
    "record_channel_ids": "record_channels",
}

_DEFAULTS: dict[str, tuple[Any, Any]] = {
    "language": (sa.String(), "en"),
    "length": (sa.Integer(), "5"),
    "hard": (sa.String(), "off"),
    "theme": (sa.String(), "letters"),
    "threads": (sa.Boolean(), sa.text("false")),
    "offensive": (sa.Boolean(), sa.text("false")),
    "spelling": (sa.String(), "american"),
    "least_games": (sa.Integer(), "5"),
    "absence": (sa.String(), "none"),
    "daily_hints": (sa.Boolean(), sa.text("false")),
    "shared": (sa.Boolean(), sa.text("false")),
    "record_days": (sa.Integer(), "0"),
    "record_reaction": (sa.Boolean(), sa.text("true")),
    "record_edits": (sa.Boolean(), sa.text("true")),
}

_LISTS = ("channels", "record_channels")


def upgrade() -> None:
    op.drop_index("ix_guilds_daily_channel_id", "guilds")
    _rename(_NAMES)
    with op.batch_alter_table("guilds") as batch:
        for name, (kind, default) in _DEFAULTS.items():
            batch.alter_column(name, existing_type=kind, server_default=default)
        for name in _LISTS:
            batch.alter_column(name, existing_type=sa.JSON(), nullable=True)
    _index("ix_guilds_daily_channel", "id", "daily_channel")


def downgrade() -> None:
    op.drop_index("ix_guilds_daily_channel", "guilds")
    with op.batch_alter_table("guilds") as batch:
        for name, (kind, default) in _DEFAULTS.items():
            before = default if name in ("daily_hints", "shared") else None
            batch.alter_column(name, existing_type=kind, server_default=before)
        for name in _LISTS:
            batch.alter_column(name, existing_type=sa.JSON(), nullable=False)
    _rename({new: old for old, new in _NAMES.items()})
    _index("ix_guilds_daily_channel_id", "daily_channel_id", "daily_channel_id")


def _rename(names: dict[str, str]) -> None:
    for old, new in names.items():
        op.alter_column("guilds", old, new_column_name=new)


def _index(name: str, column: str, known: str) -> None:
    where = sa.text(f"{known} IS NOT NULL")
    op.create_index(name, "guilds", [column], sqlite_where=where, postgresql_where=where)
