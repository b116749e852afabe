"""What is filled: seats, arms, mattresses and scatter cushions. Their middle is in the origin."""
import math

from mathutils import Vector, noise

from mesh import joined, mesh, placed, sheet, together, tube

ARC = 5


def padded(size, material, radius=.05, puff=.015, wrinkles=.005, seed=0, steps=22, at=(0, 0, 0), turn=(0, 0, 0)):
    """
    A box of foam under cloth: round edges, faces that swell towards their middle, shallow creases.

    :param puff: how far the middle of a face stands out, in metres
    """
    half = [side / 2 for side in size]
    radius = min(radius, *[side * .98 for side in half])
    lines = [_line(side, radius, steps) for side in half]
    corners, faces = [], []
    for axis in range(3):
        first, second = [other for other in range(3) if other != axis]
        for sign in (-1, 1):
            start, row = len(corners), len(lines[first])
            for b in lines[second]:
                for a in lines[first]:
                    cube = Vector()
                    cube[axis], cube[first], cube[second] = sign * half[axis], a, b
                    corners.append(_swollen(cube, half, radius, puff, wrinkles, seed))
            for j in range(len(lines[second]) - 1):
                for i in range(row - 1):
                    at_ = start + j * row + i
                    face = (at_, at_ + 1, at_ + row + 1, at_ + row)
                    faces.append(face if (sign > 0) == (axis != 1) else face[::-1])
    return placed(joined(mesh('padded', corners, faces, material, None, True, 180)), at, turn)


def piped(size, material, radius, cord=.0045):
    """The cord sewn round the upper edge of a seat cushion of `padded`."""
    x, y = size[0] / 2 - radius * .29, size[1] / 2 - radius * .29
    z, bend = size[2] / 2 - radius * .29, radius
    points = []
    for quarter, (i, j) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(5):
            angle = math.radians(90 * quarter + 22.5 * step)
            points.append((i * (x - bend) + bend * math.cos(angle), j * (y - bend) + bend * math.sin(angle), z))
    return tube(points, cord, material, closed=True)


def scatter(width, height, thickness, material, seed=1, steps=56, creases=.007):
    """A filled cover that stands on an edge and faces the camera: sharp corners, sides that draw in, creases that run there."""

    def shell(side):
        def point(u, v):
            x, z = (u - .5) * 2, (v - .5) * 2
            px = x * (1 - .05 * math.cos(z * math.pi / 2) ** 1.3 * abs(x) ** 3)
            pz = z * (1 - .06 * math.cos(x * math.pi / 2) ** 1.3 * abs(z) ** 3)
            full = (max(0, 1 - x * x) * max(0, 1 - z * z)) ** .4
            soft = noise.fractal(Vector((x * 1.7, z * 1.7, seed * 5)), 1, 2.1, 3) * creases
            folded = (1 - abs(noise.noise(Vector((x * 2.6 + seed, z * 2.6, seed))))) ** 5 * -creases * .9
            pull = math.sin(11 * math.atan2(z, x) + seed) * creases * .3 * (x * x + z * z)
            deep = thickness / 2 * full + (soft + folded + pull) * full ** .6
            return Vector((px * width / 2, side * deep, pz * height / 2))

        return point

    front = sheet(steps, steps, shell(-1), material)
    rear = sheet(steps, steps, lambda u, v: shell(1)(1 - u, v), material)
    return together([front, rear])


def _line(half, radius, steps):
    """Places along one side: close together where it bends."""
    bend = [half - radius + radius * math.tan(math.radians(45 * i / ARC)) for i in range(1, ARC + 1)]
    flat = [(half - radius) * (2 * i / steps - 1) for i in range(steps + 1)]
    return [-place for place in reversed(bend)] + flat + bend


def _swollen(cube, half, radius, puff, wrinkles, seed):
    inner = Vector(max(side * -1 + radius, min(side - radius, place)) for place, side in zip(cube, half))
    out = (cube - inner).normalized()
    place = inner + out * radius
    parts = [max(0, 1 - (place[i] / half[i]) ** 2) for i in range(3)]
    swell = sum(out[i] ** 2 * math.sqrt(parts[i - 1] * parts[i - 2]) for i in range(3))
    broad = noise.fractal(place * 4 + Vector((seed * 7.3, 0, 0)), 1, 2, 3)
    crease = (1 - abs(noise.noise(place * 5.5 + Vector((0, seed * 3.1, 0))))) ** 7
    return place + out * (puff * swell + wrinkles * (broad - 1.1 * crease) * min(1, .25 + 2 * swell))
