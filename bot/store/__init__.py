"""The database: models, repositories and transactions. It hands out domain values, never rows."""

from bot.store.database import Store
from bot.store.migrate import migrate
from bot.store.transaction import ReadTransaction, Transaction

__all__ = ["ReadTransaction", "Store", "Transaction", "migrate"]
