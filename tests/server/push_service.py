"""A push service that runs in the test, and a browser that reads what it is sent."""

import json
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from jadetable.server.push.sealing import decode, encode, point


def digest(key: bytes, text: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(text)
    return made.finalize()


def opened(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads: RFC 8291 and RFC 8188 step by step, by other means than those it was sealed with."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert length == 65 and len(sealed) <= size
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    secret = digest(digest(auth, shared), b"WebPush: info\0" + point(private) + sender + b"\1")
    start = digest(salt, secret)
    key = digest(start, b"Content-Encoding: aes128gcm\0\1")[:16]
    nonce = digest(start, b"Content-Encoding: nonce\0\1")[:12]
    filled = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
    assert filled.endswith(b"\2")
    return filled[:-1]


@dataclass
class Heard:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Device:
    """A browser with an address at the push service."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"sixteen-letters!"

    @property
    def wish(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": encode(point(self.private)), "auth": encode(self.auth)}

    def read(self, heard: Heard) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(opened(heard.body, self.private, self.auth))
        return found


class PushService:
    """Takes messages at any address of its own; `replies` names the status of some of them, `slow` makes it dawdle."""

    def __init__(self) -> None:
        service = self
        self.heard: list[Heard] = []
        self.replies: dict[str, int] = {}
        self.slow = 0.0

        class Taker(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.heard.append(Heard(self.path, headers, body))
                time.sleep(service.slow)
                self.send_response(service.replies.get(self.path, 201))
                self.end_headers()

            def log_message(self, *given: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Taker)
        self._server.daemon_threads = True
        self.base = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> "PushService":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def device(self, name: str = "phone") -> Device:
        return Device(f"{self.base}/{name}")

    def wait(self, count: int, seconds: float = 20) -> list[Heard]:
        """All that was heard, when it is so many."""
        stop = time.monotonic() + seconds
        while len(self.heard) < count:
            assert time.monotonic() < stop, f"{len(self.heard)} of {count} messages came"
            time.sleep(0.02)
        return self.heard


__all__ = ["Device", "Heard", "PushService", "decode", "opened"]
