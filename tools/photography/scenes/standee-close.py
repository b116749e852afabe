from mesh import placed
from products.desk import standee
from stage import Stage

alt = 'The foot of an acrylic figure from near: thick clear edges with the window light in them'
shape = (640, 800)
bounces = 10


def build():
    stage = Stage(.11, wall=1.1)
    placed(standee('people'), (-.02, 0, 0), (0, 0, -14))
    stage.camera(height=1.0, side=.75, target=.42, distance=3.0, aperture=11)
