"""Cloth: cushions, blankets, rugs, towels and bags."""
import math

from mathutils import Vector, noise

import materials
from mesh import sheet, together
from printed import printed


def pillow(name, side=.45, thickness=.14, seed=3):
    """A square cushion standing on an edge, its middle in the origin, with a seam and soft corners."""
    cloth = printed(name, side * 1000, side * 1000, roughness=.95, specular=.08, sheen=.05, thread=.0009)
    back = materials.linen('#efe9de')
    steps = 72

    def shell(front):
        def point(u, v):
            x, z = (u - .5) * 2, (v - .5) * 2
            # Sides draw in between the corners, as those of a filled cover do.
            draw = .055
            px = x * (1 - draw * math.cos(z * math.pi / 2) ** 1.2 * abs(x) ** 3)
            pz = z * (1 - draw * math.cos(x * math.pi / 2) ** 1.2 * abs(z) ** 3)
            full = (max(0, 1 - x * x) * max(0, 1 - z * z)) ** .42
            place = Vector((px * side / 2, 0, pz * side / 2))
            fold = noise.fractal(Vector((x * 2.3, z * 2.3, seed * 5)), 1, 2.1, 3) * .012 * full
            pull = math.sin(8 * math.atan2(z, x)) * .004 * (x * x + z * z) * full
            deep = thickness / 2 * full + (fold + pull) * side / .45
            return place + Vector((0, -deep if front else deep, 0))

        return point

    front = sheet(steps, steps, shell(True), cloth)
    rear = sheet(steps, steps, lambda u, v: shell(False)(1 - u, v), back)
    return together([front, rear])


def rug(name, width, length, wave=.004):
    """Lies on the floor, its picture's top away from the camera."""
    pile = printed(name, width * 1000, length * 1000, roughness=1, specular=.03, sheen=.05)

    def point(u, v):
        x, y = (u - .5) * width, (v - .5) * length
        tuft = noise.noise(Vector((x * 190, y * 190, 1))) * .0016
        lift = wave * noise.noise(Vector((x * 2, y * 2, 5))) * (abs(u - .5) * 2) ** 4
        return Vector((x, y, .011 + tuft + max(lift, 0)))

    return sheet(360, 260, point, pile, .01)


def folded(name, width=.5, depth=.36, folds=3, layer=.042, seed=1):
    """
    A blanket folded into a stack on z = 0, its round folds to the camera, in colour all round.

    The picture lies on the top and goes on down the front over every fold, as the outermost layer of a throw that was
    folded about its middle does.
    """
    height = folds * layer
    radius = layer * .5
    crest = folds * math.pi * radius
    length = depth + crest
    cloth = printed(name, width * 1000, length * 1000, roughness=1, specular=.03, sheen=.05, thread=.0026)

    def profile(along):
        """From the foot of the front upwards over the folds, then over the top to the back: y, z."""
        if along < crest:
            number = min(int(along / (math.pi * radius)), folds - 1)
            turn = along / radius - number * math.pi
            return -radius * (.25 + .75 * math.sin(turn)), number * layer + radius * (1 - math.cos(turn))
        back = along - crest
        return back - .25 * radius, height + .006 * math.sin(math.pi * min(back / depth, 1)) - .01 * max(0, back / depth - .75)

    def slump(x, y, z):
        """Soft things sink at their sides and lie a little askew."""
        aside = abs(x) / (width / 2)
        sink = 1 - .16 * aside ** 5 - .05 * (1 - math.cos(x * 5 + seed))
        soft = noise.fractal(Vector((x * 4, y * 4, z * 6 + seed)), 1, 2, 3)
        sway = .006 * math.sin(z * 60 + seed) + .004 * math.sin(z * 110)
        return Vector((
            x * (1 - .018 * (z / height) * aside) + sway * aside * (1 if x > 0 else -1),
            -depth / 2 + y + soft * .006 + .012 * aside ** 3 * (1 - z / height),
            max(z * sink + soft * .007 * min(1, z / layer), .0008),
        ))

    def outer(u, v):
        y, z = profile(v * length)
        return slump((u - .5) * width, y, z)

    def edge(side):
        """Where the layers end at a side: round, one above the other, as deep as the folds before them."""
        def point(u, v):
            level = v * height
            turn = math.acos(1 - 2 * ((level / layer) % 1))
            start = -radius * (.25 + .75 * math.sin(turn))
            place = slump(side * width / 2 * .998, start + (depth - start) * (1 - u if side > 0 else u), level)
            bulge = radius * .5 * math.sin(turn) ** .6 * math.sin(math.pi * min(u, 1 - u, .2) / .4)
            return place + Vector((side * (bulge - .002), 0, 0))
        return point

    def hem(side):
        """The picture goes on round the side as it goes down the front."""
        return lambda u, v: (.5 + side * (.5 - .03 * (1 - u if side > 0 else u)), v * crest / length)

    parts = [sheet(150, 260, outer, cloth)]
    for side in (-1, 1):
        parts.append(sheet(70, 120, edge(side), cloth, picture=hem(side)))
    return together(parts)


def hanging(name, width, height, folds=3, deep=.02, seed=2):
    """A towel or banner that hangs from its upper edge, with soft folds that grow towards the bottom."""
    cloth = printed(name, width * 1000, height * 1000, roughness=1, specular=.04, sheen=.05, thread=.0014)

    def point(u, v):
        x, z = (u - .5) * width, (v - 1) * height
        grow = .35 + .65 * (1 - v)
        y = math.sin(u * math.pi * 2 * folds + seed + .4 * v) * deep * grow
        y += noise.fractal(Vector((u * 3, v * 2, seed)), 1, 2, 3) * deep * .4 * grow
        return Vector((x, y, z))

    return sheet(160, 200, point, cloth, .003)


def flat_cloth(name, width, height, material=None):
    """A single layer with hardly a wave, upright, its middle in the origin."""
    cloth = material or printed(name, width * 1000, height * 1000, roughness=.95, specular=.08, sheen=.05, thread=.0009)

    def point(u, v):
        y = noise.fractal(Vector((u * 3, v * 3, 2)), 1, 2, 3) * .006
        return Vector(((u - .5) * width, y, (v - .5) * height))

    return sheet(80, 80, point, cloth, .002)


