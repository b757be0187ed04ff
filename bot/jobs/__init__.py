"""What happens by itself: timers, dailies, imports, and posts about standings."""
