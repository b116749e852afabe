"""Tables, desks and shelves. They stand on z = 0, their rear at y = 0, their middle at x = 0."""
import materials
from furniture.seating import tapered
from mesh import box, together, tube


def dining_table(timber, width=1.6, depth=.86, height=.745):
    top = box((width, depth, .032), timber, .007, (0, -depth / 2, height - .016))
    parts = [top]
    for y in (-.09, .09 - depth):
        parts.append(box((width - .24, .022, .075), timber, .003, (0, y, height - .07)))
    for x in (-1, 1):
        parts.append(box((depth - .2, .022, .075), timber, .003, (x * (width / 2 - .1), -depth / 2, height - .07), (0, 0, 90)))
        for y in (-.09, .09 - depth):
            parts.append(tapered((x * (width / 2 - .1), y, 0), height - .03, timber, .019, .032))
    return together(parts)


def bedside(timber, width=.46, depth=.4, height=.52):
    """A drawer over an open shelf."""
    pull = materials.metal('#8f7442', .35)
    parts = [
        box((width, depth, .022), timber, .004, (0, -depth / 2, height - .011)),
        box((width - .01, depth - .02, .018), timber, .003, (0, -depth / 2, .2)),
        box((width - .03, .018, .13), timber, .004, (0, -depth + .012, height - .09)),
        box((width - .01, depth - .05, .012), timber, .002, (0, -depth / 2, height - .165)),
        tube([(0, -depth, height - .09), (0, -depth - .02, height - .09)], .009, pull),
    ]
    for x in (-1, 1):
        parts.append(box((.02, depth - .01, height - .1), timber, .003, (x * (width / 2 - .01), -depth / 2, height / 2 + .05)))
        for y in (-.03, .03 - depth):
            parts.append(tapered((x * (width / 2 - .03), y, 0), .12, timber, .012, .017))
    return together(parts)


def desk(timber, metal, width=1.3, depth=.6, height=.74):
    """A timber top with a drawer under it, on slim legs."""
    parts = [
        box((width, depth, .028), timber, .005, (0, -depth / 2, height - .014)),
        box((width - .16, depth - .06, .1), timber, .003, (0, -depth / 2, height - .078)),
        box((.56, .016, .082), timber, .003, (-.27, -depth + .026, height - .077)),
        box((.56, .016, .082), timber, .003, (.3, -depth + .026, height - .077)),
    ]
    for x in (-.27, .3):
        parts.append(tube([(x, -depth + .02, height - .077), (x, -depth, height - .077)], .008, metal))
    for x in (-1, 1):
        for y in (-.05, .05 - depth):
            parts.append(tapered((x * (width / 2 - .06), y, 0), height - .03, timber, .014, .022))
    return together(parts)


def low_shelf(timber, width=1.1, depth=.34, height=.62, columns=3):
    """Open boxes beside and over each other."""
    board = .02
    parts = [
        box((width, depth, board), timber, .003, (0, -depth / 2, z)) for z in (.06, (.06 + height) / 2, height - board / 2)
    ]
    for i in range(columns + 1):
        x = (i / columns - .5) * (width - board)
        parts.append(box((board, depth - .004, height - .05), timber, .003, (x, -depth / 2, height / 2 + .02)))
    parts.append(box((width - .02, .008, height - .06), timber, .001, (0, -.008, height / 2 + .02)))
    parts.append(box((width - .06, depth - .06, .06), timber, .002, (0, -depth / 2, .03)))
    return together(parts)
