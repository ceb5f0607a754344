"""What stands in deploy/ is right: as far as it can be told without systemd, Docker, Prometheus and Grafana running."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from jadetable.server.ops.metrics import Histogram, Metrics
from jadetable.server.ops.settings import described, read

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
SETTINGS = {name for name, _, _ in described()} | {"JADE_METRICS_TOKEN_FILE", "JADE_DATABASE_PASSWORD_FILE"}
INSTRUCTIONS = ("FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD")


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def steps() -> list[tuple[str, str]]:
    """The steps of the Dockerfile."""
    joined = re.sub(r"\\\n\s*", " ", text_of("Dockerfile"))
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in lines]


def unit(tmp_path: Path) -> Path:
    """The unit, with a program and a user that this machine has."""
    text = text_of("jadetable.service").replace("/opt/jadetable/bin/jade", sys.executable)
    path = tmp_path / "jadetable.service"
    path.write_text(text.replace("User=jadetable", "User=daemon"), encoding="utf-8")
    return path


def analysed(*arguments: object) -> subprocess.CompletedProcess[str]:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not there")
    words = [program, *map(str, arguments)]
    return subprocess.run(words, capture_output=True, text=True, check=False, env=os.environ | {"LC_ALL": "C"})


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    done = analysed("verify", "--man=no", unit(tmp_path))
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_a_wrong_line_in_the_unit_would_be_seen(tmp_path: Path) -> None:
    path = unit(tmp_path)
    path.write_text(path.read_text().replace("ProtectHome=yes", "ProtectHomes=yes"))
    assert "ProtectHomes" in analysed("verify", "--man=no", path).stderr


def test_the_service_may_touch_little_of_the_machine(tmp_path: Path) -> None:
    done = analysed("security", "--offline=true", "--threshold=25", unit(tmp_path))
    assert done.returncode == 0, done.stdout[-300:]


def test_the_unit_says_how_much_it_may_use() -> None:
    text = text_of("jadetable.service")
    for wanted in ("LimitNOFILE=65536", "MemoryMax=", "ProtectSystem=strict", "StateDirectory=jadetable"):
        assert wanted in text
    assert set(re.findall(r"JADE_[A-Z_]+(?==)", text)) <= SETTINGS | {"JADE_CACHE"}


def test_the_settings_beside_the_unit_are_read(tmp_path: Path) -> None:
    shutil.copy(DEPLOY / "jadetable.toml", tmp_path)
    settings = read({}, tmp_path / "jadetable.toml")
    assert (settings.proxies, settings.secure_cookies) == ("127.0.0.1", True)
    meant = "\n".join(re.findall(r"^# (\w+ = .*)$", text_of("jadetable.toml"), re.M))
    assert set(tomllib.loads(meant)) == {"hosts", "database", "database_password_file"}


def test_the_image_has_only_steps_that_are_known_and_files_that_are_there() -> None:
    found = steps()
    assert {name for name, _ in found} <= set(INSTRUCTIONS)
    for name, rest in found:
        if name == "COPY":
            source = next(word for word in rest.split() if not word.startswith("--"))
            assert source == "." or "--from=build" in rest
        if name in ("CMD", "ENTRYPOINT", "VOLUME"):
            assert isinstance(json.loads(rest), list)
        if name == "RUN":
            assert subprocess.run(["sh", "-n", "-c", rest], check=False).returncode == 0
    runs = [rest for name, rest in found if name == "RUN"]
    assert shlex.split(runs[0])[0] == "deploy/install.sh" and os.access(ROOT / "deploy/install.sh", os.X_OK)
    order = [name for name, _ in found]
    assert order.index("USER") < order.index("ENTRYPOINT"), "nothing of the image runs as root"


def test_the_image_is_not_sent_what_is_built_here() -> None:
    ignored = text_of("Dockerfile.dockerignore").split()
    assert {".git", ".venv", "**/node_modules", "tests", "src/jadetable/server/static"} <= set(ignored)
    needed = ("src", "web", "docs", "scripts", "deploy", "pyproject.toml", "hatch_build.py", "requirements.lock")
    assert not set(needed) & set(ignored)


def test_the_install_script_finds_the_driver_of_postgresql_in_the_lock() -> None:
    (line,) = re.findall(r"awk '(.*)' ", text_of("install.sh"))
    command = ["awk", line, str(ROOT / "requirements-dev.lock")]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.match(r"asyncpg==[\d.]+ \\\n +--hash=sha256:", found)
    assert re.findall(r"^[a-z]", found, re.M) == ["a"]


def test_compose_starts_what_the_image_needs() -> None:
    found: Any = yaml.safe_load(text_of("compose.yaml"))
    services = found["services"]
    assert set(services) == {"tables", "database", "proxy"}
    environment = services["tables"]["environment"]
    assert set(environment) <= SETTINGS
    assert environment["JADE_PROXIES"] == found["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    for service in services.values():
        for secret in service.get("secrets", ()):
            assert secret in found["secrets"]
        for volume in service.get("volumes", ()):
            name = volume.split(":")[0]
            assert name in found["volumes"] or (DEPLOY / name).is_file()
        for other in service.get("depends_on", ()):
            assert other in services
    assert (DEPLOY / services["tables"]["build"]["dockerfile"].removeprefix("deploy/")).is_file()
    assert all(str(secret["file"]).startswith("secrets/") for secret in found["secrets"].values())
    ignored = subprocess.run(["git", "check-ignore", "deploy/secrets/x"], cwd=ROOT, capture_output=True, check=False)
    assert ignored.returncode == 0, "a secret must not get into the repository"


def told() -> set[str]:
    """The names under which Prometheus keeps what the server tells."""
    found = set()
    for metric in vars(Metrics()).values():
        ends = ("_bucket", "_sum", "_count") if isinstance(metric, Histogram) else ("",)
        found |= {metric.name + end for end in ends}
    return found


def asked(expressions: list[str]) -> set[str]:
    return set(re.findall(r"\b(?:jade|process)_[a-z0-9_]+", " ".join(expressions)))


def test_the_dashboard_asks_only_for_metrics_that_exist_and_leaves_none_out() -> None:
    board = json.loads(text_of("grafana-dashboard.json"))
    expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert asked(expressions) - told() == set()
    shown = {re.sub(r"_(bucket|sum|count)$", "", name) for name in asked(expressions)}
    assert {metric.name for metric in vars(Metrics()).values()} - shown == set()
    ids = [panel["id"] for panel in board["panels"]]
    assert len(ids) == len(set(ids)) and all(panel["title"] for panel in board["panels"])


def test_alerts_ask_only_for_metrics_that_exist() -> None:
    rules = yaml.safe_load(text_of("alerts.yml"))["groups"][0]["rules"]
    assert asked([rule["expr"] for rule in rules]) - told() == set()
    assert all(rule["annotations"]["summary"] for rule in rules)
    assert yaml.safe_load(text_of("prometheus.yml"))["rule_files"] == ["alerts.yml"]


def test_every_file_of_the_folder_is_named_on_the_page() -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    files = [path.name for path in DEPLOY.iterdir() if path.is_file() and path.suffix != ".dockerignore"]
    assert [name for name in files if f"deploy/{name}" not in page] == []
