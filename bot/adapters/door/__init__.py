"""Who may come in, how fast, and what Discord's objects mean to us."""
