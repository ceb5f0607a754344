"""Numbers for Prometheus, in its text format."""

import contextlib
from collections.abc import Callable, Iterator

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
COUNTS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n"})

Read = Callable[[], float]


def _labels(pairs: tuple[tuple[str, str], ...]) -> str:
    return "{" + ",".join(f'{name}="{value.translate(ESCAPES)}"' for name, value in pairs) + "}" if pairs else ""


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


class Reading:
    """Something that is looked up when somebody asks; nothing is told before there is a way to read it."""

    def __init__(self, name: str, about: str, kind: str = "gauge") -> None:
        self.name, self.about, self.kind = name, about, kind
        self.read: Read | None = None

    def lines(self) -> Iterator[str]:
        """As text; what cannot be read now is left out."""
        if self.read is not None:
            with contextlib.suppress(OSError):
                yield f"{self.name} {self.read():.15g}"


class Histogram:
    """How long something takes, or how much it is."""

    kind = "histogram"

    def __init__(self, name: str, about: str, bounds: tuple[float, ...] = SECONDS) -> None:
        self.name, self.about, self.bounds = name, about, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """One more measurement."""
        place = sum(value > bound for bound in self.bounds)
        self._counts[place] += 1
        self._sum += value

    def lines(self) -> Iterator[str]:
        """As text, cumulative as Prometheus wants it."""
        seen = 0
        for bound, count in zip((*self.bounds, "+Inf"), self._counts, strict=True):
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
        self.reports = Counter("jade_reports_total", "complaints about somebody's manners")
        self.pushes = Counter("jade_pushes_total", "notifications by result")
        self.requests = Counter("jade_requests_total", "HTTP requests by status")
        self.faults = Counter("jade_faults_total", "replies with a status of 500 or more, by route")
        self.bots_replaced = Counter("jade_bots_replaced_total", "bot moves that greedy made")
        self.live_tables = Gauge("jade_live_tables", "tables in memory")
        self.sockets = Gauge("jade_sockets", "open sockets")
        self.move_seconds = Histogram("jade_move_seconds", "from a move's arrival to its commit")
        self.commit_seconds = Histogram("jade_commit_seconds", "how long one transaction takes")
        self.commit_changes = Histogram("jade_commit_changes", "changes in one transaction", COUNTS)
        self.commit_failures = Counter("jade_commit_failures_total", "transactions that the database refused")
        self.commit_queue = Reading("jade_commit_queue", "changes that wait for their transaction")
        self.bot_queue = Reading("jade_bot_queue", "thoughts of bots and hints that wait for a thread")
        self.loop_lag = Histogram("jade_loop_lag_seconds", "how late the event loop wakes who slept")
        self.draining = Reading("jade_draining", "1 while no new tables are opened")
        self.database_bytes = Reading("jade_database_bytes", "size of the database")
        self.memory = Reading("process_resident_memory_bytes", "memory in use")
        self.processor = Reading("process_cpu_seconds_total", "processor time used", "counter")
        self.files = Reading("process_open_fds", "open files and connections")
        self.most_files = Reading("process_max_fds", "files and connections this process may open")
        self.started = Reading("process_start_time_seconds", "when the process began, in seconds since 1970")

    def text(self) -> str:
        """All of it."""
        lines = []
        for metric in vars(self).values():
            lines += [f"# HELP {metric.name} {metric.about}", f"# TYPE {metric.name} {metric.kind}", *metric.lines()]
        return "\n".join(lines) + "\n"
