"""What tests want to know of Wu Xing."""

from tests.kit.profile import Pictures, Profile

PROFILE = Profile(pictures=Pictures(late=180))
