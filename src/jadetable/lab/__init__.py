"""The laboratory, for designers: change a number, play a great many games, see what it does."""
