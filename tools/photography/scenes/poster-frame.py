from mesh import placed
from products.paper import framed_poster
from stage import Stage
import props

alt = 'A poster in a slim timber frame, leaning on a plaster wall'


def build():
    stage = Stage(.78, wall=.34)
    placed(framed_poster('front', .5, .7), (-.03, .215, .364), (-6.5, 0, 0))
    placed(props.vase(.16, '#cfc4b2', 3, 4), (.33, .04, 0))
    stage.camera(target=.47)
