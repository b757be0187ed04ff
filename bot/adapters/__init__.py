"""What every room of Discord shares: reading, replying, live messages, buttons, errors."""
