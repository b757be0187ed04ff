"""A result says on how many boards it was played.

Revision: 0002, after: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_ASSISTED = sa.text("assisted")


def upgrade() -> None:
    for table in ("results", "struck_results"):
        with op.batch_alter_table(table) as batch:
            batch.add_column(sa.Column("boards", sa.Integer(), nullable=True))
        # every mode until now allowed six guesses, and one more for each further board
        op.execute(f'UPDATE {table} SET boards = "limit" - 5')  # noqa: S608 - our own names
        with op.batch_alter_table(table) as batch:
            batch.alter_column("boards", existing_type=sa.Integer(), nullable=False)
    _index("boards")


def downgrade() -> None:
    _index("limit")
    for table in ("struck_results", "results"):
        with op.batch_alter_table(table) as batch:
            batch.drop_column("boards")


def _index(new: str) -> None:
    """Make the indexes of results anew, with this column."""
    with op.batch_alter_table("results") as batch:
        for name in ("ix_results_assisted", "ix_results_player", "ix_results_scope"):
            batch.drop_index(name)
        league = ["scope_id", "mode", "language", "length", new, "on", "assisted"]
        batch.create_index(
            "ix_results_assisted", league, sqlite_where=_ASSISTED, postgresql_where=_ASSISTED
        )
        person = ["player_id", "scope_id", "on", "finished_at", "game_id", "won", "guesses"]
        batch.create_index("ix_results_player", [*person, new, "assisted", "mode", "day"])
        days = ["scope_id", "on", "player_id", "mode", "language", "length", new, "assisted"]
        batch.create_index("ix_results_scope", [*days, "won", "guesses", "others"])
