"""Messages to bytes and back."""

from typing import Any

import msgspec
import numpy as np

from jadetable.server.protocol.from_clients import Message


def plain(value: Any) -> Any:
    """A NumPy number in a game's view as the plain number it is; anything else is a fault."""
    if isinstance(value, np.generic):
        return value.item()
    raise NotImplementedError(f"{type(value).__name__} cannot be sent")


_encoder = msgspec.json.Encoder(enc_hook=plain)
_decoder = msgspec.json.Decoder(Message)


def encode(message: Any) -> bytes:
    """A message as bytes. What means something in HTML is escaped, so that text stays text wherever it lands."""
    return harmless(_encoder.encode(message))


def harmless(data: bytes) -> bytes:
    """The same JSON with <, > and & written as escapes; they occur in strings only."""
    return data.replace(b"&", b"\\u0026").replace(b"<", b"\\u003c").replace(b">", b"\\u003e")


def decode(data: bytes | str) -> Message:
    """A client's message; raises msgspec errors."""
    return _decoder.decode(data)
