from mesh import placed
from products.hung import apron, peg
from stage import Stage

alt = 'A sage linen apron with the design on its chest, hanging from a timber peg'


def build():
    stage = Stage(.95, wall=.14)
    at = (0, stage.wall_y, 1.2)
    placed(apron('chest'), at)
    peg(at=at)
    stage.camera(height=.86, side=.34, target=.7, distance=3.2)
