"""What servers settle, and what players choose for themselves.

Revision: 0002, after: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# what holds for servers that have settled nothing; afterwards the code gives every value
_NEW = (
    ("theme", sa.String(length=64), sa.text("'squares'")),
    ("channel_ids", sa.Text(), sa.text("''")),
    ("threads", sa.Boolean(), sa.false()),
    ("idle_public", sa.Integer(), sa.text("6")),
    ("idle_solo", sa.Integer(), sa.text("24")),
    ("daily_channel_id", sa.BigInteger(), None),
    ("daily_hour", sa.Integer(), sa.text("9")),
    ("time_zone", sa.String(length=64), sa.text("'UTC'")),
    ("ping_role_id", sa.BigInteger(), None),
    ("offensive", sa.Boolean(), sa.true()),
    ("extra_words", sa.Text(), sa.text("''")),
    ("banned_words", sa.Text(), sa.text("''")),
    ("start_who", sa.String(length=64), sa.text("'everyone'")),
    ("start_role_id", sa.BigInteger(), None),
    ("stop_who", sa.String(length=64), sa.text("'moderators'")),
    ("stop_role_id", sa.BigInteger(), None),
)


def upgrade() -> None:
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        for name, kind, default in _NEW:
            batch_op.add_column(
                sa.Column(name, kind, nullable=default is None, server_default=default)
            )
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        for name, kind, default in _NEW:
            if default is not None:
                batch_op.alter_column(name, existing_type=kind, server_default=None)

    op.create_table(
        "preferences",
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("theme", sa.String(length=64), nullable=True),
        sa.Column("language", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_preferences_player_id_players")
        ),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_preferences")),
    )
    op.create_table(
        "reminders",
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_reminders_player_id_players")
        ),
        sa.PrimaryKeyConstraint("player_id", "guild_id", name=op.f("pk_reminders")),
    )
    with op.batch_alter_table("reminders", schema=None) as batch_op:
        batch_op.create_index("ix_reminders_guild_id", ["guild_id"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("reminders", schema=None) as batch_op:
        batch_op.drop_index("ix_reminders_guild_id")

    op.drop_table("reminders")
    op.drop_table("preferences")
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        for name, _, _ in reversed(_NEW):
            batch_op.drop_column(name)
