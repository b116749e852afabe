"""A cot: it stands on z = 0, its rear at y = 0, its middle at x = 0."""
from furniture.fabrics import bed_linen
from furniture.padding import padded
from furniture.seating import tapered
from mesh import box, together, tube


def cot(timber, rods, blanket, width=1.26, depth=.68, height=.88):
    mattress = .36
    parts = [padded((width - .06, depth - .08, .12), bed_linen('#f1ece1'), .04, .006, .002, 3, at=(0, -depth / 2, mattress))]
    parts.append(padded((width * .5, depth - .05, .05), blanket, .024, .008, .005, 5, at=(.2, -depth / 2, mattress + .075)))
    for y in (-.02, .02 - depth):
        for z in (height - .02, .2):
            parts.append(box((width - .03, .03, .045), timber, .011, (0, y, z)))
        count = 15
        for i in range(1, count):
            x = (i / count - .5) * (width - .06)
            parts.append(tube([(x, y, .2), (x, y, height - .03)], .0075, rods))
    for x in (-1, 1):
        for z in (height - .02, .2):
            parts.append(box((.03, depth - .04, .045), timber, .011, (x * (width / 2 - .025), -depth / 2, z)))
        for i in range(1, 8):
            y = -depth * i / 8
            parts.append(tube([(x * (width / 2 - .025), y, .2), (x * (width / 2 - .025), y, height - .03)], .0075, rods))
        for y in (-.02, .02 - depth):
            parts.append(tapered((x * (width / 2 - .025), y, 0), height, timber, .017, .023))
    return together(parts)
