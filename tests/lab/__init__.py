"""The laboratory: what is measured, how runs are cut up and put together, sweeps and fits."""
