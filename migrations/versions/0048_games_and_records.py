"""The second half of the schema: games, records, seasons.

Revision: 0048, after: 0047
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0048"
down_revision = "0047"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "record_accounts",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("account_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["players.id"], name=op.f("fk_record_accounts_account_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_record_accounts_player_id_players")
        ),
        sa.PrimaryKeyConstraint("guild_id", "account_id", name=op.f("pk_record_accounts")),
    )
    with op.batch_alter_table("record_accounts") as batch_op:
        batch_op.create_index(
            batch_op.f("ix_record_accounts_account_id"), ["account_id"], unique=False
        )
        batch_op.create_index(
            batch_op.f("ix_record_accounts_player_id"), ["player_id"], unique=False
        )

    op.create_table(
        "record_names",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_record_names_player_id_players")
        ),
        sa.PrimaryKeyConstraint("guild_id", "name", name=op.f("pk_record_names")),
    )
    with op.batch_alter_table("record_names") as batch_op:
        batch_op.create_index(batch_op.f("ix_record_names_player_id"), ["player_id"], unique=False)

    op.create_table(
        "record_tallies",
        sa.Column("scope_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("year", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_record_tallies_player_id_players")
        ),
        sa.PrimaryKeyConstraint(
            "scope_id", "game", "player_id", "year", name=op.f("pk_record_tallies")
        ),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("record_tallies") as batch_op:
        batch_op.create_index(
            batch_op.f("ix_record_tallies_player_id"), ["player_id"], unique=False
        )

    op.create_table(
        "records",
        sa.Column("scope_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("puzzle", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("figure", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("on", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=True),
        sa.Column("imported", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("first_figure", sa.Integer(), nullable=True),
        sa.Column("first_solved", sa.Boolean(), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_records_player_id_players")
        ),
        sa.PrimaryKeyConstraint(
            "scope_id", "game", "player_id", "puzzle", "message_id", name=op.f("pk_records")
        ),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("records") as batch_op:
        batch_op.create_index(
            "ix_records_board",
            ["scope_id", "game", "on", "player_id", "solved", "figure", "counts"],
            unique=False,
        )
        batch_op.create_index("ix_records_message", ["channel_id", "message_id"], unique=False)
        batch_op.create_index(
            "ix_records_name",
            ["scope_id", "name"],
            unique=False,
            sqlite_where=sa.text("name IS NOT NULL"),
            postgresql_where=sa.text("name IS NOT NULL"),
        )
        batch_op.create_index(batch_op.f("ix_records_player_id"), ["player_id"], unique=False)

    op.create_table(
        "reminders",
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("since", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_reminders_player_id_players")
        ),
        sa.PrimaryKeyConstraint("player_id", "guild_id", name=op.f("pk_reminders")),
    )
    with op.batch_alter_table("reminders") as batch_op:
        batch_op.create_index(batch_op.f("ix_reminders_guild_id"), ["guild_id"], unique=False)

    op.create_table(
        "season_places",
        sa.Column(
            "season_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False
        ),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("row", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("provisional", sa.Boolean(), nullable=False),
        sa.Column("crowned", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_season_places_player_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["season_id"],
            ["seasons.id"],
            name=op.f("fk_season_places_season_id_seasons"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("season_id", "player_id", name=op.f("pk_season_places")),
    )
    with op.batch_alter_table("season_places") as batch_op:
        batch_op.create_index(batch_op.f("ix_season_places_player_id"), ["player_id"], unique=False)
        batch_op.create_index("ix_season_places_row", ["season_id", "row"], unique=False)

    op.create_table(
        "tallies",
        sa.Column("scope_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mode", sa.String(length=64), nullable=False),
        sa.Column("length", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("boards", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("end", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("guesses", sa.Integer(), nullable=False),
        sa.Column("others", sa.Integer(), nullable=False),
        sa.Column("compared", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column(
            "points_by", sa.String(length=64), server_default=sa.text("('')"), nullable=False
        ),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("last_day", sa.Integer(), nullable=True),
        sa.Column("kept", sa.Integer(), nullable=True),
        sa.Column(
            "streak_by", sa.String(length=64), server_default=sa.text("('')"), nullable=False
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_tallies_player_id_players")
        ),
        sa.PrimaryKeyConstraint(
            "scope_id",
            "mode",
            "length",
            "boards",
            "first",
            "end",
            "player_id",
            name=op.f("pk_tallies"),
        ),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("tallies") as batch_op:
        batch_op.create_index(batch_op.f("ix_tallies_player_id"), ["player_id"], unique=False)

    op.create_table(
        "word_reports",
        sa.Column("scope_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("word", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("reason", sa.String(length=64), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("settled", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_word_reports_player_id_players")
        ),
        sa.PrimaryKeyConstraint(
            "scope_id", "language", "word", "player_id", name=op.f("pk_word_reports")
        ),
    )
    with op.batch_alter_table("word_reports") as batch_op:
        batch_op.create_index(batch_op.f("ix_word_reports_player_id"), ["player_id"], unique=False)

    op.create_table(
        "entrants",
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("let_in", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_entrants_match_id_matches"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_entrants_player_id_players")
        ),
        sa.PrimaryKeyConstraint("match_id", "player_id", name=op.f("pk_entrants")),
    )
    with op.batch_alter_table("entrants") as batch_op:
        batch_op.create_index(batch_op.f("ix_entrants_player_id"), ["player_id"], unique=False)

    op.create_table(
        "games",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("mode", sa.String(length=64), nullable=False),
        sa.Column("phase", sa.String(length=64), nullable=False),
        sa.Column("starter_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("owner_id", sa.BigInteger(), autoincrement=False, nullable=True),
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("list_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("list_name", sa.String(length=64), nullable=True),
        sa.Column("list_mixed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("lexicon_version", sa.String(length=64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("limit", sa.Integer(), nullable=False),
        sa.Column("hard", sa.String(length=64), nullable=False),
        sa.Column("boards", sa.Integer(), nullable=False),
        sa.Column("answers", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("drawn_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("alternate", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("count_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("assisted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("disputed_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_games_match_id_matches")
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["players.id"], name=op.f("fk_games_owner_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["starter_id"], ["players.id"], name=op.f("fk_games_starter_id_players")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    with op.batch_alter_table("games") as batch_op:
        batch_op.create_index(
            "ix_games_active",
            ["channel_id"],
            unique=False,
            sqlite_where=sa.text("phase = 'active'"),
            postgresql_where=sa.text("phase = 'active'"),
        )
        batch_op.create_index(
            "ix_games_active_touched_at",
            ["touched_at"],
            unique=False,
            sqlite_where=sa.text("phase = 'active'"),
            postgresql_where=sa.text("phase = 'active'"),
        )
        batch_op.create_index(
            "ix_games_count_at",
            ["count_at"],
            unique=False,
            sqlite_where=sa.text("count_at IS NOT NULL"),
            postgresql_where=sa.text("count_at IS NOT NULL"),
        )
        batch_op.create_index(
            "ix_games_list_id",
            ["list_id"],
            unique=False,
            sqlite_where=sa.text("list_id IS NOT NULL"),
            postgresql_where=sa.text("list_id IS NOT NULL"),
        )
        batch_op.create_index(batch_op.f("ix_games_owner_id"), ["owner_id"], unique=False)
        batch_op.create_index(
            "ix_games_recent", ["channel_id", "language", "length", "id"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_games_starter_id"), ["starter_id"], unique=False)
        batch_op.create_index(
            "uq_games_active_private",
            ["channel_id", "owner_id", "mode"],
            unique=True,
            sqlite_where=sa.text("phase = 'active' AND owner_id IS NOT NULL AND match_id IS NULL"),
            postgresql_where=sa.text(
                "phase = 'active' AND owner_id IS NOT NULL AND match_id IS NULL"
            ),
        )
        batch_op.create_index(
            "uq_games_active_public",
            ["channel_id"],
            unique=True,
            sqlite_where=sa.text("phase = 'active' AND owner_id IS NULL"),
            postgresql_where=sa.text("phase = 'active' AND owner_id IS NULL"),
        )
        batch_op.create_index("uq_games_match_id_owner_id", ["match_id", "owner_id"], unique=True)

    op.create_table(
        "ballots",
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guess", sa.String(length=64), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_ballots_game_id_games"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_ballots_player_id_players")
        ),
        sa.PrimaryKeyConstraint("game_id", "player_id", name=op.f("pk_ballots")),
    )
    with op.batch_alter_table("ballots") as batch_op:
        batch_op.create_index(batch_op.f("ix_ballots_player_id"), ["player_id"], unique=False)

    op.create_table(
        "game_hints",
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rung", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_game_hints_game_id_games"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_game_hints_player_id_players")
        ),
        sa.PrimaryKeyConstraint("game_id", "turn", "rung", "player_id", name=op.f("pk_game_hints")),
    )
    with op.batch_alter_table("game_hints") as batch_op:
        batch_op.create_index(batch_op.f("ix_game_hints_player_id"), ["player_id"], unique=False)

    op.create_table(
        "last_played",
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_last_played_game_id_games"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_last_played_player_id_players")
        ),
        sa.PrimaryKeyConstraint("player_id", "channel_id", name=op.f("pk_last_played")),
    )
    with op.batch_alter_table("last_played") as batch_op:
        batch_op.create_index(batch_op.f("ix_last_played_game_id"), ["game_id"], unique=False)

    op.create_table(
        "results",
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("scope_id", sa.BigInteger(), nullable=False),
        sa.Column("mode", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("hard", sa.String(length=64), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("guesses", sa.Integer(), nullable=False),
        sa.Column("limit", sa.Integer(), nullable=False),
        sa.Column("boards", sa.Integer(), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("assisted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("on", sa.Integer(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=True),
        sa.Column("answer", sa.String(length=64), nullable=True),
        sa.Column("others", sa.Integer(), nullable=True),
        sa.Column("skill", sa.Integer(), nullable=True),
        sa.Column("luck", sa.Integer(), nullable=True),
        sa.Column("judged_by", sa.String(length=64), nullable=True),
        sa.Column("deeds", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_results_game_id_games"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_results_player_id_players")
        ),
        sa.PrimaryKeyConstraint("game_id", "player_id", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results") as batch_op:
        batch_op.create_index(
            "ix_results_assisted",
            ["scope_id", "mode", "length", "boards", "on", "assisted", "game_id"],
            unique=False,
            sqlite_where=sa.text("assisted"),
            postgresql_where=sa.text("assisted"),
        )
        batch_op.create_index(
            "ix_results_channel", ["player_id", "channel_id", "finished_at"], unique=False
        )
        batch_op.create_index(
            "ix_results_days",
            ["player_id", "scope_id", "day", "won", "assisted", "mode", "on"],
            unique=False,
            sqlite_where=sa.text("day IS NOT NULL"),
            postgresql_where=sa.text("day IS NOT NULL"),
        )
        batch_op.create_index(
            "ix_results_player",
            [
                "player_id",
                "scope_id",
                "on",
                "finished_at",
                "game_id",
                "won",
                "guesses",
                "boards",
                "assisted",
                "mode",
                "day",
                "deeds",
            ],
            unique=False,
        )
        batch_op.create_index(
            "ix_results_scope",
            [
                "scope_id",
                "on",
                "player_id",
                "mode",
                "length",
                "boards",
                "assisted",
                "won",
                "guesses",
                "others",
            ],
            unique=False,
        )
        batch_op.create_index(
            "ix_results_word",
            ["scope_id", "language", "answer"],
            unique=False,
            sqlite_where=sa.text("answer IS NOT NULL"),
            postgresql_where=sa.text("answer IS NOT NULL"),
        )

    op.create_table(
        "stop_votes",
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_stop_votes_game_id_games"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_stop_votes_player_id_players")
        ),
        sa.PrimaryKeyConstraint("game_id", "player_id", name=op.f("pk_stop_votes")),
    )
    with op.batch_alter_table("stop_votes") as batch_op:
        batch_op.create_index(batch_op.f("ix_stop_votes_player_id"), ["player_id"], unique=False)

    op.create_table(
        "struck_results",
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("scope_id", sa.BigInteger(), nullable=False),
        sa.Column("mode", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("hard", sa.String(length=64), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("guesses", sa.Integer(), nullable=False),
        sa.Column("limit", sa.Integer(), nullable=False),
        sa.Column("boards", sa.Integer(), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("assisted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("on", sa.Integer(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=True),
        sa.Column("answer", sa.String(length=64), nullable=True),
        sa.Column("others", sa.Integer(), nullable=True),
        sa.Column("skill", sa.Integer(), nullable=True),
        sa.Column("luck", sa.Integer(), nullable=True),
        sa.Column("judged_by", sa.String(length=64), nullable=True),
        sa.Column("deeds", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"],
            ["games.id"],
            name=op.f("fk_struck_results_game_id_games"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_struck_results_player_id_players")
        ),
        sa.PrimaryKeyConstraint("game_id", "player_id", name=op.f("pk_struck_results")),
    )
    with op.batch_alter_table("struck_results") as batch_op:
        batch_op.create_index("ix_struck_results_player_id", ["player_id"], unique=False)

    op.create_table(
        "supports",
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("agreed", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_supports_game_id_games"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_supports_player_id_players")
        ),
        sa.PrimaryKeyConstraint("game_id", "turn", "player_id", name=op.f("pk_supports")),
    )
    with op.batch_alter_table("supports") as batch_op:
        batch_op.create_index(batch_op.f("ix_supports_player_id"), ["player_id"], unique=False)

    op.create_table(
        "turns",
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guess", sa.String(length=64), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_turns_game_id_games"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_turns_player_id_players")
        ),
        sa.PrimaryKeyConstraint("game_id", "turn", name=op.f("pk_turns")),
    )
    with op.batch_alter_table("turns") as batch_op:
        batch_op.create_index(batch_op.f("ix_turns_player_id"), ["player_id"], unique=False)


def downgrade() -> None:
    op.drop_table("turns")
    op.drop_table("supports")
    op.drop_table("struck_results")
    op.drop_table("stop_votes")
    op.drop_table("results")
    op.drop_table("last_played")
    op.drop_table("game_hints")
    op.drop_table("ballots")
    op.drop_table("games")
    op.drop_table("entrants")
    op.drop_table("word_reports")
    op.drop_table("tallies")
    op.drop_table("season_places")
    op.drop_table("reminders")
    op.drop_table("records")
    op.drop_table("record_tallies")
    op.drop_table("record_names")
    op.drop_table("record_accounts")
