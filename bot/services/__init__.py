"""Use cases: what a player can ask for. No Discord, no SQL, no sentences."""
