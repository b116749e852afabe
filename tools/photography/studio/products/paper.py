"""Paper that is rolled up, and paper behind a frame."""
import math

from mathutils import Vector

import materials
from mesh import box, sheet, together
from printed import printed
from products.panels import paper

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


def framed_poster(name, width, height, rim=.014):
    """In a slim timber moulding without glass; upright, the back of its paper at y = 0, its middle in the origin."""
    timber = materials.timber('#c79c6c', '#a37a50')
    parts = [paper(name, width, height, gloss=.4)]
    for x in (-1, 1):
        parts.append(box((height + 2 * rim, .022, rim), timber, .001, (x * (width + rim) / 2, -.007, 0), (0, 90, 0)))
    for z in (-1, 1):
        parts.append(box((width, .022, rim), timber, .001, (0, -.007, z * (height + rim) / 2)))
    return together(parts)


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
