"""Curtains, from a rail to the floor."""
import math

from mathutils import Vector, noise

from mesh import sheet, together, tube


def curtain(width, height, cloth, rail, at, turn=0, folds=7, deep=.045, seed=1):
    """Hangs from `height` to just above the floor, its folds wider below; its middle is at `at`."""

    def point(u, v):
        x = (u - .5) * width * (1 + .06 * (1 - v))
        wave = math.sin(2 * math.pi * folds * u + .6 * math.sin(5 * u + seed))
        grow = .75 + .4 * (1 - v)
        y = wave * deep * grow + noise.noise(Vector((u * 5, v * 2.2, seed))) * .03 * (1 - v)
        return Vector((x + noise.noise(Vector((u * 9, v * 1.5, seed + 3))) * .015, y, .012 + v * (height - .012)))

    cloth_ = sheet(220, 60, point, cloth)
    return together([cloth_, tube([(-width / 2 - .15, 0, height + .015), (width / 2 + .15, 0, height + .015)], .012, rail)],
                    at, (0, 0, turn))
