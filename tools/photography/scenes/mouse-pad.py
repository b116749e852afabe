import materials
from mesh import placed
from products.gifts import mouse_pad
from stage import Stage

alt = 'A mouse pad on a timber desk'


def build():
    stage = Stage(.33, wall=6, ground=materials.timber('#c9a273', '#a87f53', grain=(1.2, 9, 9)))
    placed(mouse_pad('top'), (0, 0, 0), (0, 0, -10))
    stage.camera(height=2.2, side=.2, target=0, distance=2.8, lens=84)
