"""How the database is reached: pools, the SQLite driver, locks, and the base of repositories."""
