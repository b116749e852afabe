from mesh import placed
from products.desk import cube
from stage import Stage

alt = 'A puzzle cube with a picture on each face'


def build():
    stage = Stage(.106, wall=.7)
    placed(cube('front', 'right', 'top'), (0, 0, 0), (0, 0, -32))
    stage.camera(height=1.35, side=.2, target=.3, distance=3.3, lens=84)
