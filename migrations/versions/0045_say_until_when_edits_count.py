"""Say until when edits count.

Revision: 0045, after: 0044
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None


def upgrade() -> None:
    kind = sa.String(length=64)
    _replace(sa.Column("until", kind, server_default="day", nullable=False), {True: "ever"})


def downgrade() -> None:
    default = sa.text("(false)")
    kept = {"ever": sa.true(), "day": sa.false(), "never": sa.false()}
    _replace(sa.Column("until", sa.Boolean(), server_default=default, nullable=False), kept)


def _replace(column: sa.Column[Any], values: dict[bool, str] | dict[str, Any]) -> None:
    """Let a column of another kind take the place of `record_edits`."""
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        batch_op.add_column(column)
    guilds: Any = sa.table("guilds", sa.column("record_edits"), sa.column("until"))
    for before, after in values.items():
        op.execute(guilds.update().where(guilds.c.record_edits == before).values(until=after))
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        batch_op.drop_column("record_edits")
        batch_op.alter_column("until", new_column_name="record_edits")
