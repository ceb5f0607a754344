"""What tests want to know of The Rat and the Dragon."""

from tests.kit.profile import Pictures, Profile

PROFILE = Profile(
    shortens="pairs_to_end",
    small={"sheet": {"width": 7, "height": 7}},  # a whole sheet takes a minute and a half without compiling
    playouts=20,
    pictures=Pictures(seats=3),
)
