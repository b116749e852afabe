"""Mugs: 82 mm wide, 95 mm high, printed round but for the handle."""
import math

import materials
from mesh import together, tube, turned
from printed import printed

RADIUS, HEIGHT, WALL = .041, .095, .0038
# The print keeps away from the handle, the lip and the foot.
GAP_DEGREES, LIP, FOOT = 28, .006, .007


def mug(name, outside=None, handle=None, turn=0, at=(0, 0, 0)):
    """
    Its handle points to the right at turn 0; degrees turn it to the back.

    :param outside: another material than ceramic, such as a print
    """
    glaze = materials.ceramic()
    round_mm = 2 * math.pi * RADIUS * 1000 * (360 - 2 * GAP_DEGREES) / 360
    tall = HEIGHT - LIP - FOOT
    ink = outside or printed(name, round_mm, tall * 1000, roughness=.13, specular=.5, clearcoat=.4)
    wall = [(RADIUS, FOOT), (RADIUS, FOOT + tall)]
    steps = [(RADIUS, FOOT + tall * i / 8) for i in range(9)]
    lip = [
        (RADIUS, HEIGHT - LIP), (RADIUS, HEIGHT - .0022), (RADIUS - .0005, HEIGHT - .0008), (RADIUS - WALL / 2, HEIGHT),
        (RADIUS - WALL + .0005, HEIGHT - .0008), (RADIUS - WALL, HEIGHT - .0025), (RADIUS - WALL, .012),
        (RADIUS - WALL - .006, .006), (0, .005),
    ]
    foot = [(0, .002), (RADIUS - .013, .002), (RADIUS - .010, 0), (RADIUS - .006, 0), (RADIUS - .0015, .003), (RADIUS, FOOT)]
    loop = tube(
        [(RADIUS - .003, 0, .075), (RADIUS + .012, 0, .0795), (RADIUS + .027, 0, .0745), (RADIUS + .0315, 0, .055),
         (RADIUS + .028, 0, .035), (RADIUS + .013, 0, .0225), (RADIUS - .003, 0, .021)],
        .0056, handle or glaze,
    )
    loop.scale = (1, 1.35, 1)
    return together([
        turned(steps, ink, 128, GAP_DEGREES, 360 - GAP_DEGREES, uv=True),
        turned(wall, outside or glaze, 16, -GAP_DEGREES, GAP_DEGREES, uv=True),
        turned(lip, glaze), turned(foot, glaze), loop,
    ], at, (0, 0, turn))
