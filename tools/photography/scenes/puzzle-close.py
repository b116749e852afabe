import materials
from mesh import placed
from products.gifts import puzzle
from stage import Stage

alt = 'The corner of a jigsaw puzzle from near: thick card, a soft gloss, the last piece beside its gap'
shape = (640, 800)


def build():
    stage = Stage(.172, wall=6, ground=materials.timber('#b88d60', '#94693f', grain=(1.2, 9, 9)))
    placed(puzzle('picture'), (-.185, .122, 0), (0, 0, -9))
    stage.camera(height=1.9, side=.35, target=0, distance=2.2, aperture=8)
