"""Puzzles as replies."""
