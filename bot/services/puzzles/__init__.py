"""Puzzles from elsewhere, and words that the bot guesses."""
