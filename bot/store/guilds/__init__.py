"""A server's settings, class lists and reported words, and the servers the bot has left."""
