import materials
from mesh import placed
from products.worn import thong
from stage import Stage

alt = 'A pair of thongs with the design on their soles, on pale boards'


def build():
    stage = Stage(.36, wall=6, ground=materials.timber('#cdb595', '#b39773', .6, grain=(1.2, 9, 9)))
    placed(thong('left', False), (-.068, -.004, 0), (0, 0, 7))
    placed(thong('right'), (.066, .004, 0), (0, 0, -9))
    stage.camera(height=2.7, side=.15, target=.0, distance=2.4, lens=84)
