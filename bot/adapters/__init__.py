"""What all cogs share: the door, the answers, the controls."""
