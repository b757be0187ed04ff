"""Use cases on real databases."""
