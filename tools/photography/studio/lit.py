"""A neon sign alone on a dark wall in the evening, as all of them are shown."""
from mesh import placed
from products.neon import sign, tallness
from stage import Stage

EXPOSURE, GLARE = 1.5, .1


def lit(strokes, wide, colour, near=1):
    """
    :param wide: in metres, as it is sold
    :param near: below 1 the camera stands nearer
    """
    stage = Stage(max(1.24 * wide, 1.6 * tallness(strokes, wide)), wall=.1, wall_colour='#6a635b', key=.16, fill=.12)
    placed(sign(strokes, wide, colour), (0, stage.wall_y, .63 * stage.size))
    stage.camera(height=.78, side=.4, target=.66, distance=3.3 * near)
