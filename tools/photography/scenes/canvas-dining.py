from mesh import placed
from products.canvas import stretched
from rooms.dining import room

alt = 'A panoramic canvas print 120 cm wide over a dining table, in the light of a late afternoon'
shape = (1200, 900)
samples = 32


def build():
    placed(stretched('front', 1.2, .4), room().hang)
