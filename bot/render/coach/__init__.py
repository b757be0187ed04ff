"""The coach's words: a game in plain words and in figures, and the difficulty of a word."""
