import materials
from mesh import placed
from products.kit import sample_kit
from stage import Stage

alt = 'A kraft box with six printed samples on tissue: three finishes, and a corner of each frame depth'


def build():
    stage = Stage(.4, wall=6, ground=materials.timber('#c9a273', '#a87f53', grain=(1.2, 9, 9)))
    placed(sample_kit(), (0, 0, 0), (0, 0, 9))
    stage.camera(height=3.1, side=.3, target=.0, distance=1.9, lens=104)
