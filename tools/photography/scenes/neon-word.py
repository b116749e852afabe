from mesh import placed
from products.neon import sign
from products.strokes import word
from stage import Stage

alt = 'The word hello in neon script on a clear backing, glowing on a dark wall'
exposure = 1.5


def build():
    stage = Stage(.94, wall=.1, wall_colour='#6a635b', key=.16, fill=.12)
    placed(sign(word('hello'), .15, '#ff7a3c'), (0, stage.wall_y, .58))
    stage.camera(height=.78, side=.4, target=.66, distance=3.3)
