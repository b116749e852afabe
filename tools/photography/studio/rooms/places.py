"""Where a room has place for products, in metres."""
from typing import NamedTuple


class Places(NamedTuple):
    """
    `hang` is the middle of the free wall, `floor` that of the free floor; `above_bed` is where a blanket is let go so that
    it falls over the things `under` it.
    """
    hang: tuple
    floor: tuple = (0, 0, 0)
    above_bed: tuple = (0, 0, 0)
    under: tuple = ()
