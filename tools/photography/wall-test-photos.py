"""Renders the photos that the wall is tested with, and writes down where everything in them is.

    blender -b -P tools/photography/wall-test-photos.py -- <folder> [name ...]

Each photo shows a wall with a sheet of A4 paper and small dark dots. The dots are 300 mm apart, counted from the middle of
the sheet. truth.json holds the corners of the sheet and the dots in pixels, and the place of every dot in mm.
"""
import json
import math
import os
import sys

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

WIDTH, HEIGHT, SAMPLES = 1000, 750, 16
SHORT, LONG = 0.210, 0.297
MIDDLE = Vector((0, 0, 1.5))  # of the sheet, in metres: x along the wall, y into it, z up from the floor

# Where the camera is and what it looks at, the focal length on 35 mm film, and what is different from a plain wall by day.
SCENES = {
    'frontal': dict(camera=(0.30, -2.3, 1.50), target=(0.30, 0, 1.50), lens=28),
    'left-25': dict(camera=(-0.70, -2.15, 1.55), target=(0.32, 0, 1.50), lens=28),
    'below': dict(camera=(0.25, -1.9, 0.85), target=(0.30, 0, 1.55), lens=28),
    'wide-angle': dict(camera=(0.45, -1.5, 1.60), target=(0.10, 0, 1.40), lens=18),
    'lamp-shadow': dict(camera=(0.35, -2.1, 1.45), target=(0.25, 0, 1.48), lens=27, light='lamp'),
    'wallpaper': dict(camera=(0.10, -2.2, 1.55), target=(0.35, 0, 1.50), lens=28, wall='paper'),
    'crooked': dict(camera=(0.05, -2.2, 1.40), target=(0.30, 0, 1.50), lens=28, turn=3),
    'landscape-sheet': dict(camera=(0.55, -1.85, 1.60), target=(0.20, 0, 1.45), lens=28, sheet='landscape'),
    'white-wall': dict(camera=(0.10, -2.0, 1.50), target=(0.25, 0, 1.50), lens=26, wall='white'),
    'door-and-sheet': dict(camera=(0.40, -2.4, 1.45), target=(0.35, 0, 1.40), lens=24, extras=('door', 'frame')),
    'no-sheet': dict(camera=(0.20, -2.3, 1.50), target=(0.30, 0, 1.45), lens=28, sheet=None),
    'door-alone': dict(camera=(0.40, -2.9, 1.45), target=(0.40, 0, 1.30), lens=24, sheet=None, extras=('door', 'frame', 'blank')),
}


def material(name, colour, rough=0.7):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = (*colour, 1)
    surface.inputs['Roughness'].default_value = rough
    surface.inputs['Specular'].default_value = 0.2
    return made


def wallpaper():
    """Diamonds in two greens on cream."""
    made = material('wallpaper', (1, 1, 1))
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place = nodes.new('ShaderNodeTexCoord')
    checker = nodes.new('ShaderNodeTexChecker')
    turn = nodes.new('ShaderNodeMapping')
    turn.inputs['Rotation'].default_value = (0, math.radians(45), 0)
    links.new(place.outputs['Object'], turn.inputs['Vector'])
    links.new(turn.outputs['Vector'], checker.inputs['Vector'])
    checker.inputs['Scale'].default_value = 11
    checker.inputs['Color1'].default_value = (0.62, 0.55, 0.40, 1)
    checker.inputs['Color2'].default_value = (0.30, 0.38, 0.27, 1)
    links.new(checker.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return made


def plaster(colour):
    made = material('plaster', colour, 0.9)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    grain, bump = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
    grain.inputs['Scale'].default_value = 90
    bump.inputs['Strength'].default_value = 0.25
    bump.inputs['Distance'].default_value = 0.004
    links.new(grain.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])
    return made


def box(middle, size, look, turn=0):
    bpy.ops.mesh.primitive_cube_add(size=1, location=middle)
    made = bpy.context.object
    made.scale = size
    made.rotation_euler = (0, math.radians(turn), 0)
    made.data.materials.append(look)
    return made


def dot(x, z, look):
    bpy.ops.mesh.primitive_cylinder_add(radius=0.006, depth=0.001, location=(x, -0.0006, z))
    bpy.context.object.rotation_euler = (math.radians(90), 0, 0)
    bpy.context.object.data.materials.append(look)


def light(kind, at, towards, energy, colour, size):
    bpy.ops.object.light_add(type=kind, location=at)
    made = bpy.context.object
    made.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    made.data.energy, made.data.color = energy, colour
    if kind == 'AREA':
        made.data.size = size
    elif kind == 'SUN':
        made.data.angle = math.radians(size)


def corners_of_sheet(kind, turn):
    """In metres, clockwise from the top left as the sheet hangs."""
    width, height = (SHORT, LONG) if kind == 'portrait' else (LONG, SHORT)
    around = Matrix.Rotation(math.radians(turn), 3, 'Y')
    return [MIDDLE + around @ Vector((x * width / 2, 0, z * height / 2)) for x, z in ((-1, 1), (1, 1), (1, -1), (-1, -1))]


def hang_sheet(kind, turn, paper, tape):
    width, height = (SHORT, LONG) if kind == 'portrait' else (LONG, SHORT)
    box((MIDDLE.x, -0.0005, MIDDLE.z), (width, 0.0006, height), paper, turn)
    for corner, slope in zip(corners_of_sheet(kind, turn)[:2], (-45, 45)):
        box((corner.x, -0.0011, corner.z), (0.034, 0.0004, 0.012), tape, slope)


def furnish(extras, white):
    box((0, -1.5, -0.01), (8, 3.2, 0.02), material('floor', (0.24, 0.14, 0.08), 0.4))
    box((0, -0.008, 0.06), (8, 0.016, 0.12), white)
    box((0.35, -0.22, 0.42), (1.5, 0.4, 0.5), material('sideboard', (0.33, 0.18, 0.09), 0.45))
    box((-0.62, -0.004, 1.12), (0.086, 0.008, 0.086), white)  # a light switch
    if 'door' in extras:
        box((1.45, -0.02, 1.02), (0.82, 0.04, 2.04), white)
        for z, height in ((0.55, 0.7), (1.5, 0.85)):
            box((1.45, -0.036, z), (0.56, 0.02, height), white)
    if 'frame' in extras:
        box((-0.75, -0.012, 1.62), (0.50, 0.024, 0.70), white)
        box((-0.75, -0.0245, 1.62), (0.34, 0.002, 0.50), material('picture', (0.12, 0.2, 0.3)))
        box((-0.75, -0.026, 1.52), (0.34, 0.002, 0.18), material('meadow', (0.3, 0.36, 0.12)))
    if 'blank' in extras:
        box((0.25, -0.019, 1.6), (0.40, 0.038, 0.50), white)


def light_up(kind):
    world = bpy.context.scene.world
    world.use_nodes = True
    air = world.node_tree.nodes['Background']
    if kind == 'day':
        air.inputs[0].default_value, air.inputs[1].default_value = (0.9, 0.95, 1, 1), 0.45
        light('AREA', (-2.6, -1.6, 2.0), (0.2, 0, 1.4), 75, (1, 0.96, 0.9), 1.4)
    else:
        air.inputs[0].default_value, air.inputs[1].default_value = (1, 0.72, 0.45, 1), 0.13
        light('SUN', (2.0, -2.0, 3.0), (0, 0, 1.4), 1.5, (1, 0.66, 0.36), 1.2)
        shade = box((0.67, -0.62, 2.42), (1.4, 0.01, 0.8), material('shade', (0.2, 0.2, 0.2)), 24)
        shade.visible_camera = False


def pixel(scene, point):
    seen = world_to_camera_view(scene, scene.camera, point)
    return [round(seen.x * WIDTH, 3), round((1 - seen.y) * HEIGHT, 3)]


def make(name, folder, camera, target, lens, sheet='portrait', turn=0, wall='plain', light='day', extras=()):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('air')
    looks = {'plain': lambda: plaster((0.56, 0.50, 0.41)), 'white': lambda: plaster((0.70, 0.69, 0.66)), 'paper': wallpaper}
    box((0, 0.05, 1.3), (8, 0.1, 2.8), looks[wall]())
    furnish(extras, material('white', (0.8, 0.8, 0.78), 0.4))
    if sheet:
        hang_sheet(sheet, turn, material('sheet', (0.86, 0.87, 0.88), 0.8), material('tape', (0.72, 0.66, 0.5), 0.5))
    dots = {}
    for x in range(-900, 1201, 300):
        for y in range(-600, 601, 300):
            if (x, y) != (0, 0):
                dots[x, y] = Vector((x / 1000, 0, MIDDLE.z - y / 1000))
                dot(x / 1000, MIDDLE.z - y / 1000, bpy.data.materials.get('dot') or material('dot', (0.02, 0.02, 0.02)))
    light_up(light)

    bpy.ops.object.camera_add(location=camera)
    scene.camera = bpy.context.object
    scene.camera.rotation_euler = (Vector(target) - Vector(camera)).to_track_quat('-Z', 'Y').to_euler()
    scene.camera.data.lens = lens
    scene.render.engine = 'CYCLES'
    scene.cycles.samples = SAMPLES
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 2
    scene.view_settings.view_transform = 'Standard'
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, HEIGHT
    scene.render.image_settings.file_format = 'JPEG'
    scene.render.image_settings.quality = 84
    scene.render.filepath = os.path.join(folder, f'{name}.jpg')
    bpy.context.view_layer.update()
    bpy.ops.render.render(write_still=True)

    places = [(at, pixel(scene, point)) for at, point in dots.items()]
    return {
        'focalPx': round(lens / 36 * WIDTH, 3),
        'turnDeg': turn,
        'sheet': sheet,
        'corners': [pixel(scene, corner) for corner in corners_of_sheet(sheet, turn)] if sheet else None,
        'dots': [{'mm': list(at), 'px': px} for at, px in places if 8 < px[0] < WIDTH - 8 and 8 < px[1] < HEIGHT - 8],
    }


def main():
    folder, *names = sys.argv[sys.argv.index('--') + 1:]
    file = os.path.join(folder, 'truth.json')
    truth = json.load(open(file)) if os.path.exists(file) else {}
    for name in names or SCENES:
        truth[name] = make(name, folder, **SCENES[name])
        with open(file, 'w') as out:
            json.dump({known: truth[known] for known in SCENES if known in truth}, out, indent=2)
            out.write('\n')


main()
