"""What tests want to know of Mandarin."""

from tests.kit.profile import Profile

PROFILE = Profile(seldom={"EMPTY": "all 72 figures must have left the Pagoda: test_pagoda_and_auction empties it"})
