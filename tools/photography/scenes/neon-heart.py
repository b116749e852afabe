from lit import EXPOSURE, GLARE, lit
from products.strokes import heart

alt = 'A heart in red neon on a clear backing, glowing on a dark wall'
exposure, glare = EXPOSURE, GLARE


def build():
    lit(heart(), .5, '#ff3b52')
