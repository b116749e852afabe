"""Beds, made. The head is at y = 0, the foot towards the camera, the middle at x = 0."""
from furniture.drape import draped
from furniture.fabrics import bed_linen
from furniture.padding import padded, scatter
from furniture.seating import tapered
from mesh import box, placed, together

LENGTH = 2.03


def headboard(width, cloth, height=1.12, columns=6):
    """Upright channels of padded linen, against the wall."""
    each = width / columns
    parts = [padded((width, .05, height - .3), cloth, .02, .003, .001, 1, at=(0, -.03, .3 + (height - .3) / 2))]
    for i in range(columns):
        at = ((i + .5) * each - width / 2, -.07, .3 + (height - .3) / 2)
        parts.append(padded((each - .002, .09, height - .3), cloth, .035, .012, .002, 20 + i, at=at))
    return together(parts)


def bed(width, timber, linen, quilt, cloth=None, top=.54, pillows=2):
    """
    A mattress under a quilt that hangs over its sides. Without `cloth` it has no headboard.

    :returns: what a blanket may fall on
    """
    if cloth:
        headboard(width + .12, cloth)
    mattress = padded((width, LENGTH, .24), bed_linen(linen), .06, .012, .002, 4, at=(0, -.12 - LENGTH / 2, top - .12))
    box((width + .04, LENGTH + .02, .14), timber, .012, (0, -.12 - LENGTH / 2, top - .3))
    for x in (-1, 1):
        for y in (-.3, -LENGTH):
            tapered((x * (width / 2 - .12), y, 0), top - .36, timber, .024, .03)
    each = width / pillows
    for row, (tilt, y, z) in enumerate(((-24, -.27, .2), (-38, -.44, .17))):
        for i in range(pillows):
            placed(
                scatter(min(each - .03, .72), .48, .2, bed_linen(linen), 3 + i + row * 5, creases=.012),
                ((i + .5) * each - width / 2 + (-1) ** (i + row) * .012, y, top + z), (tilt, 0, (-1) ** i * 2),
            )
    cover = draped(
        width + .74, 1.66, bed_linen(quilt), [mattress], (0, -.12 - LENGTH + .52, top + .05), .03, stiffness=4, swell=.05,
    )
    return [mattress, cover]
