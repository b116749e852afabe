"""Shapes. Sizes in metres, x to the right, y away from the camera, z up."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector, noise


def add(item):
    bpy.context.scene.collection.objects.link(item)
    return item


def mesh(name, corners, faces, material=None, uv=None, smooth=True, sharp=50):
    """
    :param uv: one for each corner
    :param sharp: edges that turn by more degrees stay edges
    """
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(corner) for corner in corners], [], faces)
    if uv is not None:
        layer = data.uv_layers.new(name='UVMap')
        for loop in data.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(sharp)
    data.update()
    if material:
        data.materials.append(material)
    return add(bpy.data.objects.new(name, data))


def joined(item):
    """Corners in one place become one corner, so that light goes on smoothly."""
    edited = bmesh.new()
    edited.from_mesh(item.data)
    bmesh.ops.remove_doubles(edited, verts=edited.verts, dist=1e-6)
    edited.to_mesh(item.data)
    edited.free()
    return item


def placed(item, at=(0, 0, 0), turn=(0, 0, 0)):
    """:param turn: degrees round x, y and z"""
    item.location = at
    item.rotation_euler = [math.radians(angle) for angle in turn]
    return item


def together(items, at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves things as one."""
    handle = add(bpy.data.objects.new('group', None))
    for item in items:
        item.parent = handle
    return placed(handle, at, turn)


def box(size, material, bevel=.002, at=(0, 0, 0), turn=(0, 0, 0), segments=3):
    """Its middle is at `at`."""
    x, y, z = (side / 2 for side in size)
    corners = [(i, j, k) for k in (-z, z) for j in (-y, y) for i in (-x, x)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    made = mesh('box', corners, faces, material)
    if bevel:
        rounding = made.modifiers.new('bevel', 'BEVEL')
        rounding.width, rounding.segments = bevel, segments
    return placed(made, at, turn)


def sheet(across, up, point, material=None, thickness=0, smooth=True, picture=None):
    """
    A grid of `across` x `up` patches.

    :param point: from u and v in 0..1 to a place
    :param picture: from u and v to the place on the picture, where that is another
    """
    corners = [point(i / across, j / up) for j in range(up + 1) for i in range(across + 1)]
    uv = [(i / across, j / up) for j in range(up + 1) for i in range(across + 1)]
    if picture:
        uv = [picture(u, v) for u, v in uv]
    row = across + 1
    faces = [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
        for j in range(up) for i in range(across)
    ]
    made = mesh('sheet', corners, faces, material, uv, smooth, 180)
    if thickness:
        solid = made.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = thickness, -1
    return made


def upright(width, height, material, at=(0, 0, 0), turn=(0, 0, 0), uv=((0, 1), (0, 1))):
    """A flat picture that faces the camera (-y), its middle at `at`."""
    (left, right), (low, high) = uv
    x, z = width / 2, height / 2
    return placed(
        mesh('face', [(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)], [(0, 1, 2, 3)], material,
             [(left, low), (right, low), (right, high), (left, high)], False),
        at, turn,
    )


def rounded(profile, steps=6):
    """A profile that goes through the same points without corners (Catmull-Rom)."""
    points = [profile[0], *profile, profile[-1]]
    curve = []
    for before, start, end, after in zip(points, points[1:], points[2:], points[3:]):
        for i in range(steps):
            t = i / steps
            curve.append(tuple(
                .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(before, start, end, after)
            ))
    return [(max(radius, 0), height) for radius, height in [*curve, profile[-1]]]


def turned(profile, material, steps=96, start=0, end=360, uv=False):
    """
    A profile of (radius, height) turned round z.

    :param uv: u goes round from start to end, v along the profile
    """
    whole = abs(end - start - 360) < 1e-6 and not uv
    columns = steps if whole else steps + 1
    lengths = [0.0]
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        lengths.append(lengths[-1] + math.hypot(r1 - r0, z1 - z0))
    corners, places = [], []
    for i in range(columns):
        angle = math.radians(start + (end - start) * i / steps)
        for (radius, height), length in zip(profile, lengths):
            corners.append((radius * math.cos(angle), radius * math.sin(angle), height))
            places.append((i / steps, length / lengths[-1]))
    rows = len(profile)
    faces = [
        (i * rows + j, (i + 1) % columns * rows + j, (i + 1) % columns * rows + j + 1, i * rows + j + 1)
        for i in range(steps) for j in range(rows - 1)
    ]
    return mesh('turned', corners, faces, material, places if uv else None, True, 40)


def dowel(length, radius, material, at=(0, 0, 0)):
    """A round bar along x, its ends softened; timber has its grain along it. Its middle is at `at`."""
    half, soft = length / 2, radius * .12
    profile = [(0, -half), (radius - soft, -half), (radius, soft - half), (radius, half - soft), (radius - soft, half), (0, half)]
    made = turned(profile, material, 48)
    made.data.transform(Matrix.Rotation(math.radians(90), 4, 'Y'))
    return placed(made, at)


def tube(points, radius, material, closed=False):
    """A smooth curve through near the points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 6, True
    smooth = len(points) > 3
    line = curve.splines.new('NURBS' if smooth else 'POLY')
    line.points.add(len(points) - 1)
    for point, place in zip(line.points, points):
        point.co = (*place, 1)
    if smooth:
        line.use_endpoint_u, line.order_u, line.resolution_u = not closed, 4, 16
    line.use_cyclic_u = closed
    curve.materials.append(material)
    return add(bpy.data.objects.new('tube', curve))


def cushion(size, material, roundness=.4, wrinkles=.008, seed=0, steps=48, uv=False):
    """
    Something soft: its middle in the origin, as large as `size`.

    :param roundness: 1 is an egg, near 0 a box
    :param uv: the picture lies on it from the front (-y), x to the right and z up
    """
    half = [side / 2 for side in size]

    def bulge(value, power):
        return math.copysign(abs(value) ** power, value)

    corners, places = [], []
    for j in range(steps + 1):
        up = -math.pi / 2 + math.pi * j / steps
        for i in range(2 * steps):
            round_ = math.pi * i / steps
            flat = bulge(math.cos(up), roundness)
            place = Vector((
                half[0] * flat * bulge(math.cos(round_), roundness),
                half[1] * flat * bulge(math.sin(round_), roundness),
                half[2] * bulge(math.sin(up), roundness),
            ))
            if wrinkles:
                fold = noise.fractal(place * (1.4 / max(size)) * 3 + Vector((seed * 7, 0, 0)), .9, 2.1, 3)
                place += place.normalized() * fold * wrinkles
            corners.append(place)
            places.append((place.x / size[0] + .5, place.z / size[2] + .5))
    columns = 2 * steps
    faces = [
        (j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i)
        for j in range(steps) for i in range(columns)
    ]
    return mesh('cushion', corners, faces, material, places if uv else None, True, 180)
