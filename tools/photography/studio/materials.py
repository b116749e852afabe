"""What things are made of. Sizes in metres."""
from shader import Shader


def plain(name, colour, roughness=.5, **more):
    """More: Metallic, Specular, Clearcoat, Sheen, Transmission and other inputs of the surface."""
    shader = Shader(name).set(Base_Color=colour, Roughness=roughness)
    return shader.set(**more).material


def plaster(colour='#e4dccd', size=.05, depth=.0016):
    """A hand-trowelled wall: broad clouds of tone, fine unevenness."""
    shader = Shader('plaster').set(Roughness=.92, Specular=.12)
    clouds = shader.node('TexNoise', {'Vector': shader.place(), 'Scale': 1.3, 'Detail': 4}).outputs['Fac']
    shader.set(Base_Color=shader.mix(colour, _darker(colour, .955), shader.ramp(clouds, [(.3, '#000000'), (.7, '#ffffff')])))
    fine = shader.node('TexNoise', {'Vector': shader.place(), 'Scale': 1 / size, 'Detail': 5, 'Roughness': .6})
    shader.relief(fine.outputs['Fac'], .35, depth)
    return shader.material


def timber(light='#c79c6c', dark='#a37a50', roughness=.42, grain=(1.2, 14, 14), depth=.0012):
    """Grain runs along x of the object."""
    shader = Shader('timber')
    bend = shader.node('TexNoise', {'Vector': shader.place(scale=(.5, 2, 2)), 'Scale': 1.2, 'Detail': 2}).outputs['Color']
    where = shader.node('MixRGB', {'Fac': .06, 'Color1': shader.place(scale=grain), 'Color2': bend}).outputs['Color']
    years = shader.node('TexNoise', {'Vector': where, 'Scale': 1.6, 'Detail': 6, 'Roughness': .62, 'Distortion': .5}).outputs['Fac']
    pores = shader.node('TexNoise', {'Vector': shader.place(scale=(8, 320, 320)), 'Scale': 1, 'Detail': 2}).outputs['Fac']
    tone = shader.ramp(years, [(.32, dark), (.52, light), (.7, dark)])
    worn = shader.mix(tone, _darker(dark, .7), shader.math('MULTIPLY', shader.ramp(pores, [(.6, '#000000'), (.78, '#ffffff')]), .35))
    shader.set(Base_Color=worn, Roughness=roughness, Specular=.4)
    shader.relief(years, .12, depth)
    shader.relief(pores, .15, depth * .3)
    return shader.material


def plywood(light='#dcbf94', dark='#a87d50', layer=.002):
    """Birch in layers that lie one behind the other along y of the object, and are seen in its edges."""
    shader = Shader('plywood').set(Roughness=.62, Specular=.25)
    grain = shader.node('TexNoise', {'Vector': shader.place(scale=(260, 60, 260)), 'Scale': 1, 'Detail': 4}).outputs['Fac']
    _, y, _ = shader.node('SeparateXYZ', {'Vector': shader.place()}).outputs
    uneven = shader.math('MULTIPLY', shader.node('TexNoise', {'Vector': shader.place(), 'Scale': 9}).outputs['Fac'], layer * .5)
    turn = shader.math('SINE', shader.math('MULTIPLY', shader.math('ADD', y, uneven), 3.1416 / layer))
    glue = shader.ramp(shader.math('ADD', shader.math('MULTIPLY', turn, .5), .5), [(.36, dark), (.6, light)])
    shader.set(Base_Color=shader.mix(glue, _darker(dark, .8), shader.math('MULTIPLY', shader.ramp(grain, [(.5, '#000000'), (.7, '#ffffff')]), .4)))
    shader.relief(grain, .2, .0003)
    return shader.material


def boards(light='#c79c6c', dark='#9b744b', length=1.6, width=.14):
    """A floor of boards along x."""
    shader = Shader('boards')
    at = shader.place()
    joints = shader.node(
        'TexBrick',
        {'Vector': at, 'Scale': 1, 'Brick Width': length, 'Row Height': width, 'Mortar Size': .0016,
         'Color1': (.78, .78, .78, 1), 'Color2': (1.12, 1.12, 1.12, 1), 'Mortar': (.16, .13, .1, 1)},
        offset=.37,
    )
    years = shader.node(
        'TexNoise', {'Vector': shader.place(scale=(1.1, 16, 1)), 'Scale': 1.5, 'Detail': 6, 'Roughness': .62, 'Distortion': .6}
    ).outputs['Fac']
    tone = shader.ramp(years, [(.33, dark), (.67, light)])
    shader.set(Base_Color=shader.mix(tone, joints.outputs['Color'], .8, 'MULTIPLY'), Roughness=.36, Specular=.4)
    shader.relief(years, .08, .002)
    return shader.material


def tiles(colour='#cfccc2', side=.3, joint=.003):
    """A floor of honed stone tiles."""
    shader = Shader('tiles')
    laid = shader.node(
        'TexBrick',
        {'Vector': shader.place(), 'Scale': 1, 'Brick Width': side, 'Row Height': side, 'Mortar Size': joint / 2,
         'Color1': (.93, .93, .93, 1), 'Color2': (1.04, 1.04, 1.04, 1), 'Mortar': (.62, .6, .57, 1)},
        offset=0,
    )
    clouds = shader.node('TexNoise', {'Vector': shader.place(), 'Scale': 5, 'Detail': 5}).outputs['Fac']
    stone = shader.mix(colour, _darker(colour, .9), shader.ramp(clouds, [(.35, '#000000'), (.7, '#ffffff')]))
    shader.set(Base_Color=shader.mix(stone, laid.outputs['Color'], 1, 'MULTIPLY'), Roughness=.45, Specular=.35)
    shader.relief(shader.math('SUBTRACT', 1.0, laid.outputs['Fac']), .4, .001)
    return shader.material


def linen(colour, thread=.0011, depth=.0004, sheen=.3):
    """Woven cloth: threads over and under, seen close; only their sheen from afar."""
    shader = Shader('linen').set(Base_Color=colour, Roughness=.95, Specular=.1, Sheen=sheen)
    weave(shader, thread, depth)
    return shader.material


def weave(shader, thread, depth, coordinates='Object', size=(1, 1)):
    """Over the whole of something: threads of so many metres; with UV, `size` is how many metres its picture measures."""
    per_metre = 3.1416 / thread
    scale = (per_metre * size[0], per_metre * size[1], per_metre)
    x, y, z = shader.node('SeparateXYZ', {'Vector': shader.place(coordinates, scale)}).outputs
    second = y if coordinates == 'UV' else shader.math('ADD', y, z)
    warp, weft = shader.math('SINE', x), shader.math('SINE', second)
    cloth = shader.math('MULTIPLY', warp, weft)
    uneven = shader.node('TexNoise', {'Vector': shader.place(coordinates, scale), 'Scale': .35, 'Detail': 1}).outputs['Fac']
    shader.relief(shader.math('ADD', cloth, uneven), .6, depth)


def fur(colour, grain=.003, depth=.0025):
    """Pile of rugs, blankets and felt."""
    shader = Shader('pile').set(Base_Color=colour, Roughness=1, Specular=.05, Sheen=.6)
    tufts = shader.node('TexNoise', {'Vector': shader.place(), 'Scale': 1 / grain, 'Detail': 3, 'Roughness': .7}).outputs['Fac']
    shader.relief(tufts, .8, depth)
    return shader.material


def ceramic(colour='#f4f0e8', roughness=.12):
    return plain('ceramic', colour, roughness, Specular=.5, Clearcoat=.4, Clearcoat_Roughness=.06)


def metal(colour='#c9ccd0', roughness=.3):
    return plain('metal', colour, roughness, Metallic=1)


def brushed(colour='#c9ccd0', roughness=.32):
    """Aluminium with the fine lines of brushing along x."""
    shader = Shader('brushed').set(Base_Color=colour, Roughness=roughness, Metallic=1)
    lines = shader.node('TexNoise', {'Vector': shader.place(scale=(4, 900, 900)), 'Scale': 1, 'Detail': 2}).outputs['Fac']
    shader.relief(lines, .12, .0002)
    return shader.material


def clear(colour='#f6fbfa', roughness=.01):
    """Acrylic and glass."""
    return plain('clear', colour, roughness, Transmission=1, IOR=1.49, Specular=.5)


def leaf(colour, through='#6f9a3a'):
    shader = Shader('leaf').set(Base_Color=colour, Roughness=.45, Specular=.35)
    shader.see_through_light(through, .25)
    return shader.material


def glowing(colour, strength):
    shader = Shader('glow').set(Base_Color='#000000', Emission=colour, Emission_Strength=strength)
    return shader.material


def neon(colour, strength):
    """A tube that lights in its colour; who looks at it sees a core that is nearly white."""
    shader = Shader('neon').set(Base_Color='#000000', Specular=.2, Roughness=.3)
    aside = shader.node('LayerWeight', {'Blend': .5}).outputs['Facing']
    seen = shader.node('LightPath').outputs['Is Camera Ray']
    core = shader.mix(colour, '#ffffff', shader.math('MULTIPLY', seen, shader.ramp(aside, [(.1, '#a0a0a0'), (.75, '#000000')])))
    dimmer = shader.math('MULTIPLY', seen, shader.ramp(aside, [(.1, '#000000'), (.85, '#f0f0f0')]))
    shader.set(Emission=core, Emission_Strength=shader.math('MULTIPLY', shader.math('SUBTRACT', 1.0, dimmer), strength))
    return shader.material


def _darker(colour, by):
    return '#' + ''.join(f'{round(int(colour.lstrip("#")[at:at + 2], 16) * by):02x}' for at in (0, 2, 4))
