"""Word lists as arrays, and the solver's threads. Only this part of the bot uses numpy."""
