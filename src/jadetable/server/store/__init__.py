"""The database: one transaction a move, and news between processes."""
