"""What tests of runs compare."""

import numpy as np

from jadetable.lab.run import Found


def bytes_of(found: Found) -> dict[str, bytes]:
    """Everything that came of a run, as bytes."""
    tallies = {name: np.asarray(one).tobytes() for name, one in found.whole.tallies.items()}
    return tallies | {"outcomes": np.asarray(found.whole.outcomes).tobytes(), "starts": found.whole.starts.tobytes()}
