"""Numbers for Prometheus, in its text format."""

from collections.abc import Iterator

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


def _labels(pairs: tuple[tuple[str, str], ...]) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in pairs) + "}" if pairs else ""


class Counter:
    """Something that only grows."""

    kind = "counter"

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self._values: dict[tuple[tuple[str, str], ...], float] = {}

    def add(self, value: float = 1, **labels: str) -> None:
        """Count."""
        key = tuple(sorted(labels.items()))
        self._values[key] = self._values.get(key, 0) + value

    def total(self) -> float:
        """The sum over all labels."""
        return sum(self._values.values())

    def lines(self) -> Iterator[str]:
        """As text."""
        for key, value in self._values.items() or [((), 0)]:
            yield f"{self.name}{_labels(key)} {value:g}"


class Gauge(Counter):
    """Something that goes up and down."""

    kind = "gauge"

    def set(self, value: float) -> None:
        """The present value."""
        self._values[()] = value


class Histogram:
    """How long something takes."""

    kind = "histogram"

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """One more measurement."""
        place = sum(value > bound for bound in BOUNDS)
        self._counts[place] += 1
        self._sum += value

    def lines(self) -> Iterator[str]:
        """As text, cumulative as Prometheus wants it."""
        seen = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            seen += count
            yield f'{self.name}_bucket{{le="{bound}"}} {seen}'
        yield f"{self.name}_sum {self._sum:g}"
        yield f"{self.name}_count {seen}"


class Metrics:
    """Everything this server counts."""

    def __init__(self) -> None:
        self.tables = Counter("jade_tables_opened_total", "tables opened")
        self.moves = Counter("jade_moves_total", "moves stored")
        self.conflicts = Counter("jade_conflicts_total", "changes made again because another process was faster")
        self.refusals = Counter("jade_refusals_total", "refusals by code")
        self.requests = Counter("jade_requests_total", "HTTP requests by status")
        self.bots_replaced = Counter("jade_bots_replaced_total", "bot moves that greedy made")
        self.live_tables = Gauge("jade_live_tables", "tables in memory")
        self.sockets = Gauge("jade_sockets", "open sockets")
        self.move_seconds = Histogram("jade_move_seconds", "from a move's arrival to its commit")

    def text(self) -> str:
        """All of it."""
        lines = []
        for metric in vars(self).values():
            lines += [f"# HELP {metric.name} {metric.about}", f"# TYPE {metric.name} {metric.kind}", *metric.lines()]
        return "\n".join(lines) + "\n"
