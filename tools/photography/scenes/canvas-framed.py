from mesh import placed
from products.canvas import framed
from stage import Stage
import props

alt = 'A canvas print in a floating timber frame, leaning on a plaster wall'
shape = (800, 1000)


def build():
    stage = Stage(.66, wall=.36)
    placed(framed('front', .4, .6), (-.02, .196, .3157), (-7, 0, 0))
    placed(props.vase(.13, '#b9a58a', 3, 9), (.27, .03, 0))
    stage.camera(target=.47, distance=3.5)
