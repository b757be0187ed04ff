"""How the database is reached: pools, the SQLite driver, locks, and what all repositories share."""
