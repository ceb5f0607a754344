"""What can be set, in one table: in the environment (`port` is JADE_PORT), or in a TOML file (`port = 8000`)."""

import difflib
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta

from jadetable.core.errors import JadeError

PREFIX = "JADE_"
CONFIG = "JADE_CONFIG"
FROM_FILE = "_file"  # JADE_METRICS_TOKEN_FILE names a file that holds JADE_METRICS_TOKEN
SECRETS = ("metrics_token", "database_password")
LONGEST_SECRET = 4096


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
    lan: Annotated[bool, _about("answer other devices of the network in the house too")] = False
    workers: Annotated[int, Meta(ge=1, le=256), _about("processes that serve together, on PostgreSQL")] = 1
    database: Annotated[str, _about("sqlite:///FILE or postgresql://...")] = msgspec.field(
        default_factory=default_database
    )
    database_password: Annotated[str, _about("the password of the database, where its address has none")] = ""
    origins: Annotated[str, _about("other web origins that may use this server, separated by commas")] = ""
    hosts: Annotated[str, _about("names this server goes by, separated by commas; * is any")] = ""
    proxies: Annotated[str, _about("addresses of proxies whose X-Forwarded-* headers are trusted")] = ""
    secure_cookies: Annotated[bool, _about("send cookies over HTTPS only")] = False
    metrics_token: Annotated[str, _about("the token that reads /metrics; without one nobody may")] = ""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], _about("what is logged: debug, info, warning or error")
    ] = "info"
    log_addresses: Annotated[
        Literal["full", "network", "none"],
        _about("visitors' addresses in logs: full, network or none"),
    ] = "network"

    push: Annotated[bool, _about("offer to tell people's browsers when it is their turn")] = True
    push_key: Annotated[str, _about("the file with the key for that; empty is beside the database")] = ""
    push_contact: Annotated[str, _about("mailto: or https: address where push services reach you")] = ""
    push_local: Annotated[bool, _about("let push services be on this machine, for tests")] = False

    bot_threads: Annotated[int, Meta(ge=1, le=64), _about("how many bots may think at the same time")] = 2
    bot_seconds: Annotated[float, Meta(gt=0), _about("seconds a bot has before the baseline player chooses")] = 5.0
    bot_pause_ms: Annotated[
        int, Meta(ge=0), _about("pause in milliseconds before a bot's move, so that people can follow")
    ] = 400

    bot_grace_ms: Annotated[
        int, Meta(ge=0), _about("time in milliseconds in which people can take a choice back before bots go on")
    ] = 1500

    absent_seconds: Annotated[int, Meta(ge=0), _about("seconds without a message before a person is absent")] = 60
    idle_seconds: Annotated[int, Meta(ge=1), _about("seconds before an unused table leaves memory")] = 600
    live_tables: Annotated[int, Meta(ge=1), _about("most tables kept in memory")] = 5000
    prune_days: Annotated[int, Meta(ge=0), _about("days before an untouched table is deleted, 0 is never")] = 90

    message_bytes: Annotated[int, Meta(ge=256), _about("longest socket message accepted, in bytes")] = 8192
    body_bytes: Annotated[int, Meta(ge=1024), _about("longest request body accepted, in bytes")] = 65536
    address_rate: Annotated[float, Meta(gt=0), _about("requests and messages a second from one address")] = 50.0
    address_burst: Annotated[int, Meta(ge=1), _about("the same at once")] = 300
    seat_rate: Annotated[float, Meta(gt=0), _about("messages a second from one seat")] = 10.0
    seat_burst: Annotated[int, Meta(ge=1), _about("the same at once")] = 40
    table_rate: Annotated[float, Meta(gt=0), _about("messages a second to one table")] = 80.0
    table_burst: Annotated[int, Meta(ge=1), _about("the same at once")] = 320
    create_rate: Annotated[float, Meta(gt=0), _about("new tables a second from one address")] = 0.5
    create_burst: Annotated[int, Meta(ge=1), _about("the same at once")] = 30
    guess_rate: Annotated[float, Meta(gt=0), _about("wrong spoken codes a second from one address")] = 0.1
    guess_burst: Annotated[int, Meta(ge=1), _about("the same at once")] = 12
    tables_per_address: Annotated[int, Meta(ge=1), _about("tables opened from one address and not over yet")] = 60
    connections_per_address: Annotated[int, Meta(ge=1), _about("connections from one address, sockets aside")] = 256
    request_seconds: Annotated[float, Meta(gt=0), _about("time to send a request in full")] = 10.0
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


def read(environment: Mapping[str, str] | None = None, config: Path | None = None, **given: Any) -> Settings:
    """The settings: those given on the command line, else of the environment, else of the file, else the defaults.

    The file is `config`, or the one that JADE_CONFIG names. Raises BadSetting.
    """
    source = os.environ if environment is None else environment
    if config is None and source.get(CONFIG):
        config = Path(source[CONFIG])
    hints = get_type_hints(Settings, include_extras=True)
    values = {} if config is None else _of_file(config, hints)
    values |= _of_environment(source, hints)
    for name, value in given.items():
        if value is not None:
            values[name] = _converted(name, value, hints[name], strict=False)
    return _with_password(Settings(**values))


def misspelt(environment: Mapping[str, str]) -> dict[str, str]:
    """Variables that look like settings and are none, each with the setting that may be meant."""
    known = [*_keys(), CONFIG.removeprefix(PREFIX).lower()]
    given = [name for name in environment if name.startswith(PREFIX) and name[len(PREFIX) :].lower() not in known]
    near = {name: difflib.get_close_matches(name[len(PREFIX) :].lower(), known, 1) for name in given}
    return {name: PREFIX + found[0].upper() for name, found in near.items() if found}


def _keys() -> list[str]:
    """What may stand in a file."""
    return [*Settings.__struct_fields__, *(name + FROM_FILE for name in SECRETS)]


def _of_file(path: Path, hints: Mapping[str, Any]) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting("server-config-unreadable", file=str(path), why=_short(error)) from error
    except tomllib.TOMLDecodeError as error:
        raise BadSetting("server-config-malformed", file=str(path), why=_short(error)) from error
    values = {}
    for key, value in found.items():
        if key not in _keys():
            near = difflib.get_close_matches(key, _keys(), 1)
            if near:
                raise BadSetting("server-config-misspelt", file=str(path), key=key, near=near[0])
            raise BadSetting("server-config-unknown", file=str(path), key=key)
        name = key.removesuffix(FROM_FILE)
        secret = name != key
        if secret and not isinstance(value, str):
            raise BadSetting("server-bad-setting", name=f"{key} ({path})", why=f"Expected `str`, got `{value!r}`")
        taken = _secret(f"{key} ({path})", path.parent / value) if secret else value
        values[name] = _converted(f"{key} ({path})", taken, hints[name], strict=True)
    return values


def _of_environment(source: Mapping[str, str], hints: Mapping[str, Any]) -> dict[str, Any]:
    values = {}
    for name, hint in hints.items():
        key = PREFIX + name.upper()
        given, file = source.get(key, ""), source.get(key + FROM_FILE.upper(), "") if name in SECRETS else ""
        if given:
            values[name] = _converted(key, given, hint, strict=False)
        elif file:
            values[name] = _secret(key + FROM_FILE.upper(), Path(file))
    return values


def _converted(name: str, value: Any, hint: Any, strict: bool) -> Any:
    try:
        return msgspec.convert(value, hint, strict=strict)
    except msgspec.ValidationError as error:
        raise BadSetting("server-bad-setting", name=name, why=str(error)) from error


def _secret(name: str, path: Path) -> str:
    """What a file holds, without the line end that editors leave; an empty one is a mistake."""
    try:
        text = path.read_text(encoding="utf-8")[:LONGEST_SECRET].strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting("server-bad-setting", name=name, why=f"{path}: {_short(error)}") from error
    if not text:
        raise BadSetting("server-secret-empty", name=name, file=str(path))
    return text


def _with_password(settings: Settings) -> Settings:
    """The password goes into the database's address, so that all who connect find it there."""
    if not settings.database_password:
        return settings
    from sqlalchemy.engine import make_url  # noqa: PLC0415  # --help must not wait for it
    from sqlalchemy.exc import ArgumentError  # noqa: PLC0415

    try:
        url = make_url(settings.database)
    except ArgumentError as error:
        raise BadSetting("server-bad-database", why=_short(error)) from error
    if not settings.is_sqlite and url.password is None:
        url = url.set(password=settings.database_password)
    return msgspec.structs.replace(settings, database=url.render_as_string(hide_password=False), database_password="")


def _short(error: Exception) -> str:
    """What is wrong, in one line."""
    return (getattr(error, "strerror", None) or str(error)).splitlines()[0]
