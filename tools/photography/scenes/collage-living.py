from mesh import placed
from products.canvas import stretched
from rooms.living import room

alt = 'Seven canvas prints of different sizes, hung as one block over a sofa in the late-morning sun'
shape = (1200, 900)
samples = 32

GAP = .05
# Columns from the left, each from its top: width and height in metres.
COLUMNS = (
    (('a', .3, .4), ('b', .3, .3)),
    (('c', .5, .75),),
    (('d', .4, .3), ('e', .4, .4)),
    (('f', .3, .3), ('g', .3, .4)),
)


def build():
    x, y, z = room().hang
    widths = [column[0][1] for column in COLUMNS]
    left = x - (sum(widths) + GAP * (len(widths) - 1)) / 2
    for column, width in zip(COLUMNS, widths):
        top = z + (sum(height for _, _, height in column) + GAP * (len(column) - 1)) / 2
        for name, _, height in column:
            placed(stretched(name, width, height), (left + width / 2, y, top - height / 2))
            top -= height + GAP
        left += width + GAP
