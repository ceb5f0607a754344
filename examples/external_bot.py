"""A program that holds a seat: python examples/external_bot.py http://127.0.0.1:8000 TABLE [NAME]

It joins the table by its link, then answers every question over one socket. Replace `choose` by something cleverer:
`view` is all that the seat may know, `ask["choices"]` all that it may do.
"""

import asyncio
import json
import random
import sys
import urllib.request
import uuid

from websockets.asyncio.client import connect


def choose(view: dict, ask: dict) -> int:
    """The number of one of the offered actions."""
    return random.choice(ask["choices"])["action"]


def join(server: str, table: str, name: str) -> str:
    """Take an open seat; returns the token that holds it."""
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(f"{server}/api/tables/{table}/join", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        return next(iter(json.load(reply)["tokens"].values()))


async def play(server: str, table: str, token: str) -> None:
    """Answer until the game is over."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async for socket in connect(
        address, additional_headers={"Authorization": f"Bearer {token}"}
    ):  # comes back if cut off
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "error":
                print(message["text"], file=sys.stderr)
            for viewer in message.get("viewers", []):
                if ask := viewer["ask"]:
                    answer = {
                        "type": "answer",
                        "seat": viewer["seat"],
                        "prompt": ask["prompt"],
                        "key": uuid.uuid4().hex,
                    }
                    await socket.send(json.dumps(answer | {"actions": [choose(viewer["view"], ask)]}))
            if message.get("status") == "over":
                return


if __name__ == "__main__":
    server_url, table_id, *rest = sys.argv[1:]
    asyncio.run(play(server_url, table_id, join(server_url, table_id, rest[0] if rest else "Robot")))
