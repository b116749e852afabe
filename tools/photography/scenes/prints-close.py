import materials
from mesh import placed
from products.panels import paper
from stage import Stage

alt = 'A pile of photo prints from near: thick white paper, a narrow border, a soft lustre'
shape = (640, 800)


def build():
    stage = Stage(.15, wall=6, ground=materials.timber('#c9a273', '#a87f53', grain=(1.2, 9, 9)))
    for number, (x, y, turn) in enumerate(((.0, .004, -3), (-.004, .0, 4), (.003, -.003, -1), (-.02, .02, 9), (-.035, .03, -12))):
        name = ('first', 'second', 'third', 'fourth', 'fifth')[number]
        placed(paper(name, .178, .127, margin=.006, thickness=.0006), (x - .04, y + .02, .0006 + .0009 * number), (-90, 0, turn))
    stage.camera(height=1.35, side=.5, target=.0, distance=2.0, aperture=8)
