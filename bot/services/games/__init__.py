"""Games: begin, guess, look, stop."""
