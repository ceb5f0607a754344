"""The files of words: their messages, with the variables each asks for."""

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):  # type: ignore[misc]
    """Collects variable names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.found.add(node.id.name)


def variables(node: object) -> set[str]:
    """The variables a pattern uses."""
    finder = _Variables()
    if isinstance(node, ast.BaseNode):
        finder.visit(node)
    return finder.found


def messages_of(text: str, name: str) -> dict[str, set[str]]:
    """The names of all messages and attributes of a file, with the variables each uses; `name` is for complaints."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{name}: {entry.content!r} cannot be read"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{name}: {entry.id.name} is there twice"
            found[entry.id.name] = variables(entry.value)
            found |= {f"{entry.id.name}.{part.id.name}": variables(part.value) for part in entry.attributes}
    return found


def joined(files: dict[str, dict[str, set[str]]]) -> dict[str, set[str]]:
    """The messages of several files as one; none may be in two of them."""
    found: dict[str, set[str]] = {}
    for name, messages in files.items():
        assert not found.keys() & messages.keys(), f"{name}: {found.keys() & messages.keys()} are there twice"
        found |= messages
    return found


def differences(english: dict[str, set[str]], other: dict[str, set[str]]) -> dict[str, set[str]]:
    """Messages that only one language has, and variables that are asked for and not given.

    A language may leave a number out (Chinese needs no plural), but never ask for one it is not given.
    """
    found: dict[str, set[str]] = {name: set() for name in english.keys() ^ other.keys()}
    return found | {name: used - english[name] for name, used in other.items() if used - english.get(name, used)}
