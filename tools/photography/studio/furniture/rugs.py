"""What lies on floors."""
from mathutils import Vector, noise

from mesh import placed, sheet


def plain_rug(width, length, material, thickness=.014, at=(0, 0, 0), turn=0):
    """A woven rug, its middle in the origin."""

    def point(u, v):
        x, y = (u - .5) * width, (v - .5) * length
        edge = min(u, 1 - u) * width, min(v, 1 - v) * length
        rounded = min(1, min(edge) / thickness) ** .5
        wave = noise.noise(Vector((x * 1.6, y * 1.6, 3))) * .0025
        return Vector((x + noise.noise(Vector((y * 3, 0, 1))) * .006, y + noise.noise(Vector((x * 3, 4, 1))) * .006,
                       .001 + thickness * rounded + wave * rounded))

    return placed(sheet(200, 200, point, material), at, (0, 0, turn))
