"""Libraries that are asked for only where they are used."""

import importlib
from typing import Any

from jadetable.core.errors import JadeError


class NotInstalled(JadeError, ImportError):
    """Something needs a library that is not installed."""


def needed(name: str, extra: str) -> Any:
    """A library of an extra; raises NotInstalled with what to do."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise NotInstalled("error-env-missing", name=name, extra=extra) from error
