"""The operator's tasks beside running the bot."""
