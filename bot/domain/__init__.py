"""The values that services and store exchange."""
