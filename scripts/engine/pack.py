"""From the one object that LLVM writes to a WebAssembly module, without a linker.

The object of a single module is nearly a module: its memory and its stack pointer are imports, its data begins at
address 0, and the places that a linker would fill in already hold the values for a single object. Here memory becomes
stack (an overflow traps below 0), data, heap. Every place that a relocation names is worked out anew, compared with
what LLVM wrote, and written as short as it goes. Whatever is not known here (tables, threads, debug sections,
functions from elsewhere) is refused: a silent mistake would be a wrong rule.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from scripts.engine.leb import Reader, leb, listed, sized

STACK = 1 << 18
PAGE = 1 << 16
HEAD = 8  # magic number and version

CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT, CODE, DATA = 0, 2, 5, 6, 7, 10, 11
ORDER = (1, IMPORT, 3, MEMORY, GLOBAL, EXPORT, 12, CODE, DATA)  # how sections stand in a module
KNOWN = {"linking", "reloc.CODE", "reloc.DATA", "name", "producers", "target_features"}

# Kinds of relocations: to a function, an address in code (three forms), the stack pointer.
TO_FUNCTION, ADDRESS, SIGNED_ADDRESS, PLAIN_ADDRESS, TO_GLOBAL = 0, 3, 4, 5, 7
ADDRESSES = (ADDRESS, SIGNED_ADDRESS, PLAIN_ADDRESS)
PADDED = 5  # bytes of a number that a linker may change

A_FUNCTION, A_DATUM, A_GLOBAL = 0, 1, 2  # kinds of symbols
UNDEFINED, NAMED = 16, 64  # flags of symbols
SYMBOL_TABLE, SEGMENT_NAMES = 8, 5  # parts of the linking section
I32, VARIABLE, FIXED, CONSTANT, END = b"\x7f", b"\1", b"\0", b"\x41", b"\x0b"


class NotKnown(ValueError):
    """Something in the object that this packer does not know."""


def need(fact: object, otherwise: str) -> None:
    """Refuse what is not known."""
    if not fact:
        raise NotKnown(f"a linker would be needed: {otherwise}")


@dataclass(frozen=True)
class Symbol:
    """What a relocation points to: a function or global by index, a datum by segment and offset."""

    flags: int
    index: int
    offset: int


@dataclass
class Object:
    """The sections of an object."""

    head: bytes
    plain: dict[int, bytes] = field(default_factory=dict)
    custom: dict[str, bytes] = field(default_factory=dict)

    @classmethod
    def of(cls, data: bytes) -> "Object":
        """Take an object apart."""
        read, found = Reader(data, HEAD), cls(data[:HEAD])
        while not read.is_done:
            kind, body = read.take(1)[0], Reader(read.sized())
            if kind == CUSTOM:
                name = body.name()
                found.custom[name] = body.data[body.at :]
            else:
                found.plain[kind] = body.data
        strange = set(found.custom) - KNOWN, set(found.plain) - (set(ORDER) - {MEMORY, GLOBAL})
        need(strange == (set(), set()), f"sections {strange}")
        return found

    @property
    def symbols(self) -> list[Symbol]:
        """What relocations point to."""
        read, found = Reader(self.custom["linking"]), list[Symbol]()
        need(read.number() == 2, "another version of the linking section")
        while not read.is_done:
            part, inner = read.number(), Reader(read.sized())
            need(part in (SYMBOL_TABLE, SEGMENT_NAMES), "start-up functions or shared sections")
            if part == SYMBOL_TABLE:
                found += [_symbol(inner) for _ in range(inner.number())]
        return found

    def relocations(self, section: str) -> Iterator[tuple[int, int, int, int]]:
        """Of every relocation of a section: kind, place, symbol, what is added."""
        if section not in self.custom:
            return
        read = Reader(self.custom[section])
        read.number()  # which section they are for
        for _ in range(read.number()):
            kind, place, symbol = read.number(), read.number(), read.number()
            need(kind in (TO_FUNCTION, *ADDRESSES, TO_GLOBAL), f"a relocation of kind {kind}")
            yield kind, place, symbol, read.number(signed=True) if kind in ADDRESSES else 0


def _symbol(read: Reader) -> Symbol:
    kind, flags = read.number(), read.number()
    need(kind in (A_FUNCTION, A_DATUM, A_GLOBAL), f"a symbol of kind {kind}")
    is_here = not flags & UNDEFINED
    if kind != A_DATUM:
        index = read.number()
        if is_here or flags & NAMED:
            read.name()
        return Symbol(flags, index, 0)
    read.name()
    index, offset, _ = (read.number(), read.number(), read.number()) if is_here else (-1, 0, 0)
    return Symbol(flags, index, offset)


def pack(data: bytes, names: list[str]) -> bytes:
    """A module that exports these functions, its memory and where its heap begins, and imports nothing."""
    made = Object.of(data)
    globals_here = _imports(made.plain[IMPORT])
    segments = _Segments(made.plain.get(DATA, b"\0"))
    code = made.plain[CODE]
    written = _settle(made, segments, code)
    need(_exported(made.plain[EXPORT]) == names, "other exports")
    heap = (segments.end + 15) & ~15
    stack_pointer = [I32 + VARIABLE + CONSTANT + leb(STACK, True) + END] * globals_here
    more = [sized(b"memory") + b"\2\0", sized(b"__heap_base") + b"\3" + leb(globals_here)]
    found = made.plain | {
        IMPORT: listed([]),
        MEMORY: listed([FIXED + leb(-(-heap // PAGE))]),
        GLOBAL: listed([*stack_pointer, I32 + FIXED + CONSTANT + leb(heap, True) + END]),
        EXPORT: leb(len(names) + len(more)) + made.plain[EXPORT][len(leb(len(names))) :] + b"".join(more),
        CODE: listed(_shortened(code, written)),
        DATA: listed(segments.moved()),
    }
    present = [kind for kind in ORDER if found.get(kind, b"\0") != b"\0"]
    return made.head + b"".join(bytes([kind]) + sized(found[kind]) for kind in present)


def _imports(section: bytes) -> int:
    """Memory and the stack pointer become the module's own; returns how many globals these are. No index changes."""
    read, pointers = Reader(section), 0
    for _ in range(read.number()):
        _, name, kind = read.name(), read.name(), read.number()
        if kind == 3 and name == "__stack_pointer":
            need(read.take(2) == I32 + VARIABLE, "another kind of stack pointer")
            pointers += 1
        else:
            need(kind == 2 and read.number() == 0 and read.number() >= 0, f"{name} from elsewhere")
    return pointers


class _Segments:
    """Data: every segment moves up by the stack."""

    def __init__(self, section: bytes) -> None:
        read = Reader(section)
        self.bases: list[int] = []
        self.slices: list[slice] = []
        self.end = STACK
        for _ in range(read.number()):
            need(read.take(2) == b"\0" + CONSTANT, "a segment without an address")
            self.bases.append(read.number(signed=True) + STACK)
            need(read.take(1) == END, "a segment without a plain address")
            size = read.number()
            self.slices.append(slice(read.at, read.at + size))
            read.take(size)
            self.end = max(self.end, self.bases[-1] + size)
        self.content = bytearray(section)

    def moved(self) -> list[bytes]:
        """The segments at their new addresses."""
        return [
            b"\0" + CONSTANT + leb(base, True) + END + sized(bytes(self.content[one]))
            for base, one in zip(self.bases, self.slices, strict=True)
        ]


def _settle(made: Object, segments: _Segments, code: bytes) -> dict[int, bytes]:
    """Fill in every place that a relocation names: in data at once, in code as new bytes by place."""
    symbols = made.symbols

    def value(kind: int, symbol: Symbol, more: int, before: int) -> int:
        """The final value; what LLVM wrote must be what is expected for a single object."""
        if kind in (TO_FUNCTION, TO_GLOBAL):
            new = expected = symbol.index
        else:
            need(not symbol.flags & UNDEFINED, "data from elsewhere")
            new = segments.bases[symbol.index] + symbol.offset + more
            expected = new - STACK
        need(before == expected, f"a relocation of kind {kind} holds {before}, not {expected}")
        return new

    for kind, at, symbol, more in made.relocations("reloc.DATA"):
        need(kind == PLAIN_ADDRESS, f"a relocation of kind {kind} in data")
        before = int.from_bytes(segments.content[at : at + 4], "little")
        segments.content[at : at + 4] = value(kind, symbols[symbol], more, before).to_bytes(4, "little")
    written = {}
    for kind, at, symbol, more in made.relocations("reloc.CODE"):
        padded, signed = Reader(code, at), kind == SIGNED_ADDRESS
        written[at] = leb(value(kind, symbols[symbol], more, padded.number(signed)), signed)
        need(padded.at == at + PADDED, "a number without padding")
    return written


def _shortened(code: bytes, written: dict[int, bytes]) -> list[bytes]:
    """Every function with its new numbers; nothing in code counts bytes, so that five padded ones may become one."""
    read, bodies, places = Reader(code), [], sorted(written, reverse=True)
    for _ in range(read.number()):
        size = read.number()
        last, out = read.at + size, bytearray()
        while places and places[-1] < last:
            out += code[read.at : places[-1]] + written[places[-1]]
            read.at = places.pop() + PADDED
        bodies.append(sized(bytes(out + read.take(last - read.at))))
    return bodies


def _exported(section: bytes) -> list[str]:
    """The names that LLVM exports, from our wrappers' attribute."""
    read, found = Reader(section), []
    for _ in range(read.number()):
        found.append(read.name())
        read.number(), read.number()
    return found
