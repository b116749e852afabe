"""Lines and outlines drawn in the plane, and what is cut along them. Outlines run counter-clockwise; sizes in metres."""
import math

from mathutils import Vector

from mesh import mesh

# A flat ring inside each rounded edge keeps its shading away from the face.
HAIR = .0002


def oblong(width, height, radius, steps=10):
    """A rectangle with round corners, its middle in the origin."""
    x, y, points = width / 2 - radius, height / 2 - radius, []
    for number, (across, up) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        for i in range(steps + 1):
            angle = math.pi / 2 * (number - 1 + i / steps)
            points.append((across * x + radius * math.cos(angle), up * y + radius * math.sin(angle)))
    return points


def circle(radius, steps=96):
    return [(radius * math.cos(2 * math.pi * i / steps), radius * math.sin(2 * math.pi * i / steps)) for i in range(steps)]


def smooth(points, closed=False, steps=10):
    """Through all points without a corner, in the plane or in space."""
    points = [Vector(point) for point in points]
    count, line = len(points), []

    def at(i):
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    for i in range(count if closed else count - 1):
        before, start, end, after = at(i - 1), at(i), at(i + 1), at(i + 2)
        for step in range(steps):
            t = step / steps
            line.append(.5 * (
                2 * start + (end - before) * t + (2 * before - 5 * start + 4 * end - after) * t * t
                + (3 * start - before - 3 * end + after) * t ** 3
            ))
    return [tuple(point) for point in (line if closed else [*line, points[-1]])]


def inset(outline, by):
    """The outline drawn in by so much all round."""
    drawn, count = [], len(outline)
    for i, (x, y) in enumerate(outline):
        (x0, y0), (x1, y1) = outline[i - 1], outline[(i + 1) % count]
        first, second = Vector((y0 - y, x - x0)).normalized(), Vector((y - y1, x1 - x)).normalized()
        inwards = (first + second).normalized()
        reach = by / max(inwards.dot(first), .5)
        drawn.append((x + inwards.x * reach, y + inwards.y * reach))
    return drawn


def plate(outline, depth, body, face=None, size=(1, 1), bevel=.0008, rounding=4):
    """
    Upright, its back at y = 0, with rounded edges.

    :param face: what its front and front edge are made of, when that is a print
    :param size: width and height of the picture, whose middle is in the origin
    """
    turns = [math.pi / 2 * i / rounding for i in range(rounding + 1)]
    front = [(bevel * (1 - math.cos(turn)), -depth + bevel * (1 - math.sin(turn))) for turn in turns]
    back = [(by, -depth - y) for by, y in reversed(front)]
    front.append((bevel + HAIR, -depth))
    back.insert(0, (bevel + HAIR, 0))
    if face is None:
        return _skin(outline, [*back, *front], body, size, (True, True))
    rear = _skin(outline, [*back, front[0]], body, size, (True, False))
    shown = _skin(outline, front, face, size, (False, True))
    shown.parent = rear
    return rear


def _skin(outline, levels, material, size, closed):
    """Rings from the back to the front; `closed` says whether the first and the last are filled."""
    count, corners = len(outline), []
    for by, y in levels:
        corners += [(x, y, z) for x, z in (inset(outline, by) if by else outline)]
    faces = [
        (j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i)
        for j in range(len(levels) - 1) for i in range(count)
    ]
    if closed[0]:
        faces.append(tuple(reversed(range(count))))
    if closed[1]:
        faces.append(tuple(range(len(corners) - count, len(corners))))
    uv = [(x / size[0] + .5, z / size[1] + .5) for x, _, z in corners]
    return mesh('plate', corners, faces, material, uv, True, 50)


def ribbon(points, width, material, facing=(0, -1, 0), thickness=.0012):
    """
    A flat band along a line in space.

    :param facing: where its broad side looks to; a function says it for each point of a band that is twisted
    """
    line, corners = [Vector(point) for point in points], []
    for i, point in enumerate(line):
        along = line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]
        side = along.cross(Vector(facing(point) if callable(facing) else facing)).normalized() * width / 2
        corners += [point - side, point + side]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    made = mesh('ribbon', corners, faces, material, None, True, 60)
    solid = made.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, 0
    return made
