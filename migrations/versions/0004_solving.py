"""Help taken in games.

Revision: 0004, after: 0003
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.schema import SchemaItem

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
ASSISTED = ("games", "results")


def upgrade() -> None:
    for table in ASSISTED:
        op.add_column(
            table, sa.Column("assisted", sa.Boolean(), server_default=sa.false(), nullable=False)
        )
    op.add_column(
        "guilds", sa.Column("daily_hints", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.create_table("game_hints", *_taken("game_hints", "game_id", "games", "player_id"))


def downgrade() -> None:
    op.drop_table("game_hints")
    for table in ASSISTED:
        op.drop_column(table, "assisted")
    op.drop_column("guilds", "daily_hints")


def _taken(table: str, owner: str, owners: str, *who: str) -> list[SchemaItem]:
    return [
        sa.Column(owner, SERIAL, nullable=False),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rung", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            [owner],
            [f"{owners}.id"],
            name=op.f(f"fk_{table}_{owner}_{owners}"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f(f"fk_{table}_player_id_players")
        ),
        sa.PrimaryKeyConstraint(owner, "turn", "rung", *who, name=op.f(f"pk_{table}")),
    ]
