"""A message that only one browser can read (RFC 8291), and the proof of who sends it (RFC 8292).

The ciphers are those of `cryptography`; here they are put together as the standards say.
"""

import base64
import json
import os

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT_BYTES, AUTH_BYTES, SALT_BYTES, WORD_BYTES = 65, 16, 16, 32
RECORD_BYTES = 4096
PROOF_SECONDS = 12 * 3600  # push services accept a day at most


def encode(data: bytes) -> str:
    """As in addresses and JSON: base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The same, read back; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_point(data: bytes) -> bool:
    """Whether these bytes are somebody's public half."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)
    except ValueError:
        return False
    return len(data) == POINT_BYTES


def seal(
    message: bytes,
    receiver: bytes,
    auth: bytes,
    size: int = 0,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for the browser with this point and secret, filled up to a size, so that its length tells nothing."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(SALT_BYTES)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    secret = _derive(shared, auth, b"WebPush: info\0" + receiver + point(own), 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    filled = (message + b"\2").ljust(size, b"\0")
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([POINT_BYTES]) + point(own)
    return head + AESGCM(key).encrypt(nonce, filled, None)


def proof(key: ec.EllipticCurvePrivateKey, service: str, contact: str, now: int) -> str:
    """The header that tells a push service (its origin) who sends, and whom to write to about it."""
    claims = {"aud": service, "exp": now + PROOF_SECONDS} | ({"sub": contact} if contact else {})
    parts = [encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signed = ".".join(parts)
    numbers = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = b"".join(number.to_bytes(WORD_BYTES, "big") for number in numbers)
    return f"vapid t={signed}.{encode(signature)}, k={encode(point(key))}"


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
