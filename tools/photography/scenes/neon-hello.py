from lit import EXPOSURE, GLARE, lit
from products.strokes import word

alt = 'The word hello in warm white neon on a clear backing, glowing on a dark wall'
exposure, glare = EXPOSURE, GLARE


def build():
    lit(word('hello'), .5, '#ffc98a')
