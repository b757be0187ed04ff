"""One suggestion by a fresh process: `python -m tests.benchmarks.cold` prints its total."""

from __future__ import annotations

from tests.benchmarks.classic import SKIPPED, classic
from tests.benchmarks.tilemate import grays

if __name__ == "__main__":
    lists = classic()
    print(grays(lists.vocabulary).total if lists else SKIPPED)
