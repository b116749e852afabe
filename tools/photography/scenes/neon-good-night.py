from lit import EXPOSURE, GLARE, lit
from products.strokes import lines

alt = 'The words good night in ice blue neon on a clear backing, glowing on a dark wall'
exposure, glare = EXPOSURE, GLARE


def build():
    lit(lines(('good', 0), ('night', 1.1)), .75, '#58b8ff')
