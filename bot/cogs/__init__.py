"""Discord: commands, buttons and modals. The only rooms that import discord."""
