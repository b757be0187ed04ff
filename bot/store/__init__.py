"""The database: models, repositories, transactions. Hands out domain values, never rows."""

from bot.store.database import Store, open_engine
from bot.store.migrate import migrate
from bot.store.transaction import Transaction

__all__ = ["Store", "Transaction", "migrate", "open_engine"]
