"""Results of puzzles played elsewhere: kept, claimed and ranked."""
