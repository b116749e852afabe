"""Surfaces that a design is printed on. Each writes into the rendering where on the print every pixel lies."""
from materials import weave
from shader import Shader

# Stock is not perfectly white; what the light pass is divided by, and the same as a colour.
STOCK, STOCK_COLOUR = .8, '#e7e7e7'
PLACE, NUMBER = 'PLACE', 'NUMBER'

_surfaces = []


def surfaces():
    return list(_surfaces)


def forget():
    _surfaces.clear()


def printed(name, width_mm, height_mm, roughness=.6, specular=.3, clearcoat=0, sheen=0, metallic=0, thread=None, through=0,
            outline=None):
    """
    The material of a print. Its object's UV goes from the lower left to the upper right of the picture. One name is one
    surface, however many objects carry it.

    :param outline: where the print has no corners: 'ellipse', or 'path' for one that is cut to a shape of its own
    :param thread: in metres, for canvas and cloth
    :param through: the share of light that comes from behind, where a lamp is
    """
    names = [surface['name'] for surface in _surfaces]
    if name not in names:
        measures = {'widthMm': round(width_mm, 1), 'heightMm': round(height_mm, 1)}
        _surfaces.append({'name': name, **measures, **({'outline': outline} if outline else {})})
        names.append(name)
    shader = Shader(f'print {name}').set(
        Base_Color=(STOCK, STOCK, STOCK, 1), Roughness=roughness, Specular=specular, Clearcoat=clearcoat,
        Clearcoat_Roughness=.05, Sheen=sheen, Metallic=metallic,
    )
    if thread:
        weave(shader, thread, thread * .45, 'UV', (width_mm / 1000, height_mm / 1000))
    if through:
        shader.see_through_light(STOCK_COLOUR, through)
    u, v, _ = shader.node('SeparateXYZ', {'Vector': shader.node('UVMap', uv_map='UVMap').outputs['UV']}).outputs
    place = shader.node('CombineXYZ', {'X': u, 'Y': v, 'Z': 1.0}).outputs['Vector']
    shader.node('OutputAOV', {'Color': place}, name=PLACE)
    number = float(names.index(name))
    shader.node('OutputAOV', {'Color': (number, number, number, 1)}, name=NUMBER)
    return shader.material
