"""Matches: one answer on several boards."""
