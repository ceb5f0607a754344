"""What can be done at a table, and the tables of this process."""
