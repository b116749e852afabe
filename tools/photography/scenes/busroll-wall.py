from mesh import placed
from products.wall import scroll
from stage import Stage

alt = 'A tall canvas scroll between timber bars, hanging from a nail by its cord'


def build():
    stage = Stage(.9, wall=.08)
    placed(scroll('scroll'), (0, stage.wall_y, 1.12))
    stage.camera(height=.8, side=.42, target=.7, distance=3.2)
