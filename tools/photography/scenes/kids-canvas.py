from mesh import placed
from products.canvas import stretched
from rooms.child import room

alt = 'Two canvas prints, each 40 by 50 cm, over the low shelf of a child’s room'
shape = (1200, 900)
samples = 32

WIDTH, HEIGHT, APART = .4, .5, .06


def build():
    x, y, z = room().hang
    for name, place in (('left', -.5), ('right', .5)):
        placed(stretched(name, WIDTH, HEIGHT), (x + place * (WIDTH + APART), y, z))
