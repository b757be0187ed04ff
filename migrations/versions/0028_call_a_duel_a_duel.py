"""Call a duel a duel.

Revision: 0028, after: 0027
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

_COLUMNS = {
    "corrections": "game",
    "games": "mode",
    "matches": "mode",
    "results": "mode",
    "struck_results": "mode",
    "tallies": "pool",
}


def upgrade() -> None:
    _rename("versus", "duel")


def downgrade() -> None:
    _rename("duel", "versus")


def _rename(old: str, new: str) -> None:
    for table, column in _COLUMNS.items():
        rows = sa.table(table, sa.column(column, sa.String))
        op.execute(rows.update().where(rows.c[column] == old).values({column: new}))
