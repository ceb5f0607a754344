"""One exported function, in LLVM's text: plain numbers and addresses in, Numba's calling convention out.

A page passes an array as its address and length, a record as its address, a whole number as i32, a generator word as
i64. An error inside traps, which a page hears as an exception. Pointers are 32 bits, whole numbers stay 64 as rules
have them; records hold no pointers, so their bytes are the same everywhere.
"""

from typing import Any

import numpy as np
from numba import types

from scripts.engine.entries import FLAG, FRACTION, NOTHING, NUMBER, WORD, Entry

# What a rule returns: Numba's slot for it, the type a page gets, how one becomes the other.
RETURNED = {
    NOTHING: ("ptr", "void", "ret void"),
    NUMBER: ("i64", "i32", "%v = load i64, ptr %ret\n  %r = trunc i64 %v to i32\n  ret i32 %r"),
    FLAG: ("i8", "i32", "%v = load i8, ptr %ret\n  %r = zext i8 %v to i32\n  ret i32 %r"),
    WORD: ("i64", "i64", "%r = load i64, ptr %ret\n  ret i64 %r"),
    FRACTION: ("double", "double", "%r = load double, ptr %ret\n  ret double %r"),
}
KINDS = {types.none: NOTHING, types.int64: NUMBER, types.boolean: FLAG, types.uint64: WORD, types.float64: FRACTION}


class Wrapper:
    """The text of one exported function."""

    def __init__(self, entry: Entry, made: Any) -> None:
        self.given: list[str] = []
        self.passed: list[str] = []
        self.lines: list[str] = []
        for place, (_, value) in enumerate(entry.arguments):
            self._take(f"%a{place}", value)
        returned = types.unliteral(made.signature.return_type)
        if KINDS.get(returned) != entry.returns:
            raise TypeError(f"{entry.name} returns {returned}, not a {entry.returns}")
        slot, shown, give = RETURNED[entry.returns]
        self.target = made.fndesc.llvm_func_name
        kinds = ", ".join(["ptr", "ptr", *(one.split()[0] for one in self.passed)])
        self.type = f"i32 ({kinds})"
        self.declaration = f'declare i32 @"{self.target}"({kinds})'
        body = "\n  ".join(self.lines)
        self.definition = f"""
define {shown} @{entry.name}({", ".join(self.given)}) "wasm-export-name"="{entry.name}" {{
  %ret = alloca {slot}
  %exc = alloca ptr
  {body}
  %status = call i32 @"{self.target}"(ptr %ret, ptr %exc, {", ".join(self.passed)})
  %fine = icmp eq i32 %status, 0
  br i1 %fine, label %done, label %failed
failed:
  call void @llvm.trap()
  unreachable
done:
  {give}
}}"""

    def _take(self, name: str, value: Any) -> None:
        """One argument, as a page gives it and as Numba takes it."""
        if isinstance(value, np.ndarray):
            self._take_array(name, value)
        elif isinstance(value, np.void):
            self._same(name, "ptr")
        elif isinstance(value, np.uint64):
            self._same(name, "i64")
        elif isinstance(value, float):
            self._same(name, "double")
        else:
            own, how = ("i8", "trunc") if isinstance(value, bool) else ("i64", "sext")
            self.given.append(f"i32 {name}")
            self.lines.append(f"{name}.own = {how} i32 {name} to {own}")
            self.passed.append(f"{own} {name}.own")

    def _take_array(self, name: str, value: np.ndarray[Any, Any]) -> None:
        """An array: owner, parent, number of items, size of one, address, shape, strides."""
        self.given += [f"ptr {name}", f"i32 {name}.n"]
        self.lines.append(f"{name}.len = zext i32 {name}.n to i64")
        rest = value.shape[1:]
        if rest:
            self.lines.append(f"{name}.all = mul i64 {name}.len, {int(np.prod(rest))}")
        self.passed += ["ptr null", "ptr null", f"i64 {name}.all" if rest else f"i64 {name}.len"]
        self.passed += [f"i64 {value.itemsize}", f"ptr {name}", f"i64 {name}.len", *(f"i64 {n}" for n in rest)]
        self.passed += [f"i64 {stride}" for stride in value.strides]

    def _same(self, name: str, kind: str) -> None:
        """An argument that both sides have alike."""
        self.given.append(f"{kind} {name}")
        self.passed.append(f"{kind} {name}")
