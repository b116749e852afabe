import materials
from mesh import placed
from products.knitted import sock
from stage import Stage

alt = 'A pair of socks with the design, lying flat on timber'


def build():
    stage = Stage(.44, wall=6, ground=materials.timber('#b88d60', '#94693f', grain=(1.2, 9, 9)), bars=False)
    placed(sock('left'), (.02, .06, 0), (0, 0, -3))
    placed(sock('right'), (-.08, -.06, 0), (0, 0, -6))
    stage.camera(height=2.9, side=.15, target=0, distance=2.3, lens=84)
