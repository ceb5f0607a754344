"""What every game must keep to, ours or another package's: see `jade check-game` and `suite.checks_of`."""
