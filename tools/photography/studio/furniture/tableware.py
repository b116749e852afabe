"""What stands on tables and shelves, at its middle on z = 0."""
import math

import materials
from mesh import cushion, placed, together, tube, turned


def bowl(radius=.14, colour='#e9e2d4'):
    tall = radius * .5
    outer = [(0, 0), (radius * .42, 0), (radius * .45, .006)]
    bends = [math.pi / 2 * i / 10 for i in range(1, 11)]
    outer += [(radius * (.45 + .55 * math.sin(bend)), .006 + tall * (1 - math.cos(bend))) for bend in bends]
    inner = [(r - .006, z + .002) for r, z in reversed(outer[3:])] + [(0, .014)]
    return turned(outer + inner, materials.plain('stoneware', colour, .5, Specular=.4))


def lemons(radius=.14):
    """A bowl of lemons."""
    peel = materials.plain('peel', '#e3bd3c', .45, Specular=.4)
    parts = [bowl(radius)]
    for i, (x, y, z) in enumerate(((.0, .045, .06), (-.055, -.02, .06), (.055, -.025, .06), (.005, .0, .11))):
        parts.append(placed(cushion((.086, .064, .064), peel, 1, .001, i, 20), (x, y, z), (0, 12 * i, 70 * i + 20)))
    return together(parts)


def jug(height=.2, colour='#a9826a'):
    k = height / .2
    profile = [
        (0, 0), (.046, 0), (.05, .004), (.062, .04), (.066, .075), (.058, .12), (.04, .16), (.037, .18), (.043, .2), (.039, .2),
        (.034, .178), (.036, .16), (.05, .12), (0, .03),
    ]
    clay = materials.plain('jug', colour, .55, Specular=.35)
    bend = ((.036, .185), (.075, .195), (.09, .15), (.082, .11), (.058, .095))
    handle = tube([(x * k, 0, z * k) for x, z in bend], .0065 * k, clay)
    return together([turned([(r * k, z * k) for r, z in profile], clay), handle])


def cups(count, colour='#efe9dd', radius=.042, tall=.07):
    """Cups without handles, in a row along x."""
    glaze = materials.plain('glaze', colour, .3, Specular=.5)
    profile = [
        (0, 0), (radius * .7, 0), (radius * .82, .006), (radius, tall), (radius - .004, tall), (radius * .76, .01), (0, .008),
    ]
    return together([placed(turned(profile, glaze), (i * (radius * 2 + .014), 0, 0)) for i in range(count)])


def plates(count, radius=.12, colour='#e6ddcd'):
    """A stack."""
    glaze = materials.plain('glaze', colour, .35, Specular=.5)
    profile = [
        (0, 0), (radius * .6, 0), (radius * .66, .004), (radius, .017), (radius - .003, .02), (radius * .64, .008), (0, .007),
    ]
    return together([placed(turned(profile, glaze), (0, 0, .0095 * i)) for i in range(count)])
