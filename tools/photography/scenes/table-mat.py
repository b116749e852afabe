import materials
from mesh import placed
from products.table import dinner_plate, fork, table_mat
from stage import Stage

alt = 'A table mat with the design on a timber table, a plate and a fork beside it'


def build():
    stage = Stage(.56, wall=6, ground=materials.timber('#b88d60', '#94693f', grain=(1.2, 9, 9)))
    placed(table_mat('mat'), (.01, -.02, 0), (0, 0, -5))
    placed(dinner_plate(.085), (.185, .135, .0052))
    placed(fork(), (-.243, -.02, 0), (0, 0, -3))
    stage.camera(height=2.7, side=.15, target=.0, distance=2.2, lens=84)
