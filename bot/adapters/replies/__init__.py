"""Replies become messages: sent, redrawn, moved, or refused."""
