"""For whoever runs the server: settings, logs, metrics, administration, start and stop."""
