"""The database: tables, their seats, everything that was done at them, and what was said."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

VERSION = 7
# What brings a database of an earlier version to the next one.
UPGRADES = {
    "1": "ALTER TABLE jade_moves ADD COLUMN further TEXT",
    "2": "ALTER TABLE jade_seats ADD COLUMN muted BOOLEAN NOT NULL DEFAULT FALSE",
    "3": "ALTER TABLE jade_tables ADD COLUMN standing TEXT",
    "4": "ALTER TABLE jade_tables ADD COLUMN origin TEXT",
    "5": "ALTER TABLE jade_tables ADD COLUMN trail TEXT",
    "6": "ALTER TABLE jade_tables ADD COLUMN timing TEXT",
}

metadata = MetaData()

about = Table("jade_about", metadata, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))

tables = Table(
    "jade_tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),  # grows with every change; a change names the one it was made on
    Column("status", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("components", Text, nullable=False),  # in full, so that an edited components file never changes a table
    Column("lang", Text, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("host", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("rules", Text, nullable=False),  # fingerprint of the rule sources the game was dealt with
    Column("layout", Text, nullable=False),  # fingerprint of the record: a snapshot fits only its own
    Column("kinds", Text, nullable=False),  # event kinds as they were, so that old events can always be read
    Column("snapshot", LargeBinary),
    Column("event_count", Integer, nullable=False),
    Column("move_count", Integer, nullable=False),
    Column("prompts", Text, nullable=False),
    Column("deadlines", Text, nullable=False),
    Column("timing", Text),  # what the clocks are for, and what else is known of everybody's time
    Column("due", BigInteger),  # when the server itself must do something: a bot's move, a clock
    Column("rematch", Text),
    Column("trail", Text),  # the record before the choices that may be taken back, and those: seat, action, entry, own
    Column("standing", Text),  # the scores so far, told where later rules can neither read nor repeat the game
    Column("origin", Text),  # the deal of a day, or a moment of a finished game: then the dice are of that name
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("jade_tables_due", "due"),
    Index("jade_tables_listed", "listed", "status", "changed"),
)

seats = Table(
    "jade_seats",
    metadata,
    Column("table_id", Text, ForeignKey("jade_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("birth", Integer, nullable=False),
    Column("level", Text, nullable=False),
    Column("resting", Boolean, nullable=False),
    Column("token", LargeBinary, nullable=False),  # a hash; empty when nobody holds the seat
    Column("seen", BigInteger, nullable=False),
    Column("muted", Boolean, nullable=False),
)

moves = Table(
    "jade_moves",
    metadata,
    Column("table_id", Text, ForeignKey("jade_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 0 is the deal
    Column("ply", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # deal, act, or withdraw: one act taken back
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("prompt", Integer, nullable=False),
    Column("key", Text),  # the client's idempotency key
    Column("by", Text, nullable=False),  # person, bot or clock
    Column("first_event", Integer, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("check_word", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("further", Text),  # the other parts of an entry as they came with the key, so that a repeat can be told
    UniqueConstraint("table_id", "seat", "key"),
)

chat = Table(
    "jade_chat",
    metadata,
    Column("table_id", Text, ForeignKey("jade_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # text or reaction
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What an earlier database has not got is created when it is opened.
spoken = Table(
    "jade_spoken",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # said as three words
    Column("table_id", Text, ForeignKey("jade_tables.id", ondelete="CASCADE"), nullable=False, unique=True),
)

push = Table(
    "jade_push",
    metadata,
    Column("table", Text, ForeignKey("jade_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("endpoint", Text, primary_key=True),  # where its push service takes messages for this browser
    Column("point", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("token", LargeBinary, nullable=False),  # a hash, as the seat's was
    Column("lang", Text, nullable=False),
    Column("contact", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("jade_push_endpoint", "endpoint"),
)
