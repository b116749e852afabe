from mesh import placed
from products.neon import sign
from products.strokes import heart
from stage import Stage

alt = 'Neon from near: a glowing tube on its clear backing, light on the wall around it'
exposure = .8
glare = .08
shape = (640, 800)


def build():
    stage = Stage(.26, wall=.2, wall_colour='#6a635b', key=.16, fill=.12)
    placed(sign(heart(), .5, '#ff3b52'), (-.13, stage.wall_y, .09))
    stage.camera(height=1.15, side=1.2, target=.82, distance=2.2, aperture=5.6)
