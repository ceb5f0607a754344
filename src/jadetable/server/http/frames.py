"""WebSocket frames as RFC 6455 has them, without extensions: ours put together, a client's taken apart."""

import struct
from collections.abc import Iterator

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the package came without compiled code
    from websockets.utils import apply_mask

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
NORMAL, BROKEN, NO_TEXT, TOO_LONG = 1000, 1002, 1007, 1009  # codes to close with
SENT, OF_APPLICATIONS = (1000, 1001, 1002, 1003, *range(1007, 1015)), (3000, 4999)  # others are never on the wire

FINAL, MASKED, RESERVED, CONTROL = 0x80, 0x80, 0x70, 0x8
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127  # sizes up to the first stand in the second byte, others follow it

Frame = tuple[int, bytes]


class BadFrame(Exception):
    """What a client sent is no frame, or none that may come now: the code to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def framed(kind: int, data: bytes) -> bytes:
    """One whole message, as a server sends it."""
    size = len(data)
    if size <= SHORT:
        return bytes((FINAL | kind, size)) + data
    if size < 1 << 16:
        return struct.pack("!BBH", FINAL | kind, TWO_BYTES, size) + data
    return struct.pack("!BBQ", FINAL | kind, EIGHT_BYTES, size) + data


def closing(code: int) -> bytes:
    """A frame that closes with this code."""
    return framed(CLOSE, struct.pack("!H", code))


def reply_to(close: bytes) -> int:
    """With which code to answer a client that says goodbye: with its own, where it may be sent at all."""
    if not close:
        return NORMAL
    code = struct.unpack_from("!H", close)[0] if len(close) > 1 else BROKEN
    return code if code in SENT or OF_APPLICATIONS[0] <= code <= OF_APPLICATIONS[1] else BROKEN


class Incoming:
    """Takes apart what a client sends, however it is cut into pieces on the way."""

    __slots__ = ("_begun", "_kind", "_most", "_rest")

    def __init__(self, most: int) -> None:
        self._most = most  # bytes of a message
        self._rest = b""  # the beginning of a frame
        self._kind, self._begun = CONTINUED, b""  # a message of which not all frames are here

    def messages(self, data: bytes) -> Iterator[Frame]:
        """Messages and control frames that are complete with this; raises BadFrame."""
        data, place = self._rest + data, 0
        self._rest = b""
        while True:
            end = self._end(data, place)
            if end is None:
                self._rest = data[place:]
                return
            head, payload = data[place], data[end[0] : end[1]]
            whole = self._whole(head, apply_mask(payload, data[end[0] - 4 : end[0]]))
            if whole is not None:
                yield whole
            place = end[1]

    def _end(self, data: bytes, place: int) -> tuple[int, int] | None:
        """Where the payload of the next frame begins and ends; None where it is not all here."""
        if len(data) - place < 2:  # the two bytes every frame begins with
            return None
        head, size = data[place], data[place + 1]
        self._check(head, size)
        size, begin = size & ~MASKED, place + 2
        for mark, form in ((TWO_BYTES, "!H"), (EIGHT_BYTES, "!Q")):
            if size == mark:
                begin += struct.calcsize(form)
                if len(data) < begin:
                    return None
                size = struct.unpack_from(form, data, place + 2)[0]
                break
        if size + (0 if head & CONTROL else len(self._begun)) > self._most:
            raise BadFrame(TOO_LONG)
        begin += 4  # the mask
        return (begin, begin + size) if begin + size <= len(data) else None

    def _check(self, head: int, size: int) -> None:
        kind = head & ~FINAL & ~RESERVED
        if head & RESERVED or not size & MASKED or kind not in (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG):
            raise BadFrame(BROKEN)
        if kind & CONTROL:
            if not head & FINAL or size & ~MASKED > SHORT:
                raise BadFrame(BROKEN)
        elif (kind == CONTINUED) != (self._kind != CONTINUED):
            raise BadFrame(BROKEN)

    def _whole(self, head: int, payload: bytes) -> Frame | None:
        """A message of which this was the last frame, or a control frame."""
        kind = head & ~FINAL
        if not kind & CONTROL:
            kind, payload = self._kind or kind, self._begun + payload
            if not head & FINAL:
                self._kind, self._begun = kind, payload
                return None
            self._kind, self._begun = CONTINUED, b""
        if kind == TEXT:
            _must_be_text(payload)
        return kind, payload


def _must_be_text(data: bytes) -> None:
    try:
        data.decode()
    except UnicodeDecodeError:
        raise BadFrame(NO_TEXT) from None
