"""Fair dice: the generator is re-keyed at every ply from a secret that can be checked once it is published.

The secret's SHA-256 is shown before the first card is dealt. After the game the secret itself is, and then anybody can
compute every generator word: the first eight bytes (big-endian) of BLAKE2b, keyed with the secret, of ``table:ply``.
Ply 0 is the deal; ply n is the n-th action.
"""

import hashlib
import secrets
from dataclasses import dataclass, field

SECRET_BYTES = 32
WORD_BYTES = 8


@dataclass(frozen=True)
class Dice:
    """The chance of one table. The secret never shows in a repr, hence in no log."""

    table: str
    secret: bytes = field(repr=False)

    @classmethod
    def new(cls, table: str) -> "Dice":
        """Dice with a fresh secret."""
        return cls(table, secrets.token_bytes(SECRET_BYTES))

    @property
    def commitment(self) -> str:
        """What is shown at the start: it binds the secret without giving it away."""
        return hashlib.sha256(self.secret).hexdigest()

    def word(self, ply: int) -> int:
        """The generator word of a ply."""
        digest = hashlib.blake2b(f"{self.table}:{ply}".encode(), key=self.secret).digest()
        return int.from_bytes(digest[:WORD_BYTES], "big")
