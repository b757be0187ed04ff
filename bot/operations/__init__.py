"""What an operator does beside running the bot."""
