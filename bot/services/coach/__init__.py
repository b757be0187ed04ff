"""What a finished game was worth, and how hard a word is."""
