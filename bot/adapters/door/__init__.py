"""Let interactions in, at a fair pace, and turn Discord's objects into values."""
