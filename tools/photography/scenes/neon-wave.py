from lit import EXPOSURE, GLARE, lit
from products.strokes import wave

alt = 'Breakers in ice blue neon on a clear backing, glowing on a dark wall'
exposure, glare = EXPOSURE, GLARE


def build():
    lit(wave(), .75, '#4fc3e8')
