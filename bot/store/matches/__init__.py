"""Matches and their entrants."""
