"""What tests want to know of Mandarin."""

from tests.kit.profile import Pictures, Profile

PROFILE = Profile(
    seldom={"EMPTY": "all 72 figures must have left the Pagoda: test_pagoda_and_auction empties it"},
    pictures=Pictures(late=330, moment=("auction", "bid")),
)
