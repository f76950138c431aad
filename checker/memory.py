"""How often a process looks for values that are lost."""

import gc

_FEW = 200_000
"""So many values may be made before lost ones are looked for: nearly all that a run makes is in use until it ends."""


def use_rare_collections() -> None:
    """Look for values lost in circles rarely: most of the time that a short run spends on it finds none."""
    gc.set_threshold(_FEW)
