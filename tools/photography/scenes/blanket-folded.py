import materials
from mesh import placed
from products.soft import folded
from stage import Stage

alt = 'A soft blanket with the design, folded on a timber bench'
shape = (880, 1100)


def build():
    stage = Stage(.62, wall=.5, ground=materials.timber('#b88d60', '#94693f', grain=(1.2, 9, 9)))
    placed(folded('top', .46, .34), (0, 0, 0), (0, 0, -14))
    stage.camera(height=1.15, side=.3, target=.17, distance=3.3)
