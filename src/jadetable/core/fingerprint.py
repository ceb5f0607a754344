"""Fingerprints of rules: what they are made of, and nothing else.

A rule is its own text, the rules it calls, and the numbers it reads that are not in a record. So a fingerprint follows
the names a rule uses. Whatever no rule of play reaches (a drawing, a sentence, a bot) may change without changing it.
So may comments, docstrings, and the name of the module that a rule stands in.
"""

import ast
import dis
import hashlib
import inspect
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import CodeType, ModuleType
from typing import Any

import numpy as np

SIZE = 8  # bytes
DOCUMENTED = (ast.FunctionDef, ast.ClassDef, ast.Module)
Parts = dict[str, str]


def of_rules(rules: Iterable[Callable[..., Any]], *further: Any) -> str:
    """A fingerprint of these rules, of all that they use, and of further values."""
    parts: Parts = {}
    for rule in rules:
        _add_rule(rule, parts)
    lines = [f"{text}\0" for text in sorted(parts.values())]
    lines += [f"{_value(value)}\0" for value in further]
    return hashlib.blake2b("".join(lines).encode(), digest_size=SIZE).hexdigest()


def _add_rule(given: Callable[..., Any], parts: Parts) -> None:
    """The text of a rule and of the rules it calls, and the value of each constant it reads."""
    rule = getattr(given, "py_func", given)
    name = f"{rule.__module__}.{rule.__qualname__}"
    if name in parts:
        return
    parts[name] = code_of(rule)
    for used, value in _used(rule.__code__, rule.__globals__):
        if _is_ours(value):
            _add_rule(value, parts)
        elif not callable(value) and not isinstance(value, ModuleType):
            name = used.rpartition(".")[2]
            parts[f"{rule.__module__}.{used}"] = f"{name} = {_value(value)}"


def code_of(given: Callable[..., Any] | ModuleType) -> str:
    """The text of a rule or a module, without comments and docstrings."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(given)))
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(_Templates().visit(tree))


class _Templates(ast.NodeTransformer):
    """Writes f-strings alike in every version of Python: their quotes changed with 3.12."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.Name:
        text = "".join(map(_piece_of, node.values))
        quote = '"' if "'" in text else "'"
        return ast.Name(f"f{quote}{text}{quote}")


def _piece_of(piece: ast.expr) -> str:
    """A piece of an f-string, as it is written between its quotes."""
    if not isinstance(piece, ast.FormattedValue):
        return str(getattr(piece, "value", "")).replace("{", "{{").replace("}", "}}")
    value = ast.unparse(_Templates().visit(piece.value))
    value = f"({value})" if isinstance(piece.value, ast.IfExp | ast.Lambda) else value
    turned = f"!{chr(piece.conversion)}" if piece.conversion >= 0 else ""
    form = piece.format_spec.values if isinstance(piece.format_spec, ast.JoinedStr) else []
    return "{" + value + turned + (":" if form else "") + "".join(map(_piece_of, form)) + "}"


def _used(code: CodeType, names: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The global names that a function uses, and what they stand for; of a module, what is used of it."""
    found, module = [], None
    for step in dis.get_instructions(code):
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            value = names.get(step.argval)
            module = value if isinstance(value, ModuleType) else None
            found.append((step.argval, value))
        elif step.opname in ("LOAD_ATTR", "LOAD_METHOD") and module is not None:
            value = getattr(module, step.argval, None)
            found.append((f"{module.__name__}.{step.argval}", value))
            module = value if isinstance(value, ModuleType) else None
        else:
            module = None
    yield from ((name, value) for name, value in found if value is not None)


def _is_ours(value: Any) -> bool:
    """Whether a value is a function written in Python, compiled or not, and not one of a library's."""
    function = getattr(value, "py_func", value)
    library = (getattr(function, "__module__", None) or "").split(".")[0] in ("numpy", "numba", "math", "builtins")
    return inspect.isfunction(function) and not library


def _value(value: Any) -> str:
    """A constant in words that are the same in every process."""
    if isinstance(value, np.dtype):
        if value.subdtype is not None:
            return f"{value.subdtype[1]} of {_value(value.subdtype[0])}"
        fields = [(name, _value(kind[0]), kind[1]) for name, kind in (value.fields or {}).items()]
        return repr((fields, value.itemsize) if fields else value.str)
    if isinstance(value, np.ndarray):
        return f"{_value(value.dtype)} {value.shape} {value.tobytes().hex()}"
    if isinstance(value, np.generic):
        return f"{value.dtype.str} {value.tobytes().hex()}"
    if isinstance(value, tuple | list | range):
        return f"({', '.join(map(_value, value))})"
    if value is None or isinstance(value, bool | int | float | str | bytes):
        return repr(value)
    return type(value).__qualname__
