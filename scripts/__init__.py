"""Scripts for contributors."""
