from mesh import placed
from products.canvas import stretched
from rooms.bedroom import room

alt = 'Three canvas prints side by side over a bed with a linen headboard, in soft daylight'
shape = (1200, 900)
samples = 32

WIDTH, HEIGHT, APART = .4, .6, .05


def build():
    x, y, z = room().hang
    for name, place in (('left', -1), ('middle', 0), ('right', 1)):
        placed(stretched(name, WIDTH, HEIGHT), (x + place * (WIDTH + APART), y, z))
