"""What `pip install` of these sources builds, and where the programs that build it look for modules."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def hook(tmp_path: Path) -> Any:
    """The build hook, at work in a folder whose client and pages are there."""
    for made in ("server/static", "docs_site"):
        (tmp_path / "src/jadetable" / made).mkdir(parents=True)
        (tmp_path / "src/jadetable" / made / "index.html").touch()
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.BuiltParts(str(tmp_path), {}, None, None, str(tmp_path), "wheel")


@pytest.mark.parametrize("there", [True, False])
def test_the_engine_is_built_with_what_pip_has_put_elsewhere(
    hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    """pip installs what building needs into a folder of its own and names it in PYTHONPATH alone."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "only_pip_has_this.py").touch()
    (tmp_path / "scripts").mkdir()
    program = "import only_pip_has_this, jadetable, pathlib\npathlib.Path('built').touch()\n"
    (tmp_path / "scripts/engine.py").write_text(program, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(elsewhere if there else tmp_path / "empty"))
    if there:
        hook.initialize("standard", {})
    else:
        with pytest.raises(RuntimeError, match="engine for browsers could not be built"):
            hook.initialize("standard", {})
    assert (tmp_path / "built").exists() == there
