from lit import EXPOSURE, GLARE, lit
from products.strokes import lines

alt = 'The words stay a while in orange neon on a clear backing, glowing on a dark wall'
exposure, glare = EXPOSURE, GLARE


def build():
    lit(lines(('stay', 0), ('a while', .7)), 1, '#ff7a3c')
