"""What is worn or carried: thongs, pendants, tags. On z = 0."""
import math

from mathutils import Vector

import materials
from mesh import mesh, placed, together, tube, turned
from outline import circle, oblong, plate, smooth
from printed import printed

# The right sole, in metres, from the heel round the outside.
_SOLE = [
    (.0, -.14), (.024, -.134), (.037, -.112), (.037, -.07), (.037, -.02), (.045, .03), (.0535, .068), (.051, .099), (.037, .123),
    (.012, .138), (-.016, .14), (-.037, .127), (-.0465, .095), (-.044, .045), (-.033, -.015), (-.0325, -.065), (-.036, -.11),
    (-.024, -.134),
]


def thong(name, right=True, strap='#2f3b35'):
    """A flip flop: printed rubber, and a strap from between the toes to both sides."""
    side = 1 if right else -1
    outline = smooth(_SOLE, True, 8) if right else [(-x, y) for x, y in reversed(smooth(_SOLE, True, 8))]
    rubber = materials.plain('sole', '#efe9dc', .85)
    ink = printed(name, 110, 280, roughness=.75, specular=.2, outline='path')
    sole = placed(plate(outline, .016, rubber, ink, (.11, .28), .0022), (0, 0, 0), (-90, 0, 0))
    band = materials.plain('strap', strap, .5, Specular=.35)
    toe = Vector((-.014 * side, .088, .016))
    parts = [sole, tube([toe - Vector((0, 0, .004)), toe + Vector((0, -.004, .022))], .0036, band)]
    for out, back in ((.0315, -.026), (-.0285, -.034)):
        far = Vector((out * side, back, .011))
        top = toe + Vector((0, -.006, .022))
        line = [top, top.lerp(far, .35) + Vector((0, 0, .021)), top.lerp(far, .75) + Vector((out * side * .16, 0, .013)), far]
        parts.append(_strap(smooth(line), band))
    return together(parts)


def _strap(line, material):
    """Rounded, narrow at the toes and wider to the side of the foot."""
    points, steps, corners = [Vector(point) for point in line], 12, []
    for i, point in enumerate(points):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        out = along.cross(Vector((0, 0, 1))).normalized()
        over = out.cross(along)
        wide = .0036 + .0042 * math.sin(min(1, i / len(points) * 1.3) * math.pi / 2)
        for step in range(steps):
            turn = 2 * math.pi * step / steps
            corners.append(point + out * math.cos(turn) * wide + over * math.sin(turn) * .0028)
    faces = [
        (i * steps + j, i * steps + (j + 1) % steps, (i + 1) * steps + (j + 1) % steps, (i + 1) * steps + j)
        for i in range(len(points) - 1) for j in range(steps)
    ]
    return mesh('strap', corners, faces, material, None, True, 80)


def pendant(name, radius=.0125, colour='#d9d7d2'):
    """A round picture in a silver rim, flat, with its eye at the top (y)."""
    silver = materials.metal(colour, .16)
    face = printed(name, radius * 2000, radius * 2000, roughness=.06, specular=.5, clearcoat=1.0, outline='ellipse')
    rim = radius + .0014
    profile = [(0, 0), (rim - .0003, 0), (rim, .0004), (rim, .0021), (rim - .0004, .0026), (radius, .0026), (radius, .0018)]
    disc = placed(plate(circle(radius), .0022, silver, face, (2 * radius, 2 * radius), .0006), (0, 0, 0), (-90, 0, 0))
    eye = [(.0024 * math.cos(t), rim + .0017 + .0024 * math.sin(t), .0014) for t in (i * math.pi / 8 for i in range(16))]
    return together([turned(profile, silver), disc, tube(eye, .00042, silver, True)])


def chain(line, link=.0026, colour='#d9d7d2'):
    """Links along a line, every other one on its edge."""
    silver, parts = materials.metal(colour, .2), []
    points, gone, number = [Vector(point) for point in line], 0.0, 0
    for a, b in zip(points, points[1:]):
        gone += (b - a).length
        if gone < link * .72:
            continue
        gone, number = gone - link * .72, number + 1
        way = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
        ring = [(link * .62 * math.cos(t), link * .36 * math.sin(t), 0) for t in (i * math.pi / 6 for i in range(12))]
        parts.append(placed(tube(ring, .00036, silver, True), b, (90 * (number % 2) - 20, 0, way)))
    return together(parts)


def bone_tag(name, width=.038, height=.028, colour='#d5d3ce'):
    """A tag for a collar in the shape of a bone, with its split ring at the top (y)."""
    end = width / 2
    right = [(end - .0035, .0022), (end, .0062), (end - .001, .011), (end - .0055, .0138), (end - .0105, .0115), (.0068, .0077), (0, .0072)]
    upper = [*right, *[(-x, y) for x, y in reversed(right[:-1])]]
    outline = smooth([*upper, *[(-x, -y) for x, y in upper]], True, 6)
    steel = materials.metal(colour, .22)
    face = printed(name, width * 1000, height * 1000, roughness=.12, specular=.5, clearcoat=.6, outline='path')
    tag = placed(plate(outline, .0014, steel, face, (width, height), .0004), (0, 0, 0), (-90, 0, 0))
    # Over the edge of the tag, and down into its hole.
    ring = [(x, y + .0104, .0021 - .0013 * max(0, 1 - (y + .0052) / .0011)) for x, y in circle(.0052, 40)]
    hole = plate(circle(.0014, 24), .0002, materials.plain('hole', '#1b1a18', .7), bevel=.00005)
    return together([tag, placed(hole, (0, .0052, .0014), (-90, 0, 0)), tube(ring, .0005, steel, True)])


def collar(length=.34, width=.017, colour='#6b4630'):
    """A leather collar lying open along x, riveted where its ring is held."""
    leather = materials.plain('leather', colour, .5, Specular=.35)
    brass = materials.metal('#b79a5b', .25)
    strap = placed(plate(oblong(length, width, .004), .003, leather, bevel=.001), (0, 0, 0), (-90, 0, 0))
    rivets = [turned([(.0034, .003), (.0031, .0038), (.0018, .0043), (0, .0045)], brass, 32) for _ in range(3)]
    for rivet, x in zip(rivets, (-.052, -.019, .019)):
        rivet.location.x = x
    return together([strap, *rivets])
