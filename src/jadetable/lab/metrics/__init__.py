"""What is measured, one file each, found by name. `length` is the shortest to learn from."""
