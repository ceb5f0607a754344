"""A scripted client: everything a browser does, over the same sockets and requests."""

import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = Any
Chooser = Callable[[Json], int]
_keys = itertools.count()


def fresh_key() -> str:
    return f"key-{next(_keys)}"


def first_choice(viewer: Json) -> int:
    return int(viewer["ask"]["choices"][0]["action"])


def last_choice(viewer: Json) -> int:
    return int(viewer["ask"]["choices"][-1]["action"])


def bearer(*tokens: str) -> dict[str, str]:
    return {"Authorization": "Bearer " + ",".join(tokens)} if tokens else {}


class Rest:
    """Plain requests as one device."""

    def __init__(self, base: str, tokens: list[str] | None = None) -> None:
        self.base = base
        self.tokens = tokens or []
        self.http = httpx.AsyncClient(base_url=base, timeout=120)

    async def __aenter__(self) -> "Rest":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, body: Json = None, **query: Any) -> httpx.Response:
        headers = bearer(*self.tokens)
        return await self.http.request(method, path, json=body, params=query or None, headers=headers)

    async def get(self, path: str, **query: Any) -> Json:
        reply = await self.call("GET", path, **query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def post(self, path: str, body: Json = None, **query: Any) -> Json:
        reply = await self.call("POST", path, body, **query)
        assert reply.status_code in (200, 201), reply.text
        return reply.json()

    async def open(self, game: str, seats: list[Json], **more: Any) -> Json:
        """Open a table and keep its tokens."""
        made = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        self.tokens += made["tokens"].values()
        return made

    async def answer(self, table: str, seat: int, prompt: int, action: int, key: str | None = None, *then: int) -> Json:
        body = {"type": "answer", "seat": seat, "prompt": prompt, "actions": [action, *then], "key": key or fresh_key()}
        return await self.post(f"/api/tables/{table}/answers", body)

    async def play(self, table: str, choose: Chooser = first_choice, most: int = 100_000) -> Json:
        """Answer for all held seats until the game is over, waiting by long poll; the final state."""
        state = await self.get(f"/api/tables/{table}/state")
        since, made = state["next"], 0
        while state["table"]["status"] == "playing" and made < most:
            acted = False
            for viewer in state["viewers"]:
                if viewer["ask"] is not None:
                    reply = await self.call(
                        "POST",
                        f"/api/tables/{table}/answers",
                        {"type": "answer", "seat": viewer["seat"], "prompt": viewer["ask"]["prompt"],
                         "actions": [choose(viewer)], "key": fresh_key()},
                    )  # fmt: skip
                    assert reply.status_code in (200, 409), reply.text
                    acted, made = True, made + 1
            wait = {} if acted else {"mark": state["mark"], "wait": 10}
            state = await self.get(f"/api/tables/{table}/state", since=since, **wait)
            since = state["next"]
        return state


class Socket:
    """One open socket, with what it has heard."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Json] = []
        self.raw: list[str] = []

    async def next(self, *kinds: str) -> Json:
        """The next message, or the next of these kinds."""
        while True:
            text = await self.connection.recv()
            assert isinstance(text, str)
            self.raw.append(text)
            message = json.loads(text)
            self.heard.append(message)
            if not kinds or message["type"] in kinds:
                return message

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def ask(self, **message: Any) -> Json:
        """Send and await the reply."""
        await self.send(**message)
        return await self.next("accepted", "error", "pong", "chat")

    async def play(self, choose: Chooser = first_choice, most: int = 100_000) -> None:
        """Answer for all held seats until the game is over."""
        message = self.heard[-1] if self.heard else await self.next("welcome")
        answered: dict[int, int] = {}
        made = 0
        while True:
            status = message.get("status") or message.get("table", {}).get("status")
            if status == "over" or made >= most:
                return
            for viewer in message.get("viewers", ()):
                asked = viewer["ask"]
                if asked is not None and answered.get(viewer["seat"]) != asked["prompt"]:
                    answered[viewer["seat"]] = asked["prompt"]
                    made += 1
                    await self.send(type="answer", seat=viewer["seat"], prompt=asked["prompt"],
                                    actions=[choose(viewer)], key=fresh_key())  # fmt: skip
            message = await self.next("update", "welcome")


@asynccontextmanager
async def socket(base: str, table: str, *tokens: str, **query: Any) -> AsyncIterator[Socket]:
    """An open socket at a table."""
    words = "&".join(f"{name}={value}" for name, value in query.items())
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket?{words}"
    async with connect(address, additional_headers=bearer(*tokens), max_size=None) as connection:
        yield Socket(connection)
