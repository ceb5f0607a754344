"""Learned players: small networks, their weights in files, and the compiled code that plays by them.

No learning library is needed here. The weights are made by `training`.
"""
