"""The subcommands of `python -m engine`, one module each: `add` declares, `run` does."""
