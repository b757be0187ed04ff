"""Word lists as arrays, and the solver's threads. The only room of the bot with numpy."""
