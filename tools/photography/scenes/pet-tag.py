import materials
from mesh import placed
from products.worn import bone_tag, collar
from stage import Stage

alt = 'A tag in the shape of a bone with the design, beside a leather collar'


def build():
    stage = Stage(.068, wall=6, ground=materials.timber('#c9a273', '#a87f53', grain=(4, 40, 40)))
    placed(bone_tag('front'), (-.002, -.009, 0), (0, 0, 9))
    placed(collar(), (.002, .0185, 0), (0, 0, 7))
    stage.camera(height=2.2, side=.15, target=0, distance=2.9, lens=84)
