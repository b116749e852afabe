"""Lamps with a linen shade. They stand on z = 0."""
import materials
from furniture.fabrics import voile
from light import bulb
from mesh import together, tube, turned

WARM = '#ffc98a'


def floor_lamp(height=1.56, watts=0, stem='#8f7442'):
    brass = materials.metal(stem, .32)
    parts = [
        turned([(0, 0), (.135, 0), (.14, .004), (.14, .014), (.135, .018), (.014, .02), (.011, .03)], brass),
        tube([(0, 0, .02), (0, 0, height - .18)], .0095, brass),
    ]
    return together([*parts, *_shade((.21, .16), .27, height - .27, watts)])


def table_lamp(colour='#b9745a', height=.52, watts=0):
    """A stoneware foot."""
    k = height / .52
    clay = materials.plain('lamp foot', colour, .55, Specular=.35)
    profile = [
        (0, 0), (.062, 0), (.066, .005), (.082, .05), (.088, .11), (.07, .17), (.034, .215), (.022, .24), (.02, .262), (0, .262),
    ]
    foot = turned([(r * k, z * k) for r, z in profile], clay)
    stem = tube([(0, 0, .25 * k), (0, 0, .34 * k)], .006, materials.metal('#8f7442', .35))
    return together([foot, stem, *_shade((.165 * k, .12 * k), .2 * k, .32 * k, watts)])


def pendant(drop, radius=.21, colour='#2f3a33', watts=0):
    """A dome of spun metal that hangs from `drop` metres above its rim; its rim is at z = 0."""
    outside = materials.plain('spun metal', colour, .42, Specular=.5)
    inside = materials.plain('white enamel', '#f2ece0', .5)
    tall = radius * .82
    curve = [(radius * (1 - (i / 16) ** 2.4) ** .5 + .02, tall * i / 16) for i in range(16)] + [(.026, tall)]
    parts = [
        turned(curve, outside), turned([(r - .004, z) for r, z in curve], inside),
        turned([(radius + .016, 0), (radius + .02, -.003), (radius + .022, 0), (radius + .02, .003)], outside),
        turned([(0, tall + .06), (.018, tall + .06), (.028, tall + .04), (.028, tall - .004)], materials.metal('#8f7442', .35)),
        tube([(0, 0, tall + .05), (0, 0, drop)], .0032, materials.plain('cord', '#24211d', .8)),
    ]
    if watts:
        parts.append(bulb((0, 0, tall * .45), watts, .045, WARM))
    return together(parts)


def _shade(radii, tall, low, watts):
    cloth = voile('#eedcb8', .3)
    lower, upper = radii
    brass = materials.metal('#8f7442', .35)

    def hem(radius, at):
        return turned([(radius - .002, at), (radius + .002, at), (radius + .002, at + .008), (radius - .002, at + .008)], cloth)

    parts = [
        turned([(lower, low), (upper, low + tall)], cloth), hem(lower, low), hem(upper, low + tall - .008),
        tube([(-upper, 0, low + tall - .02), (upper, 0, low + tall - .02)], .0025, brass),
    ]
    if watts:
        parts.append(bulb((0, 0, low + tall * .5), watts, .04, WARM))
    return parts
