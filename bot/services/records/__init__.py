"""Results of puzzles played elsewhere: stored, claimed and ranked."""
