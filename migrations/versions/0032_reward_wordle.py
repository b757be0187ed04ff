"""Reward the best at yesterday's Wordle.

Revision: 0032, after: 0031
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

_DAILY, _OTHERS = (
    "best_role IS NOT NULL",
    (
        " OR champion_role IS NOT NULL OR streak_role IS NOT NULL"
        " OR long_streak_role IS NOT NULL OR longest_streak_role IS NOT NULL"
    ),
)


def upgrade() -> None:
    with op.batch_alter_table("guilds") as batch_op:
        batch_op.drop_index("ix_guilds_rewarding")
        batch_op.add_column(sa.Column("wordle_role", sa.BigInteger(), nullable=True))
    _index(f"{_DAILY} OR wordle_role IS NOT NULL{_OTHERS}")


def downgrade() -> None:
    with op.batch_alter_table("guilds") as batch_op:
        batch_op.drop_index("ix_guilds_rewarding")
        batch_op.drop_column("wordle_role")
    _index(_DAILY + _OTHERS)


def _index(condition: str) -> None:
    where = sa.text(f"({condition})")
    op.create_index(
        "ix_guilds_rewarding", "guilds", ["id"], sqlite_where=where, postgresql_where=where
    )
