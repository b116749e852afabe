from mesh import placed
from products.neon import sign
from products.strokes import heart
from stage import Stage

alt = 'A neon heart on a clear backing, glowing on a dark wall'
exposure = 1.5


def build():
    stage = Stage(.74, wall=.1, wall_colour='#6a635b', key=.16, fill=.12)
    placed(sign(heart(), .36, '#ff4d6a'), (0, stage.wall_y, .47))
    stage.camera(height=.78, side=.4, target=.66, distance=3.3)
