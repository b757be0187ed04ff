"""Results of puzzles played elsewhere, and how far older messages have been read."""
