"""Results, leaderboards, ratings, seasons and statistics."""
