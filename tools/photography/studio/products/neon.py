"""Neon signs: a round tube of light along drawn strokes, on a clear backing before the wall."""
import materials
from mesh import placed, together, tube, turned
from outline import oblong

TUBE, AWAY, MARGIN = .0032, .034, .035


def bounds(strokes):
    xs = [x for stroke in strokes for x, _ in stroke]
    ys = [y for stroke in strokes for _, y in stroke]
    return min(xs), max(xs), min(ys), max(ys)


def tallness(strokes, wide):
    """How high its backing is, in metres."""
    left, right, low, high = bounds(strokes)
    return (high - low) * (wide - 2 * MARGIN) / (right - left) + 2 * MARGIN


def sign(strokes, wide, colour='#ff6a3d', strength=22.0):
    """
    Upright, lit, its middle in the origin; the wall is at y = 0.

    :param strokes: drawings of one line, in any measure
    :param wide: from side to side of its backing, in metres
    """
    left, right, low, high = bounds(strokes)
    middle, height = ((left + right) / 2, (low + high) / 2), (wide - 2 * MARGIN) / (right - left)
    tall = tallness(strokes, wide)
    light, black = materials.neon(colour, strength), materials.plain('end', '#161514', .6)
    front = -AWAY - .005 - TUBE
    parts = []
    for stroke in strokes:
        line = [((x - middle[0]) * height, front, (y - middle[1]) * height) for x, y in stroke]
        parts.append(tube(line, TUBE, light))
        for x, _, z in (line[0], line[-1]):
            end = turned([(0, 0), (TUBE * 1.15, 0), (TUBE * 1.15, TUBE), (0, TUBE)], black, 24)
            parts.append(placed(end, (x, -AWAY - .005, z), (90, 0, 0)))
    # Before a dark wall nothing is seen of a clear sheet but its polished edge, which carries some of the light.
    edge = materials.plain('polished edge', '#8d9390', .12, Specular=.9, Emission=colour, Emission_Strength=.05)
    parts.append(tube([(x, -AWAY - .0025, z) for x, z in oblong(wide, tall, .016)], .002, edge, True))
    steel = materials.metal('#b9bcc0', .25)
    for x in (-1, 1):
        for z in (-1, 1):
            post = turned([(0, 0), (.007, 0), (.007, AWAY + .0075), (.0062, AWAY + .0085), (0, AWAY + .0085)], steel, 40)
            parts.append(placed(post, (x * (wide / 2 - .018), 0, z * (tall / 2 - .018)), (90, 0, 0)))
    x, foot = wide * .3, -tall / 2
    lead = [(x, -AWAY, foot + .006), (x, -AWAY * .7, foot - .03), (x + .004, -.006, foot - .12), (x, -.004, foot - 1.2)]
    parts.append(tube(lead, .0016, materials.plain('lead', '#d8d6d2', .5, Transmission=.4)))
    return together(parts)
