"""Settings for all tests."""

import pytest
from hypothesis import settings

# No deadline: the first example may wait for the compiler.
settings.register_profile("house", deadline=None, max_examples=60)
settings.load_profile("house")

LAST_LINES = 12


class AtOnce:
    """Names what failed as soon as it did: a long run that is cut off before its summary has said so."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._terminal.ensure_newline()
            self._terminal.write_line(f"FAILED {report.nodeid} ({report.when})", red=True)
            for line in report.longreprtext.splitlines()[-LAST_LINES:]:
                self._terminal.write_line(f"  {line}")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if isinstance(terminal, pytest.TerminalReporter):
        config.pluginmanager.register(AtOnce(terminal))
