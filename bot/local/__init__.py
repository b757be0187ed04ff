"""The bot without Discord: in a terminal, and in a page of the browser."""
