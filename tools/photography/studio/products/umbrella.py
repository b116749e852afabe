"""An open umbrella: eight panels, all with the same picture, its tip upwards."""
import math

from mathutils import Vector

import materials
from mesh import sheet, together, tube, turned
from outline import smooth
from printed import printed

PANELS, REACH, DOME, SHAFT = 8, .5, .2, .76
# Half the angle of a panel, and how far the dome is a part of a ball.
HALF, ARC = math.pi / PANELS, math.radians(56)


def _rib(share):
    """Distance from the shaft and height under the tip, so far along a rib."""
    turn = ARC * share
    return REACH * math.sin(turn) / math.sin(ARC), -DOME * (1 - math.cos(turn)) / (1 - math.cos(ARC))


def umbrella(name, colour='#2b2a2c'):
    """Rests on z = 0 as an open umbrella does: on two of its ribs and its handle, the tip towards the camera."""
    length = sum(math.dist(_rib(i / 40), _rib((i + 1) / 40)) for i in range(40))
    chord = 2 * REACH * math.sin(HALF)
    cloth = printed(name, chord * 1000, length * 1000, roughness=.55, specular=.25, sheen=.05, thread=.0007, outline='path')
    under = materials.plain('inside', colour, .8)
    steel, black = materials.metal('#b9bbbd', .25), materials.plain('fitting', '#1a1918', .4)
    timber = materials.timber('#8a5a36', '#6b4226', .3, grain=(30, 30, 2))
    parts = []
    for number in range(PANELS):
        middle = 2 * math.pi * number / PANELS

        def panel(u, v, middle=middle, below=0.0):
            aside = 2 * u - 1
            # The hem is drawn in between two ribs.
            share = (1 - v) * (1 - .075 * (1 - aside * aside) * (1 - v) ** 3)
            radius, z = _rib(share)
            turns = middle - HALF, middle + HALF
            ends = [Vector((radius * math.cos(turn), radius * math.sin(turn), z)) for turn in turns]
            slack = .012 * (1 - aside * aside) * math.sin(math.pi * min(share, 1)) ** .8
            return ends[0].lerp(ends[1], u) + Vector((0, 0, -slack - below))

        def picture(u, v):
            return .5 + (u - .5) * _rib(1 - v)[0] / REACH, v

        parts.append(sheet(20, 60, panel, cloth, picture=picture))
        parts.append(sheet(20, 60, lambda u, v, panel=panel: panel(1 - u, v, below=.0012), under))
        corner = middle + HALF
        rib = [(r * math.cos(corner), r * math.sin(corner), z - .004) for r, z in (_rib(i / 12) for i in range(13))]
        parts.append(tube(rib, .0018, steel))
        radius, z = _rib(1)
        parts.append(tube([
            (radius * math.cos(corner), radius * math.sin(corner), z - .001),
            ((radius + .012) * math.cos(corner), (radius + .012) * math.sin(corner), z - .008),
        ], .0026, black))
    parts.append(turned([(0, -SHAFT), (.0055, -SHAFT), (.0055, 0), (.0055, .012), (0, .012)], steel, 32))
    tip = [(0, -.004), (.018, -.004), (.014, .003), (.0065, .006), (.006, .045), (.0045, .055), (0, .056)]
    parts.append(turned(tip, black, 48))
    hook = [(0, .06), (0, -.01), (.004, -.05), (.03, -.078), (.062, -.062), (.068, -.03)]
    parts.append(tube(smooth([(0, y, z - SHAFT) for y, z in hook]), .0105, timber))
    low, rim = _rib(1)[1], REACH * math.cos(HALF)
    lean = math.atan2(SHAFT + .08 + low, rim)
    height = rim * math.sin(lean) - low * math.cos(lean)
    return together([together(parts, (0, 0, height + .004), (math.degrees(lean), 0, 0))])
