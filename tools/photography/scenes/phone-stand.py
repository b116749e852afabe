import materials
from mesh import placed
from products.phone import phone, stand
from stage import Stage

alt = 'A printed phone stand on a timber desk, a phone beside it'


def build():
    stage = Stage(.23, wall=.9, ground=materials.timber('#c9a273', '#a87f53', grain=(1.2, 9, 9)))
    placed(stand('plate'), (-.028, -.02, 0), (0, 0, -14))
    placed(phone(), (.062, -.05, 0), (0, 0, -22))
    stage.camera(height=.95, side=.3, target=.34, distance=2.9)
