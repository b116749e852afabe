import materials
from mesh import box, placed
from products.floor import doormat
from stage import Stage

alt = 'A doormat with the design and a rubber border before a timber threshold'


def build():
    stage = Stage(1.02, wall=.5, ground=materials.timber('#cbb899', '#b39c7b', .6, grain=(1.2, 6, 6)))
    y = stage.wall_y
    box((4, .09, .05), materials.timber('#a97f55', '#845c38', grain=(1.2, 14, 14)), .004, (0, y - .04, .025))
    placed(doormat('mat'), (0, -.02, 0), (0, 0, -6))
    stage.camera(height=2.35, side=.15, target=.08, distance=2.75, lens=84)
