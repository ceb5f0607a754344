"""Finished games: the .jade file, the proof of fair dice, frames and reviews."""
