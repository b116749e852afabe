import materials
from mesh import placed
from products.gifts import coaster
from stage import Stage

alt = 'Four cork-backed coasters on a timber table'


def build():
    stage = Stage(.3, wall=6, ground=materials.timber('#a97f55', '#845c38', grain=(1.2, 12, 12)))
    for name, x, y, turn in (('first', -.06, .066, 6), ('second', .064, .058, -9), ('third', -.054, -.062, -11), ('fourth', .066, -.066, 8)):
        placed(coaster(name), (x, y, 0), (0, 0, turn))
    stage.camera(height=2.05, side=.25, target=.02, distance=2.1, lens=88)
