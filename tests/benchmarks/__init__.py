"""How fast the engine is, beside a plain baseline and its peers: `python -m tests.benchmarks`."""
