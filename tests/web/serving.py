"""A plain file server, as `python -m http.server` runs it."""

import contextlib
import http.server
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path


class Silent(http.server.SimpleHTTPRequestHandler):
    """The same, without its log."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@contextlib.contextmanager
def serve(folder: Path) -> Iterator[str]:
    """The address at which the files of a folder are handed out."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()
