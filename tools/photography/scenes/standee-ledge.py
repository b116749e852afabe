from mesh import placed
from products.desk import standee
from stage import Stage

alt = 'Two people cut out of clear acrylic, standing in a clear foot on a ledge'
bounces = 10


def build():
    stage = Stage(.2, wall=.6)
    placed(standee('people'), (0, 0, 0), (0, 0, -10))
    stage.camera(height=.76, side=.34, target=.4, distance=3.4)
