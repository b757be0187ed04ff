"""Outcomes become replies: pure functions, equal input, equal output."""
