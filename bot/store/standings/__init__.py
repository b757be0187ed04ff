"""Results, and what they add up to: leaderboards, statistics, ratings, seasons."""
