"""A process that runs goes on while a newer version adds to the tables of its database."""

from __future__ import annotations

from sqlalchemy import text

from bot.domain.modes import TOGETHER
from bot.domain.players import Asker, Place, Player
from bot.store import Store
from tests.bots import services_over
from tests.store.rows import read_all

ADDITIONS = (
    "CREATE TABLE moods (id INTEGER PRIMARY KEY, game_id INTEGER REFERENCES games (id))",
    "ALTER TABLE games ADD COLUMN mood VARCHAR",
    "ALTER TABLE turns ADD COLUMN weight INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX ix_games_mood ON games (mood)",
)


async def test_a_game_goes_on_beside_additions_of_a_newer_version(store: Store) -> None:
    games, here, ann = services_over(store).games, Place(1, 7), Player(1, "ann")
    await games.begin(Asker(1, here, ann), TOGETHER)
    await games.guess(Asker(2, here, ann), "crane")
    newer = Store.open(store.engine.url.render_as_string(hide_password=False))
    async with newer.engine.begin() as connection:
        for statement in ADDITIONS:
            await connection.execute(text(statement))
    await newer.close()
    await games.guess(Asker(3, here, ann), "moist")
    view = await games.board(Asker(4, here, ann))
    assert view.session.game.guesses == ("crane", "moist")
    assert await read_all(store)
