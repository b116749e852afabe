import materials
from mesh import box, placed, together
from products.panels import paper
from stage import Stage
import props

alt = 'A poster in a slim timber frame, leaning on a plaster wall'


def build():
    stage = Stage(.78, wall=.34)
    width, height, rim = .5, .7, .014
    timber = materials.timber('#c79c6c', '#a37a50')
    parts = [paper('front', width, height, gloss=.4)]
    for x in (-1, 1):
        parts.append(box((height + 2 * rim, .022, rim), timber, .001, (x * (width + rim) / 2, -.007, 0), (0, 90, 0)))
    for z in (-1, 1):
        parts.append(box((width, .022, rim), timber, .001, (0, -.007, z * (height + rim) / 2)))
    placed(together(parts), (-.03, .215, .368), (-6.5, 0, 0))
    placed(props.vase(.16, '#cfc4b2', 3, 4), (.33, .04, 0))
    stage.camera(target=.47)
