"""Environments: every game for any trainer, natively, and as Gymnasium, PettingZoo and OpenSpiel know it."""
