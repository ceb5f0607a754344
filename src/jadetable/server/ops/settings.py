"""What can be set, each by an environment variable of its name: `port` is JADE_PORT."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints

import msgspec
from msgspec import Meta

from jadetable.core.errors import JadeError

PREFIX = "JADE_"
MILLISECONDS = 1000


def _about(text: str) -> Meta:
    return Meta(description=text)


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base) / 'jadetable' / 'tables.db'}"


class BadSetting(JadeError, ValueError):
    """A setting cannot be read."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server runs."""

    host: Annotated[str, _about("address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535), _about("port to listen on")] = 8000
    database: Annotated[str, _about("sqlite:///FILE or postgresql://...")] = msgspec.field(
        default_factory=default_database
    )
    origins: Annotated[str, _about("other web origins that may use this server, separated by commas")] = ""
    hosts: Annotated[str, _about("names this server goes by, separated by commas; * is any")] = ""
    proxies: Annotated[str, _about("addresses of proxies whose X-Forwarded-* headers are believed")] = ""
    secure_cookies: Annotated[bool, _about("send cookies over HTTPS only")] = False
    metrics_token: Annotated[str, _about("the token that reads /metrics; without one nobody may")] = ""
    log_level: Annotated[str, _about("debug, info, warning or error")] = "info"

    bot_threads: Annotated[int, Meta(ge=1, le=64), _about("bots that think at the same time")] = 2
    bot_seconds: Annotated[float, Meta(gt=0), _about("time a bot has before greedy chooses in its place")] = 5.0
    bot_pause_ms: Annotated[int, Meta(ge=0), _about("pause before a bot's move, so that people can follow")] = 400

    absent_seconds: Annotated[int, Meta(ge=0), _about("time without a sign of life before a person is absent")] = 60
    idle_seconds: Annotated[int, Meta(ge=1), _about("time before an unused table leaves memory")] = 600
    live_tables: Annotated[int, Meta(ge=1), _about("tables kept in memory at most")] = 5000
    prune_days: Annotated[int, Meta(ge=0), _about("days before an untouched table is deleted, 0 is never")] = 0

    message_bytes: Annotated[int, Meta(ge=256), _about("longest socket message taken")] = 8192
    body_bytes: Annotated[int, Meta(ge=1024), _about("longest request body taken")] = 65536
    address_rate: Annotated[float, Meta(gt=0), _about("requests and messages a second from one address")] = 50.0
    address_burst: Annotated[int, Meta(ge=1), _about("the same at once")] = 300
    seat_rate: Annotated[float, Meta(gt=0), _about("messages a second from one seat")] = 10.0
    seat_burst: Annotated[int, Meta(ge=1), _about("the same at once")] = 40
    table_rate: Annotated[float, Meta(gt=0), _about("messages a second to one table")] = 80.0
    table_burst: Annotated[int, Meta(ge=1), _about("the same at once")] = 320
    create_rate: Annotated[float, Meta(gt=0), _about("new tables a second from one address")] = 0.5
    create_burst: Annotated[int, Meta(ge=1), _about("the same at once")] = 30
    sockets_per_address: Annotated[int, Meta(ge=1), _about("open sockets from one address")] = 100
    sockets_per_table: Annotated[int, Meta(ge=1), _about("open sockets at one table")] = 100

    @property
    def is_sqlite(self) -> bool:
        """Whether tables live in a file of this machine."""
        return self.database.startswith("sqlite")


def described() -> list[tuple[str, str, Any]]:
    """Every setting: its environment variable, what it means, and its default."""
    found = []
    defaults = Settings()
    for name, hint in get_type_hints(Settings, include_extras=True).items():
        texts = [meta.description for meta in get_args(hint)[1:] if meta.description]
        found.append((PREFIX + name.upper(), texts[0], getattr(defaults, name)))
    return found


def from_environment(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """The settings of the environment, with those given on the command line in their place; raises BadSetting."""
    source = os.environ if environment is None else environment
    fields = Settings.__struct_fields__
    values: dict[str, Any] = {
        name: source[PREFIX + name.upper()] for name in fields if source.get(PREFIX + name.upper(), "") != ""
    }
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting("server-bad-setting", why=str(error)) from error
