"""The docs name every setting, message, refusal and request there is."""

import re
from pathlib import Path

from litestar import Litestar

from jadetable.server.http.app import create_app
from jadetable.server.ops.settings import Settings, described
from jadetable.server.protocol import Message
from jadetable.server.tables.refusals import STATUS

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "server.md").read_text(encoding="utf-8")


def test_every_setting_is_documented() -> None:
    text = (DOCS / "operating.md").read_text(encoding="utf-8")
    assert [name for name, _, _ in described() if f"`{name}`" not in text] == []


def test_every_refusal_is_documented() -> None:
    assert [code for code in STATUS if f"`{code}`" not in TEXT] == []


def test_every_message_is_documented() -> None:
    kinds = [kind.__struct_config__.tag for kind in Message.__args__]
    assert [kind for kind in kinds if f'"{kind}"' not in TEXT and f"`{kind}`" not in TEXT] == []


def test_every_request_is_documented() -> None:
    app = create_app(Settings(database="sqlite:////tmp/never-opened.db")).app
    assert isinstance(app, Litestar)
    paths = app.openapi_schema.to_schema()["paths"]
    assert [path for path in paths if path not in TEXT] == []


def test_the_threat_model_stays_short() -> None:
    words = re.findall(r"\w+", (DOCS / "threats.md").read_text(encoding="utf-8"))
    assert len(words) < 1200
