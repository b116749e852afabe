import materials
from mesh import placed
from products.paper import unrolling
from stage import Stage

alt = 'A poster on a timber table, half of it still in a curl as it came out of its tube'


def build():
    stage = Stage(.7, wall=6, ground=materials.timber('#c9a273', '#a87f53', grain=(1.2, 9, 9)))
    placed(unrolling('front', .7, .5), (.11, -.02, 0), (0, 0, -16))
    stage.camera(height=2.0, side=.2, target=.04, distance=2.6, lens=84)
