import materials
from light import area
from mesh import placed, together, turned
from products.panels import acrylic
from stage import Stage

alt = 'The corner of an acrylic print from near: clear polished edges, a steel standoff, the picture deep below the surface'
shape = (640, 800)


def build():
    stage = Stage(.2, wall=.16, bars=False, fill=1.3)
    steel = materials.metal('#c4c7cb', .18)
    cap = placed(turned([(0, 0), (.009, 0), (.009, .006), (.0082, .0068), (0, .0068)], steel, 64), (.1, -.0052, .13), (90, 0, 0))
    post = placed(turned([(0, 0), (.008, 0), (.008, .02), (0, .02)], steel, 64), (.1, .02, .13), (90, 0, 0))
    placed(together([acrylic('front', .25, .32), cap, post]), (-.075, stage.wall_y - .02, .055))
    # A soft box that is seen in its gloss.
    area((-.34, -.46, .2), (.02, 0, .12), .12, .9, '#f1f5ff', .3)
    stage.camera(height=1.25, side=1.1, target=.8, distance=1.9, aperture=8)
