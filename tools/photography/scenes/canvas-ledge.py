import props
from mesh import placed
from products.canvas import stretched
from stage import Stage

alt = 'A canvas print on a ledge, leaning on a plaster wall in late-morning light'


def build():
    stage = Stage(.75, wall=.42)
    canvas = stretched('front', .75, .5)
    placed(canvas, (-.03, .262, .252), (-8, 0, 0))
    placed(props.vase(.2), (.335, .06, 0))
    stage.camera(target=.37, distance=3.45)
