"""The five games, one folder each. Nothing here imports another game."""
