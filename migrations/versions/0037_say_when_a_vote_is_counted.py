"""Say when a vote is counted; only a match has a deadline.

Revision: 0037, after: 0036
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _rename("deadline", "count_at")


def downgrade() -> None:
    _rename("count_at", "deadline")


def _rename(old: str, new: str) -> None:
    op.drop_index(f"ix_games_{old}", "games")
    op.alter_column("games", old, new_column_name=new)
    where = sa.text(f"{new} IS NOT NULL")
    op.create_index(f"ix_games_{new}", "games", [new], sqlite_where=where, postgresql_where=where)
