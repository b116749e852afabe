import materials
from mesh import box, placed
from products.phone import HEIGHT, case
from stage import Stage

alt = 'A phone case from near: the print goes round the rim and stops clean at the camera'
shape = (640, 800)


def build():
    stage = Stage(.1, wall=1.4)
    box((.062, .04, .062), materials.plaster('#cfc5b3', .01, .0003), .003, (.012, .042, .031))
    placed(case('back'), (.02, .012, HEIGHT / 2 * .968 + .0015), (-14, 0, 0))
    stage.camera(height=1.75, side=.9, target=1.3, distance=2.5, aperture=11)
