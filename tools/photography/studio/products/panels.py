"""Rigid flat things: a printed face on a body with an edge of its own."""
import materials
from mesh import box, together, upright
from printed import printed


def panel(name, width, height, depth, body, margin=0, bevel=.001, **surface):
    """
    Its back is at y = 0, its middle in the origin.

    :param margin: unprinted rim, in metres
    :param surface: how the print shines, see `printed`
    """
    face = printed(name, (width - 2 * margin) * 1000, (height - 2 * margin) * 1000, **surface)
    rim = margin + bevel * .7
    return together([
        box((width, depth, height), body, bevel, (0, -depth / 2, 0)),
        upright(
            width - 2 * rim, height - 2 * rim, face, (0, -depth - .00015, 0),
            uv=_inner((rim - margin) / (width - 2 * margin), (rim - margin) / (height - 2 * margin)),
        ),
    ])


def _inner(across, up):
    return ((across, 1 - across), (up, 1 - up))


def metal(name, width, height, depth=.0015):
    return panel(name, width, height, depth, materials.brushed(), bevel=.0004, roughness=.14, specular=.6, clearcoat=.6)


def wood(name, width, height, depth=.018):
    return panel(name, width, height, depth, materials.plywood(), bevel=.0008, roughness=.7, specular=.2)


def acrylic(name, width, height, depth=.005):
    """Printed on the back of a clear sheet with polished edges."""
    edge = materials.plain('polished edge', '#dfeae7', .06, Specular=.9, Clearcoat=1.0)
    return panel(name, width, height, depth, edge, bevel=.0005, roughness=.03, specular=.7, clearcoat=1.0)


def paper(name, width, height, margin=0, thickness=.0003, colour='#fbf9f4', gloss=.35):
    stock = materials.plain('paper', colour, .6, Specular=.3)
    return panel(name, width, height, thickness, stock, margin, thickness * .2, roughness=gloss, specular=.45, clearcoat=.15)
