"""Requests and sockets: routes, limits, and what is answered."""
