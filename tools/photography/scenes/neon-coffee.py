from lit import EXPOSURE, GLARE, lit
from products.strokes import word

alt = 'The word coffee in yellow neon on a clear backing, glowing on a dark wall'
exposure, glare = EXPOSURE, GLARE


def build():
    lit(word('coffee'), .5, '#ffcf2e')
