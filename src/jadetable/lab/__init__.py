"""The laboratory: play many games and see who wins (`simulate`), and how fast it goes beside our peers (`bench`)."""
