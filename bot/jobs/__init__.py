"""What happens by itself: timers, dailies, imports, posts about standings."""
