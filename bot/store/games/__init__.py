"""Games with their turns, votes and hints."""
