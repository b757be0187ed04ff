"""Solving together, with several boards and the buttons; help taken, there and in games.

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
DRAFTED = {
    "message_id": sa.BigInteger(),
    "draft_number": sa.Integer(),
    "draft_guess": sa.String(length=64),
    "draft_marks": sa.Text(),
    "pending": sa.Text(),
}
FIXED = {
    "shared": (sa.Boolean(), sa.false()),
    "leads": (sa.Boolean(), sa.false()),
    "words": (sa.String(length=64), "answers"),
    "boards": (sa.Integer(), "1"),
    "version": (sa.Integer(), "1"),
}


def upgrade() -> None:
    # plain columns, added in place: rebuilding a table would empty those that refer to it
    for name, (kind, default) in FIXED.items():
        op.add_column("solves", sa.Column(name, kind, server_default=default, nullable=False))
    for name, kind in DRAFTED.items():
        op.add_column("solves", sa.Column(name, kind, nullable=True))
    for table in ASSISTED:
        op.add_column(
            table, sa.Column("assisted", sa.Boolean(), server_default=sa.false(), nullable=False)
        )
    op.add_column(
        "guilds", sa.Column("daily_hints", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    with op.batch_alter_table("solve_turns") as batch:
        batch.alter_column("feedback", type_=sa.Text(), existing_type=sa.String(length=64))
    op.drop_index("uq_solves_open", "solves")
    _one_open("private", ["channel_id", "player_id"], "open AND NOT shared")
    _one_open("shared", ["channel_id"], "open AND shared")
    op.create_table("solve_hints", *_taken("solve_hints", "solve_id", "solves"))
    op.create_table("game_hints", *_taken("game_hints", "game_id", "games", "player_id"))


def downgrade() -> None:
    op.drop_table("game_hints")
    op.drop_table("solve_hints")
    # several boards, and what a channel shared, would be strangers in the schema before
    op.execute("DELETE FROM solves WHERE shared OR boards > 1")
    op.drop_index("uq_solves_open_shared", "solves")
    op.drop_index("uq_solves_open_private", "solves")
    _one_open("", ["channel_id", "player_id"], "open")
    with op.batch_alter_table("solve_turns") as batch:
        batch.alter_column("feedback", type_=sa.String(length=64), existing_type=sa.Text())
    for table in ASSISTED:
        op.drop_column(table, "assisted")
    op.drop_column("guilds", "daily_hints")
    for name in (*DRAFTED, *FIXED):
        op.drop_column("solves", name)


def _one_open(name: str, columns: list[str], condition: str) -> None:
    op.create_index(
        f"uq_solves_open_{name}".removesuffix("_"),
        "solves",
        columns,
        unique=True,
        sqlite_where=sa.text(condition),
        postgresql_where=sa.text(condition),
    )


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
