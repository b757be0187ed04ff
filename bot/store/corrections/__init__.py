"""Results that were corrected."""
