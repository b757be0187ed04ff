"""Let edits mend only slips by default.

Revision: 0047, after: 0046
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _set_default("slip")


def downgrade() -> None:
    guilds = sa.table("guilds", sa.column("record_edits", sa.String))
    op.execute(guilds.update().where(guilds.c.record_edits == "slip").values(record_edits="day"))
    _set_default("day")


def _set_default(default: str) -> None:
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        batch_op.alter_column(
            "record_edits",
            existing_type=sa.String(length=64),
            existing_nullable=False,
            server_default=default,
        )
