"""The same services in a terminal, without a token."""
