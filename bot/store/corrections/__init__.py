"""Corrected results."""
