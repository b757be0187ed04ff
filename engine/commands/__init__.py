"""The subcommands of `python -m engine`, one module each.

Each module has a `NAME`, a `HELP` line and an `EPILOG` of examples; `add` declares its arguments
and `run` does the work and returns the exit status.
"""
