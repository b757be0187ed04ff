"""Results of puzzles played elsewhere: which games are read, and how."""
