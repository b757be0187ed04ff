"""Games: begin them, guess, show them, end them."""
