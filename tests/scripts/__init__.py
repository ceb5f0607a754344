"""What contributors and players call through `make`."""
