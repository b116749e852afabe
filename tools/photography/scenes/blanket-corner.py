import materials
from mesh import placed
from products.soft import folded
from stage import Stage

alt = 'The folds of a soft blanket from near, the picture going over them'
shape = (640, 800)


def build():
    stage = Stage(.36, wall=1.0, ground=materials.timber('#b88d60', '#94693f', grain=(1.2, 9, 9)), bars=False, fill=1.3)
    placed(folded('top', .46, .34), (-.16, .1, 0), (0, 0, -16))
    stage.camera(height=1.05, side=.7, target=.25, distance=2.2, aperture=8)
