"""Telling people who are not looking that it is their turn: Web Push, with keys of the server's own."""
