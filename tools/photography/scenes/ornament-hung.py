import materials
from mesh import dowel, placed
from products.gifts import ornament
from stage import Stage

alt = 'A round ceramic ornament on a red ribbon, hanging from a slim brass rail before a plaster wall'


def build():
    stage = Stage(.15, wall=.3)
    placed(ornament('front'), (0, 0, .07), (0, 0, 8))
    dowel(.6, .0022, materials.metal('#b08d4f', .3), (0, -.002, .1587))
    stage.camera(height=.72, side=.25, target=.62, distance=3.6)
