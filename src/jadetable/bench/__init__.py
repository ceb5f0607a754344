"""Speed, measured beside other libraries in one run."""
