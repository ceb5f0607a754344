"""The server's own key for push services: made on first use, in a file that only the server's user reads."""

import contextlib
import logging
import os
import secrets
import stat
import sys
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from sqlalchemy.engine import make_url

from jadetable.server.ops.settings import Settings, default_database
from jadetable.server.push.sealing import CURVE

log = logging.getLogger("jadetable.server")

FILE = "push-key.pem"
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def key_file(settings: Settings) -> Path:
    """Where the key lies: where it is set, else beside the SQLite file, else in the data folder."""
    if settings.push_key:
        return Path(settings.push_key).expanduser()
    database = settings.database if settings.is_sqlite else default_database()
    return Path(make_url(database).database or "").expanduser().parent / FILE


def own_key(path: Path) -> ec.EllipticCurvePrivateKey:
    """The key in this file, which is made where there is none; raises OSError, and ValueError where it is no key."""
    if not path.exists():
        _make(path)
    if sys.platform != "win32" and path.stat().st_mode & OTHERS:
        path.chmod(0o600)
        log.warning("others could read the key for push services: they no longer can", extra={"file": str(path)})
    found = load_pem_private_key(path.read_bytes(), None)
    if not isinstance(found, ec.EllipticCurvePrivateKey) or found.curve.name != CURVE.name:
        raise ValueError("no key on the curve P-256")
    return found


def _make(path: Path) -> None:
    """Whoever comes first makes it, whole from the start: several processes may want it at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    made = ec.generate_private_key(CURVE).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with open(handle, "wb") as file:
            file.write(made)
        with contextlib.suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink()
