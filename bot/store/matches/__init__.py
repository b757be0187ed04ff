"""Matches, and who is in them."""
