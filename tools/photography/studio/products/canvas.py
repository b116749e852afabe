"""Stretched canvas: the picture on the front, its mirror round the edge."""
import math

import materials
from mesh import box, joined, mesh, together
from printed import printed

FOLD = .003
ROUNDING = 5


def stretched(name, width, height, depth=.038, of=None, thread=.0011):
    """
    Sides in metres; its back is at y = 0 and its middle in the origin.

    :param of: where it is one of several that share a picture: (width, height) of the whole and how far this one's middle
        lies to the right of and above the whole's
    :param thread: of the weave; none where it is finer than a pixel and would only be noise
    """
    across, up, right, above = of or (width, height, 0, 0)
    cloth = printed(name, across * 1000, up * 1000, roughness=.75, specular=.2, thread=thread)
    flat = (width / 2 - FOLD, height / 2 - FOLD)
    steps = [
        (FOLD * math.sin(turn), FOLD - FOLD * math.cos(turn), FOLD * turn)
        for turn in (math.pi / 2 * i / ROUNDING for i in range(ROUNDING + 1))
    ] + [(FOLD, depth, FOLD * math.pi / 2 + depth - FOLD)]
    corners, faces, uv = [], [], []

    def strip(points):
        at = len(corners)
        for place, picture in points:
            corners.append(place)
            uv.append(picture)
        faces.append((at, at + 1, at + 2, at + 3))

    def reading(along, half):
        """Past the fold the picture is read backwards."""
        return (along if abs(along) <= half else math.copysign(2 * half, along) - along) / (2 * half) + .5

    def point(x, z, out, deep, along, side):
        """A corner of a strip on one side: 'x' runs left or right, 'z' up or down."""
        far_x, far_z = flat[0] + out, flat[1] + out
        place = (x * far_x, deep - depth, z * far_z)
        u = reading(x * (flat[0] + along), width / 2) if side == 'x' else x * far_x / width + .5
        v = reading(z * (flat[1] + along), height / 2) if side == 'z' else z * far_z / height + .5
        return place, (u, v)

    strip([point(x, z, 0, 0, 0, 'x') for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    for inner, outer in zip(steps, steps[1:]):
        for side, ends in (
            ('x', ((1, -1), (1, 1))), ('x', ((-1, 1), (-1, -1))), ('z', ((-1, -1), (1, -1))), ('z', ((1, 1), (-1, 1))),
        ):
            first, second = ends
            strip([
                point(*first, *inner, side), point(*first, *outer, side),
                point(*second, *outer, side), point(*second, *inner, side),
            ])
    shared = [
        (((u - .5) * width + right) / across + .5, ((v - .5) * height + above) / up + .5) for u, v in uv
    ]
    return joined(mesh('canvas', corners, faces, cloth, shared, True, 40))


def framed(name, width, height, depth=.032, colour=('#c79c6c', '#a37a50'), gap=.006, profile=.012):
    """A canvas in a floating frame: a slim timber moulding with a shadow gap."""
    cloth = stretched(name, width, height, depth)
    timber = materials.timber(*colour)
    wide, tall, deep = width + 2 * (gap + profile), height + 2 * (gap + profile), depth + .006
    y, parts = -deep / 2, [cloth]
    for x in (-1, 1):
        side = box((tall, deep, profile), timber, .0012, (x * (wide - profile) / 2, y, 0), (0, 90, 0))
        parts.append(side)
    for z in (-1, 1):
        parts.append(box((wide - 2 * profile, deep, profile), timber, .0012, (0, y, z * (tall - profile) / 2)))
    back = box((wide - profile, .004, tall - profile), materials.plain('backing', '#1d1a17', .9), 0, (0, -.002, 0))
    return together([*parts, back])
