"""A canvas by itself, for every shape that one can have: what a shopper's own design is shown on in a cart or a mail."""
import math

from mesh import placed
from products.canvas import stretched
from stage import Stage

TILT = 7


def leaning_canvas(width, height):
    """
    Alone on the ledge, its foot before the wall and its upper edge against it, seen a little from the side.

    :param width, height: of the canvas, in metres
    """
    size, lean = max(width, height), math.radians(TILT)
    stage = Stage(size, wall=height * math.sin(lean) / size)
    canvas = stretched('front', width, height, thread=None)
    placed(canvas, (0, stage.wall_y / 2, height / 2 * math.cos(lean)), (-TILT, 0, 0))
    middle = height / 2 / size
    stage.camera(height=middle + .36, side=.95, target=middle, distance=2.8)
