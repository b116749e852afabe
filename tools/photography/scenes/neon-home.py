from lit import EXPOSURE, GLARE, lit
from products.strokes import word

alt = 'The word home in orange neon on a clear backing, glowing on a dark wall'
exposure, glare = EXPOSURE, GLARE


def build():
    lit(word('home'), .5, '#ff7a3c')
