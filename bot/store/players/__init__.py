"""People, and what they prefer."""
