"""The bot without Discord: in a terminal or in a page of the browser."""
