"""Discord's commands, buttons, menus and forms: a cog for each noun."""
