import materials
from mesh import placed
from products.floor import yoga_mat
from stage import Stage

alt = 'A yoga mat with the design, half unrolled on a timber floor'


def build():
    stage = Stage(1.27, wall=.85, ground=materials.boards())
    placed(yoga_mat('mat'), (-.16, -.58, 0), (0, 0, -15))
    stage.camera(height=2.1, side=.2, target=.08, distance=2.75, lens=84)
