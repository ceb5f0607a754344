"""Reading a PNG as numbers: just the kind that resvg writes."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

from jadetable.core.compiled import rule
from jadetable.core.record import Numbers

PIXEL = 4  # bytes: red, green, blue and how opaque
LEFT, UP, AVERAGE, PAETH = 1, 2, 3, 4  # how a line may be told by its neighbours


def pixels(png: bytes) -> NDArray[np.uint8]:
    """The picture in a PNG of eight bits a colour, with opacity, as resvg writes it."""
    packed, at, size = b"", 8, (0, 0)
    while at < len(png):
        (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        chunk = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colours, *_, interlaced = struct.unpack(">IIBBBBB", chunk)
            if (depth, colours, interlaced) != (8, 6, 0):
                raise ValueError("this kind of PNG is not read here")
            size = (height, width)
        elif kind == b"IDAT":
            packed += chunk
        at += length + 12
    lines = np.frombuffer(bytearray(zlib.decompress(packed)), np.uint8).reshape(size[0], 1 + PIXEL * size[1])
    undo_filters(lines)
    return np.ascontiguousarray(lines[:, 1:].reshape(*size, PIXEL)[:, :, :3])


@rule
def undo_filters(lines: Numbers) -> None:
    """Turn each line of a PNG into plain bytes, in place; its first byte says how it is told by its neighbours."""
    for y in range(lines.shape[0]):
        kind = int(lines[y, 0])
        for x in range(1, lines.shape[1]):
            left = int(lines[y, x - PIXEL]) if x > PIXEL else 0
            above = int(lines[y - 1, x]) if y > 0 else 0
            corner = int(lines[y - 1, x - PIXEL]) if y > 0 and x > PIXEL else 0
            told = 0
            if kind == LEFT:
                told = left
            elif kind == UP:
                told = above
            elif kind == AVERAGE:
                told = (left + above) // 2
            elif kind == PAETH:
                by_left, by_above, by_corner = abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)
                told = corner
                if by_left <= by_above and by_left <= by_corner:
                    told = left
                elif by_above <= by_corner:
                    told = above
            lines[y, x] = (int(lines[y, x]) + told) & 255
