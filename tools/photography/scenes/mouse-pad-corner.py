import materials
from mesh import placed
from products.gifts import mouse_pad
from stage import Stage

alt = 'The corner of a mouse pad from near: smooth cloth on dark rubber'
shape = (640, 800)


def build():
    stage = Stage(.12, wall=6, ground=materials.timber('#c9a273', '#a87f53', grain=(1.2, 9, 9)))
    placed(mouse_pad('top'), (-.085, .075, 0), (0, 0, -14))
    stage.camera(height=1.3, side=.5, target=0, distance=2.1, aperture=8)
