"""Drawings for games, matches and puzzles: tiles, keyboards, pictures, and their descriptions."""
