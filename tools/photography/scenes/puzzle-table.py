import materials
from mesh import placed
from products.gifts import puzzle
from stage import Stage

alt = 'A jigsaw puzzle on a timber table, its last piece beside it'


def build():
    stage = Stage(.5, wall=6, ground=materials.timber('#b88d60', '#94693f', grain=(1.2, 9, 9)))
    placed(puzzle('picture'), (-.02, .01, 0), (0, 0, -11))
    stage.camera(height=2.6, side=.2, target=0, distance=2.6, lens=84)
