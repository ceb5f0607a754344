"""Settings for all tests."""

from hypothesis import settings

# No deadline: the first example may wait for the compiler.
settings.register_profile("house", deadline=None, max_examples=60)
settings.load_profile("house")
