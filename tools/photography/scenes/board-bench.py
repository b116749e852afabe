import materials
from mesh import placed
from products.table import glass_board, lemon
from stage import Stage

alt = 'A glass chopping board with the design, leaning against the wall behind a timber bench, two lemons beside it'


def build():
    stage = Stage(.47, wall=.36, ground=materials.timber('#b88d60', '#94693f', grain=(1.2, 9, 9)))
    placed(glass_board('board'), (-.025, .118, .001), (-9, 0, 0))
    lemon((.165, .06, 0), 30)
    lemon((.132, -.008, 0), -50)
    stage.camera(target=.43)
