import materials
from mesh import placed
from products.floor import bath_mat
from stage import Stage

alt = 'A thick bath mat with the design on a floor of stone tiles'


def build():
    stage = Stage(1.06, wall=.5, ground=materials.tiles('#c9cbc4'))
    placed(bath_mat('mat'), (0, -.04, 0), (0, 0, -5))
    stage.camera(height=2.2, side=.3, target=.05, distance=2.1, lens=84)
