"""Loaded once by the process that forked servers are copied from."""

from jadetable.core import registry
from jadetable.server.tables.preparation import open_once
from tests.server.forked import GAME

open_once(registry.find(GAME))
