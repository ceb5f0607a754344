"""The examples for nginx and Caddy, run for real: a game is played behind them as a browser would play it."""

import asyncio
import contextlib
import json
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.client import Rest, Socket
from tests.server.running import InThread, free_port, in_thread
from tests.toy import toy

DEPLOY = Path(__file__).parents[3] / "deploy"
NAME = "jade.example"


class Front:
    """A proxy on this machine, and how to reach it by the name of the example."""

    def __init__(self, folder: Path, port: int) -> None:
        self.port = port
        self.trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        self.base = f"https://{NAME}:{port}"

    def client(self, **headers: str) -> httpx.AsyncClient:
        """As a browser: https, the server's name, and where the page came from."""
        base = f"https://127.0.0.1:{self.port}"
        given = {"Host": f"{NAME}:{self.port}", "Origin": self.base, **headers}
        transport = httpx.AsyncHTTPTransport(verify=self.trust)
        client = httpx.AsyncClient(base_url=base, headers=given, transport=transport, timeout=30)
        client.event_hooks["request"] = [self._by_name]
        return client

    async def _by_name(self, request: httpx.Request) -> None:
        request.extensions["sni_hostname"] = NAME


def certificate(folder: Path) -> None:
    """A certificate of our own."""
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    command += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", "key.pem", "-out", "cert.pem"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


def program(name: str) -> str:
    """Where a proxy is."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None or shutil.which("openssl") is None:
        pytest.skip(f"{name} is not there")
    return found


@contextlib.contextmanager
def running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    """A proxy, until the end of the test."""
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(command, cwd=folder, stdout=said, stderr=said, env=home | {"PATH": "/usr/bin:/bin"})
    try:
        stop = time.monotonic() + 20
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert process.poll() is None and time.monotonic() < stop, (folder / "said").read_text()
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        try:
            process.wait(3)
        except subprocess.TimeoutExpired:  # it waits for a connection that nobody uses any more
            process.kill()
            process.wait(20)


@contextlib.contextmanager
def nginx(folder: Path, server: int) -> Iterator[Front]:
    """The example for nginx, with other ports and our certificate."""
    port, plain = free_port(), free_port()
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for example, here in (
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("server 127.0.0.1:8000;", f"server 127.0.0.1:{server};"),
        ("/etc/letsencrypt/live/jade.example/fullchain.pem", str(folder / "cert.pem")),
        ("/etc/letsencrypt/live/jade.example/privkey.pem", str(folder / "key.pem")),
    ):
        assert example in text
        text = text.replace(example, here)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    around = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {places}\n{text}\n}}"
    (folder / "nginx.conf").write_text(around, encoding="utf-8")
    with running([program("nginx"), "-c", str(folder / "nginx.conf"), "-p", str(folder)], folder, port):
        yield Front(folder, port)


@contextlib.contextmanager
def caddy(folder: Path, server: int) -> Iterator[Front]:
    """The example for Caddy, with another port and our certificate."""
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    site = f"{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {folder}/cert.pem {folder}/key.pem\n"
    assert f"{NAME} {{\n" in text and "127.0.0.1:8000" in text
    text = text.replace(f"{NAME} {{\n", site).replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + text, encoding="utf-8")
    with running([program("caddy"), "run", "--adapter", "caddyfile", "--config", "Caddyfile"], folder, port):
        yield Front(folder, port)


@pytest.fixture(params=["nginx", "caddy"])
def behind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[InThread, Front]]:
    """A server behind each of them."""
    program(request.param)
    certificate(tmp_path)
    settings: dict[str, Any] = {"proxies": "127.0.0.1", "secure_cookies": True}
    with in_thread(f"sqlite:///{tmp_path}/tables.db", {"toy": toy()}, **settings) as server:
        port = int(server.base.rpartition(":")[2])
        with {"nginx": nginx, "caddy": caddy}[request.param](tmp_path, port) as front:
            yield server, front


async def opened(front: Front, rest: Rest) -> str:
    await rest.http.aclose()
    rest.http = front.client()
    people = [{"kind": "person", "name": name} for name in ("Ada", "Bo")]
    made = await rest.open("toy", people, start=True)
    return str(made["table"]["id"])


async def test_a_game_is_played_over_a_socket_behind_the_proxy(behind: tuple[InThread, Front]) -> None:
    _, front = behind
    async with Rest(front.base) as rest:
        table = await opened(front, rest)
        address = f"wss://{NAME}:{front.port}/api/tables/{table}/socket"
        headers = {"Authorization": "Bearer " + ",".join(rest.tokens), "Origin": front.base}
        sock = await asyncio.get_running_loop().run_in_executor(
            None, socket.create_connection, ("127.0.0.1", front.port)
        )
        secured: Any = {"ssl": front.trust, "server_hostname": NAME}
        async with connect(address, sock=sock, additional_headers=headers, **secured) as wire:
            player = Socket(wire)
            await player.next("welcome")
            await asyncio.wait_for(player.play(), 60)
        assert (await rest.get(f"/api/tables/{table}"))["status"] == "over"
        assert (await rest.get(f"/api/tables/{table}/verify"))["verified"]


async def test_the_stream_is_not_held_back(behind: tuple[InThread, Front]) -> None:
    _, front = behind
    async with Rest(front.base) as rest:
        table = await opened(front, rest)
        headers = {"Authorization": "Bearer " + ",".join(rest.tokens)}
        async with rest.http.stream("GET", f"/api/tables/{table}/stream", headers=headers) as stream:
            lines = stream.aiter_lines()
            first = await asyncio.wait_for(_data(lines), 5)
            viewer = first["viewers"][0]
            action = viewer["ask"]["choices"][0]["action"]
            await rest.answer(table, viewer["seat"], viewer["ask"]["prompt"], action)
            assert (await asyncio.wait_for(_data(lines), 5))["type"] == "update"


async def _data(lines: Any) -> Any:
    async for line in lines:
        found = json.loads(line[6:]) if line.startswith("data: ") else {"type": "table"}
        if found["type"] != "table":
            return found
    raise AssertionError("the stream has ended")


async def test_the_browser_is_told_to_stay_with_https_and_cookies_go_nowhere_else(
    behind: tuple[InThread, Front],
) -> None:
    _, front = behind
    async with front.client() as client:
        people = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        reply = await client.post("/api/tables", json={"game": "toy", "seats": people})
        assert reply.status_code == 201, reply.text
        assert "max-age=31536000" in reply.headers["strict-transport-security"]
        cookie = reply.headers["set-cookie"].lower()
        assert "secure" in cookie and "httponly" in cookie and "samesite=strict" in cookie
    async with front.client(Origin="https://evil.example") as client:
        assert (await client.post("/api/tables", json={})).json()["code"] == "foreign-origin"


async def test_a_visitor_cannot_pretend_to_have_another_address(
    behind: tuple[InThread, Front], caplog: pytest.LogCaptureFixture
) -> None:
    server, front = behind
    seen: list[str] = []
    inside = server.server.config.loaded_app.app

    async def noting(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            seen.append(scope["client"][0])
        await inside(scope, receive, send)

    server.server.config.loaded_app.app = noting
    async with front.client(**{"X-Forwarded-For": "203.0.113.9", "X-Request-Id": "mine"}) as client:
        reply = await client.get("/healthz")
    assert reply.status_code == 200 and seen and set(seen) == {"127.0.0.1"}
    assert re.fullmatch(r"[0-9a-f-]{32,36}", reply.headers["x-request-id"]), "the id is the proxy's"


async def test_what_is_too_long_is_refused(behind: tuple[InThread, Front]) -> None:
    _, front = behind
    async with front.client() as client:
        assert (await client.post("/api/tables", content=b"x" * 200_000)).status_code == 413
