"""Paper that does not lie flat."""
import math

from mathutils import Vector

import materials
from mesh import sheet, together
from printed import printed

STEPS = 400


def unrolling(name, width, height, flat=.5, radius=.032):
    """
    A poster on z = 0 with its middle in the origin: its left lies flat, its right is in a curl that shows the white back.

    :param flat: the share of its width before it begins to bend
    :param radius: of the curl, in metres
    """
    face = printed(name, width * 1000, height * 1000, roughness=.4, specular=.45, clearcoat=.15)
    back = materials.plain('paper', '#fbf9f4', .6, Specular=.3)
    line = _line(width, flat * width, radius)

    def side(lift):
        def point(u, v):
            x, z, turn = line[round(u * STEPS)]
            return Vector((x - lift * math.sin(turn) - width / 2, (v - .5) * height, z + lift * math.cos(turn) + .0006))
        return point

    return together([sheet(STEPS, 8, side(.0002), face), sheet(STEPS, 8, side(-.0002), back)])


def _line(width, flat, radius, ease=.14):
    """Places (x, z) along the paper and how far it has turned; it begins to bend softly."""
    x, z, turn, line = 0.0, 0.0, 0.0, []
    step = width / STEPS
    for i in range(STEPS + 1):
        line.append((x, z, turn))
        begun = min(max((i * step - flat) / ease, 0), 1)
        turn += step / radius * begun * begun * (3 - 2 * begun)
        x, z = x + step * math.cos(turn), z + step * math.sin(turn)
    return line
