"""The coach's words: a game as one would tell it, its figures, and how hard a word is."""
