"""A rule of one metre, for proofs of scale. Its back is at y = 0, its middle in the origin."""
import materials
from mesh import box, together, upright
from printed import printed

LENGTH, TALL = 1.0, .07


def rule(name, depth):
    """Marks at every 10 mm above, and along its whole length under them a surface that a design can be shown on."""
    ink = materials.plain('mark', '#241f1a', .6)
    marks = []
    for i in range(101):
        long = .026 if i % 10 == 0 else .018 if i % 5 == 0 else .011
        marks.append(box((.0016, .0006, long), ink, 0, ((i - 50) / 100 * (LENGTH - .002), -depth, (TALL - long) / 2)))
    body = box((LENGTH, depth, TALL), materials.timber('#d6b27c', '#c09a64'), 0, (0, -depth / 2, 0))
    face = upright(LENGTH, .03, printed(name, LENGTH * 1000, 30), (0, -depth - .0003, -.016))
    return together([body, face, *marks])
