"""People and their preferences."""
