from lit import EXPOSURE, GLARE, lit
from products.strokes import word

alt = 'The word cheers in pink neon on a clear backing, glowing on a dark wall'
exposure, glare = EXPOSURE, GLARE


def build():
    lit(word('cheers'), .75, '#ff4fb4')
