"""Pure functions that turn outcomes into replies."""
