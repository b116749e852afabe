import materials
from mesh import box, placed
from products.phone import HEIGHT, case
from stage import Stage

alt = 'A phone in a printed case, leaning on a block of plaster'


def build():
    stage = Stage(.17, wall=.8)
    box((.062, .04, .062), materials.plaster('#cfc5b3', .01, .0003), .003, (.012, .042, .031))
    placed(case('back'), (.0, .012, HEIGHT / 2 * .968 + .0015), (-14, 0, 0))
    stage.camera(height=.8, side=.5, target=.5, distance=3.0)
