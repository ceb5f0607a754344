"""Tests of The Rat and the Dragon."""
