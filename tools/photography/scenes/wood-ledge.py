from mesh import placed
from products.panels import wood
from stage import Stage
import props

alt = 'A picture printed on timber, leaning on a plaster wall'


def build():
    stage = Stage(.5, wall=.36)
    placed(wood('front', .3, .4), (-.03, .12, .198), (-9, 0, 7))
    placed(props.vase(.1, '#8a6a50', 3, 5), (.19, .02, 0))
    stage.camera(target=.43)
