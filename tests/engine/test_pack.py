"""What is not known to the packer is refused, so that no module is ever wrong without a word."""

import llvmlite.binding as llvm
import pytest

from scripts.engine.leb import Reader, leb
from scripts.engine.lower import TRIPLE, machine
from scripts.engine.pack import NotKnown, pack

ADD = """
define i32 @add(i32 %a, i32 %b) "wasm-export-name"="add" {
  %c = add i32 %a, %b
  ret i32 %c
}
"""


def made(text: str) -> bytes:
    """An object of a module's text."""
    target = machine()
    module = llvm.parse_assembly(text)
    module.data_layout, module.triple = str(target.target_data), TRIPLE
    found: bytes = target.emit_object(module)
    return found


def test_a_plain_function_becomes_a_module() -> None:
    packed = pack(made(ADD), ["add"])
    assert packed[:8] == b"\0asm\1\0\0\0"
    assert b"memory" in packed
    assert b"__heap_base" in packed


def test_data_moves_above_the_stack() -> None:
    text = (
        '@table = internal constant [3 x i32] [i32 7, i32 8, i32 9]\ndefine i32 @at(i32 %k) "wasm-export-name"="at" {\n'
    )
    text += "  %p = getelementptr i32, ptr @table, i32 %k\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n"
    assert bytes([7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0]) in pack(made(text), ["at"])


ELSEWHERE = "declare i32 @other(i32)\n" + ADD.replace("add i32 %a, %b", "call i32 @other(i32 %a)")
OUTSIDE = """
@g = external global i32
define i32 @add() "wasm-export-name"="add" {
  %v = load i32, ptr @g
  ret i32 %v
}
"""
INDIRECT = """
define i32 @add(ptr %f) "wasm-export-name"="add" {
  %v = call i32 %f()
  ret i32 %v
}
"""
POINTED = """
define i32 @two() {
  ret i32 2
}
@p = internal global ptr @two
define ptr @add() "wasm-export-name"="add" {
  %v = load volatile ptr, ptr @p
  ret ptr %v
}
"""


@pytest.mark.parametrize("text", [ELSEWHERE, OUTSIDE, INDIRECT, POINTED], ids=["call", "data", "indirect", "pointer"])
def test_what_needs_a_linker_is_refused(text: str) -> None:
    with pytest.raises(NotKnown, match="a linker would be needed"):
        pack(made(text), ["add"])


def test_another_list_of_exports_is_refused() -> None:
    with pytest.raises(NotKnown, match="exports"):
        pack(made(ADD), ["subtract"])


def test_an_object_that_ends_too_early_is_refused() -> None:
    with pytest.raises(ValueError, match="too early"):
        pack(made(ADD)[:60], ["add"])


@pytest.mark.parametrize("value", [0, 1, 63, 64, 127, 128, 300, 2**31 - 1])
def test_numbers_are_written_as_they_are_read(value: int) -> None:
    assert Reader(leb(value)).number() == value
    assert Reader(leb(value, signed=True)).number(signed=True) == value
    assert Reader(leb(-value, signed=True)).number(signed=True) == -value
