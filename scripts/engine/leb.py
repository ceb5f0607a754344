"""Numbers and names as WebAssembly writes them."""

MORE = 128  # the bit that says: another byte follows


class Reader:
    """Reads numbers and names from bytes, one after the other."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    @property
    def is_done(self) -> bool:
        """Whether all bytes have been read."""
        return self.at >= len(self.data)

    def number(self, signed: bool = False) -> int:
        """A number of seven bits a byte, the lowest first."""
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & (MORE - 1)) << shift
            shift += 7
            if byte < MORE:
                return value - (1 << shift) if signed and byte & 64 else value

    def take(self, size: int) -> bytes:
        """So many bytes."""
        self.at += size
        if self.at > len(self.data):
            raise ValueError("the object ends too early")
        return self.data[self.at - size : self.at]

    def sized(self) -> bytes:
        """Bytes after their number."""
        return self.take(self.number())

    def name(self) -> str:
        """A name."""
        return self.sized().decode()


def leb(value: int, signed: bool = False) -> bytes:
    """A number, in as few bytes as it needs."""
    byte, value = value & (MORE - 1), value >> 7
    is_last = value == (-(byte >> 6) if signed else 0)
    return bytes([byte]) if is_last else bytes([byte | MORE]) + leb(value, signed)


def sized(data: bytes) -> bytes:
    """Bytes after their number."""
    return leb(len(data)) + data


def listed(items: list[bytes]) -> bytes:
    """Several things after their number."""
    return leb(len(items)) + b"".join(items)
