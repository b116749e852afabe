from mesh import placed
from products.neon import sign
from products.strokes import heart
from stage import Stage

alt = 'Neon from near: a glowing tube on its clear backing, light on the wall around it'
exposure = .7
shape = (640, 800)


def build():
    stage = Stage(.34, wall=.1, wall_colour='#6a635b', key=.16, fill=.12)
    placed(sign(heart(), .36, '#ff4d6a'), (-.06, stage.wall_y, .2))
    stage.camera(height=1.1, side=1.0, target=.75, distance=2.2, aperture=8)
