"""Wu Xing."""
