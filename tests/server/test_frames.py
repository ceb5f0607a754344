"""WebSocket frames are read as RFC 6455 has them, however they are cut; what is none is refused with the right code."""

import itertools
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from jadetable.server.http import frames
from jadetable.server.http.frames import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, BadFrame, Incoming

MOST = 1000


def sent(kind: int, data: bytes, final: bool = True) -> bytes:
    """A frame as a client sends it, put together by another implementation."""
    return Frame(Opcode(kind), data, fin=final).serialize(mask=True)


def read(data: bytes, most: int = MOST) -> list[tuple[int, bytes]]:
    return list(Incoming(most).messages(data))


@given(st.lists(st.tuples(st.sampled_from([TEXT, BINARY, PING, PONG]), st.integers(0, 125)), max_size=8), st.data())
def test_messages_arrive_whole_however_they_are_cut(kinds: list[tuple[int, int]], data: st.DataObject) -> None:
    told = [(kind, b"a" * size) for kind, size in kinds]
    wire = b"".join(sent(kind, payload) for kind, payload in told)
    cuts = sorted(data.draw(st.sets(st.integers(0, len(wire)), max_size=6)) | {0, len(wire)})
    incoming = Incoming(MOST)
    pieces = [wire[begin:end] for begin, end in itertools.pairwise(cuts)]
    assert [found for piece in pieces for found in incoming.messages(piece)] == told


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_every_size_goes_there_and_back(size: int) -> None:
    data = bytes(range(256)) * (size // 256 + 1)
    data = data[:size]
    assert read(sent(BINARY, data), 10**6) == [(BINARY, data)]
    assert frames.framed(BINARY, data) == Frame(Opcode.BINARY, data).serialize(mask=False)


def test_a_message_in_parts_is_one_and_a_ping_may_come_between() -> None:
    parts = sent(TEXT, "三".encode()[:2], False) + sent(PING, b"?") + sent(CONTINUED, "三".encode()[2:])
    assert read(parts) == [(PING, b"?"), (TEXT, "三".encode())]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frames.framed(TEXT, b"unmasked"), 1002),
        (b"\xc1\x80\0\0\0\0", 1002),  # a reserved bit
        (b"\x83\x80\0\0\0\0", 1002),  # no such kind
        (b"\x09\x80\0\0\0\0", 1002),  # a ping in parts
        (b"\x89\xfe\0\x80\0\0\0\0", 1002),  # a ping that is too long
        (sent(CONTINUED, b"of nothing"), 1002),
        (sent(TEXT, b"begun", False) + sent(TEXT, b"again"), 1002),
        (sent(TEXT, b"\xff"), 1007),
        (sent(TEXT, b"a" * (MOST + 1)), 1009),
        (sent(TEXT, b"a" * MOST, False) + sent(CONTINUED, b"a"), 1009),
        (b"\x81\xff" + struct.pack("!Q", 2**63), 1009),  # told by its head: nothing of it is waited for
    ],
    ids=[
        "unmasked",
        "reserved",
        "no kind",
        "cut ping",
        "long ping",
        "of nothing",
        "begun twice",
        "no text",
        "too long",
        "too long in parts",
        "head",
    ],  # masks are drawn anew in every process: two workers would not agree what the tests are called
)
def test_what_is_no_frame_is_refused(data: bytes, code: int) -> None:
    with pytest.raises(BadFrame) as refused:
        read(data)
    assert refused.value.code == code


@given(st.binary(max_size=60))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    try:
        read(data)
    except BadFrame as refused:
        assert refused.code in (1002, 1007, 1009)


@pytest.mark.parametrize(
    ("given", "answered"),
    [(b"", 1000), (b"\x03\xe8bye", 1000), (b"\x0f\xa1", 4001), (b"\x03\xed", 1002), (b"\x03", 1002)],
)
def test_a_goodbye_is_answered_with_a_code_that_may_be_sent(given: bytes, answered: int) -> None:
    assert frames.reply_to(given) == answered
    assert frames.closing(answered)[0] == 0x80 | CLOSE
