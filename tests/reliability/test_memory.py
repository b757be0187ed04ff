"""A server costs little memory: no people, no messages, and no more than Discord's own state."""

from __future__ import annotations

import subprocess
import sys


def test_a_server_takes_at_most_45_kib() -> None:
    # a process of its own: what other tests have freed would hide what is taken
    weigh = "import asyncio, pathlib, sys; from tests.reliability.memory import weigh_servers; "
    weigh += "from tempfile import TemporaryDirectory; folder = TemporaryDirectory(); "
    weigh += "print(asyncio.run(weigh_servers(pathlib.Path(folder.name), 300)).a_server)"
    done = subprocess.run([sys.executable, "-c", weigh], capture_output=True, text=True, check=True)
    assert float(done.stdout.splitlines()[-1]) <= 45
