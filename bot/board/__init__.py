"""Drawings that games, matches and puzzles share: tiles, keyboards, pictures, and their words."""
