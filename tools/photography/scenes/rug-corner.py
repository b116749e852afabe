import materials
from mesh import placed
from products.soft import rug
from stage import Stage

alt = 'The corner of a rug from near: a dense short pile on a timber floor'
shape = (640, 800)


def build():
    stage = Stage(.4, wall=4, ground=materials.boards(), bars=False, fill=1.2)
    placed(rug('pile', .9, .6), (-.355, .265, 0), (0, 0, -11))
    stage.camera(height=1.15, side=.45, target=0, distance=2.3, aperture=8)
