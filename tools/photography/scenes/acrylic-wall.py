from mesh import placed, turned
import materials
from products.panels import acrylic
from stage import Stage

alt = 'An acrylic print on steel standoffs, deep and glossy'


def build():
    stage = Stage(.75, wall=.1)
    y = stage.wall_y - .02
    placed(acrylic('front', .7, .5), (0, y, .48))
    steel = materials.metal('#c4c7cb', .18)
    for x in (-.32, .32):
        for z in (.26, .70):
            placed(turned([(0, 0), (.009, 0), (.009, .006), (.0082, .0068), (0, .0068)], steel, 48), (x, y - .0052, z), (90, 0, 0))
    stage.camera(height=.78, side=.5, target=.66, distance=3.3)
