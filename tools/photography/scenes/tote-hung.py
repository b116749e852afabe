from mesh import placed
from products.hung import peg, tote
from stage import Stage

alt = 'A canvas tote bag with the design, hanging by its straps from a timber peg'


def build():
    stage = Stage(.68, wall=.14)
    at = (0, stage.wall_y, .74)
    placed(tote('front'), at)
    peg(at=at)
    stage.camera(height=.78, side=.4, target=.62, distance=3.3)
