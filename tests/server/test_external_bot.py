"""Anybody's program can hold a seat: the example of the docs plays whole games."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from tests.server.client import Rest
from tests.server.running import ROOT, InThread

EXAMPLE = ROOT / "examples" / "external_bot.py"


async def test_the_example_is_as_short_as_promised_and_plays_a_whole_game(server: InThread) -> None:
    code = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(code) <= 45

    async with Rest(server.base) as host:
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
        made = await host.open("zodiac", seats, options={"turns_per_seat": 4})
        table = made["table"]["id"]
        programs = [_start(server.base, table, name) for name in ("R2", "C3")]
        for _ in range(200):
            info = await host.get(f"/api/tables/{table}")
            if all(seat["kind"] != "open" for seat in info["seats"]):
                break
            await asyncio.sleep(0.05)
        await host.post(f"/api/tables/{table}/start")
        for program in programs:
            out, _ = await asyncio.wait_for(asyncio.to_thread(program.communicate), 60)
            assert program.returncode == 0 and not out, out
        assert (await host.get(f"/api/tables/{table}"))["status"] == "over"


def _start(base: str, table: str, name: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, str(EXAMPLE), base, table, name],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=Path(ROOT),
        env=os.environ | {"PYTHONWARNINGS": "ignore"},
    )
