"""`make dev` starts, serves page and interface at one address, reloads, and ends with all it started."""

import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 180.0  # seconds; a crowded machine is slow
TOUCHED = ROOT / "src" / "jadetable" / "server" / "__main__.py"


class Output:
    """What a program says, line by line, read by a thread so that waiting for a line has an end."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, args=(process,), daemon=True).start()

    def _read(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self._lines.put(line)

    def wait_for(self, pattern: str) -> re.Match[str]:
        said, stop = "", time.monotonic() + PATIENCE
        while time.monotonic() < stop:
            try:
                said += self._lines.get(timeout=1)
            except queue.Empty:
                continue
            found = re.search(pattern, said)
            if found:
                return found
        raise AssertionError(said)


def wait_until(true: Callable[[], bool]) -> None:
    stop = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < stop
        time.sleep(0.2)


def answers(address: str) -> bool:
    try:
        return httpx.get(address, timeout=10).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.slow
def test_it_serves_at_one_address_reloads_and_ends_with_all_it_started(tmp_path: Path) -> None:
    own = os.environ | {"JADE_DATABASE": f"sqlite:///{tmp_path / 'tables.db'}"}
    command = [sys.executable, "-m", "scripts.dev"]
    with subprocess.Popen(command, cwd=ROOT, env=own, text=True, stdout=subprocess.PIPE) as process:
        try:
            output = Output(process)
            address = output.wait_for(r"Open (http://127\.0\.0\.1:\d+) ")[1]
            assert "/@vite/client" in httpx.get(f"{address}/").text  # what reloads the page
            assert {game["slug"] for game in httpx.get(f"{address}/api/games").json()} >= {"zodiac", "race"}
            os.utime(TOUCHED)
            output.wait_for(r"__main__\.py has changed")
            wait_until(lambda: answers(f"{address}/api/games"))
        finally:
            process.send_signal(signal.SIGINT)
            try:
                status = process.wait(60)
            finally:
                process.kill()  # leaving waits for it, however long it takes
        assert status == 0
        assert not answers(f"{address}/")
