"""Tilemate's bot: games, solve sessions and standings, in Discord and in a terminal."""
