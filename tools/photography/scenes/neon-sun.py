from lit import EXPOSURE, GLARE, lit
from products.strokes import sun

alt = 'A sun with twelve rays in yellow neon on a clear backing, glowing on a dark wall'
exposure, glare = EXPOSURE, GLARE


def build():
    lit(sun(), .5, '#ffcf2e')
