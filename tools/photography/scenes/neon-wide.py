from lit import EXPOSURE, GLARE, lit
from products.strokes import word

alt = 'The words stay a while in orange neon on a clear backing, glowing on a dark wall'
exposure, glare = EXPOSURE, GLARE
shape = (1200, 960)


def build():
    lit(word('stay a while'), 1, '#ff7a3c', .82)
