from mesh import placed
from products.hung import peg
from products.knitted import stocking
from stage import Stage

alt = 'A Christmas stocking with the design and a fur cuff, hanging from a timber peg'


def build():
    stage = Stage(.51, wall=.15)
    at = (-.045, stage.wall_y, .585)
    placed(stocking('front'), at)
    peg(at=at)
    stage.camera(height=.8, side=.4, target=.63, distance=3.3)
