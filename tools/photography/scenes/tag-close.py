import materials
from mesh import placed
from products.gifts import tag
from stage import Stage

alt = 'A luggage tag from near: a glossy print on a white plate, a leather strap drawn through it'
shape = (640, 800)


def build():
    stage = Stage(.11, wall=12, ground=materials.timber('#8f6a46', '#6d4e31', grain=(1.2, 14, 14)))
    placed(tag('first'), (-.012, -.02, 0), (0, 0, 17))
    stage.camera(height=1.7, side=.5, target=.0, distance=2.3, aperture=8)
