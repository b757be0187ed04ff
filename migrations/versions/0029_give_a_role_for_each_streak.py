"""Give a role for each streak.

Revision: 0029, after: 0028
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None

_OLD = "best_role IS NOT NULL OR champion_role IS NOT NULL OR streak_role IS NOT NULL"
_NEW = f"{_OLD} OR long_streak_role IS NOT NULL OR longest_streak_role IS NOT NULL"
_BY_DAYS = {30: "long_streak_role", 100: "longest_streak_role"}


def upgrade() -> None:
    with op.batch_alter_table("guilds") as batch_op:
        for name in _BY_DAYS.values():
            batch_op.add_column(sa.Column(name, sa.BigInteger(), nullable=True))
    guilds = _list_columns()
    for days, name in _BY_DAYS.items():
        moved = {name: guilds.c.streak_role, "streak_role": None}
        op.execute(guilds.update().where(guilds.c.streak_days == days).values(moved))
    with op.batch_alter_table("guilds") as batch_op:
        batch_op.drop_index("ix_guilds_rewarding")
        batch_op.drop_column("streak_days")
    _index(_NEW)


def downgrade() -> None:
    with op.batch_alter_table("guilds") as batch_op:
        batch_op.add_column(
            sa.Column("streak_days", sa.Integer(), server_default="7", nullable=False)
        )
    guilds = _list_columns()
    for days, name in _BY_DAYS.items():
        role = guilds.c[name]
        moved = {"streak_role": role, "streak_days": days}
        alone = role.is_not(None) & guilds.c.streak_role.is_(None)
        op.execute(guilds.update().where(alone).values(moved))
    with op.batch_alter_table("guilds") as batch_op:
        batch_op.drop_index("ix_guilds_rewarding")
        for name in _BY_DAYS.values():
            batch_op.drop_column(name)
    _index(_OLD)


def _list_columns() -> sa.TableClause:
    names = ("streak_role", "streak_days", *_BY_DAYS.values())
    return sa.table("guilds", *(sa.column(name, sa.BigInteger) for name in names))


def _index(condition: str) -> None:
    where = sa.text(f"({condition})")
    op.create_index(
        "ix_guilds_rewarding", "guilds", ["id"], sqlite_where=where, postgresql_where=where
    )
