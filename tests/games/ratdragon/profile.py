"""What tests want to know of The Rat and the Dragon."""

from tests.kit.profile import Profile

PROFILE = Profile(
    short={"pairs_to_end": 2},
    small={"sheet": {"width": 7, "height": 7}},  # a whole sheet takes a minute and a half without compiling
)
