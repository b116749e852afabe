"""Cloth of rooms, as it is seen from across them: the weave is a tone rather than threads."""
from shader import Shader


def upholstery(colour, slub=.0036, depth=.0007, sheen=.2):
    """A coarse weave with thicker threads here and there, along and across."""
    shader = Shader('upholstery').set(Roughness=.95, Specular=.1, Sheen=sheen)
    weft = _threads(shader, (.12, 1, 1), slub)
    warp = _threads(shader, (1, .12, .12), slub)
    both = shader.math('MULTIPLY', shader.math('ADD', weft, warp), .5)
    light = shader.mix(colour, '#ffffff', .07)
    dark = shader.mix(colour, '#000000', .17)
    contrast = shader.ramp(both, [(.3, '#000000'), (.7, '#ffffff')])
    shader.set(Base_Color=shader.mix(dark, light, contrast))
    shader.relief(both, .5, depth)
    return shader.material


def bed_linen(colour, crumple=.0022):
    """Washed linen: thin, with the small creases that stay after drying."""
    shader = Shader('bed linen').set(Base_Color=colour, Roughness=.9, Specular=.12, Sheen=.25)
    creases = shader.node('TexNoise', {'Vector': shader.place(), 'Scale': 22, 'Detail': 5, 'Roughness': .6, 'Distortion': .8})
    shader.relief(creases.outputs['Fac'], .55, crumple)
    shader.relief(_threads(shader, (1, .2, .2), .004), .2, .0004)
    return shader.material


def wool(colour, loop=.009, depth=.004):
    """Loops of a rug or a knitted throw."""
    shader = Shader('wool').set(Roughness=1, Specular=.04, Sheen=.5)
    loops = shader.node('TexVoronoi', {'Vector': shader.place(), 'Scale': 1 / loop, 'Randomness': .6}).outputs['Distance']
    tone = shader.node('TexNoise', {'Vector': shader.place(), 'Scale': 7, 'Detail': 4}).outputs['Fac']
    near = shader.mix(colour, '#000000', shader.math('MULTIPLY', loops, .35))
    shader.set(Base_Color=shader.mix(near, '#ffffff', shader.math('MULTIPLY', tone, .12)))
    shader.relief(loops, -.8, depth)
    return shader.material


def voile(colour='#f6f1e6', through=.55):
    """Curtains and lamp shades, which daylight or a bulb shines through."""
    shader = Shader('voile').set(Base_Color=colour, Roughness=.95, Specular=.05)
    shader.relief(_threads(shader, (1, 1, .15), .003), .25, .0005)
    shader.see_through_light(colour, through)
    return shader.material


def _threads(shader, stretch, width):
    where = shader.place(scale=tuple(part / width for part in stretch))
    return shader.node('TexNoise', {'Vector': where, 'Scale': 1, 'Detail': 3, 'Roughness': .6}).outputs['Fac']
