"""Lamps, the sky and the camera. Directions and places in metres."""
import math

import bpy
from mathutils import Vector

from mesh import add
from shader import rgba


def sun(direction, strength, softness, colour='#ffe0b8'):
    """:param softness: how large the sun looks, in degrees"""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(softness), rgba(colour)[:3]
    return _towards(bpy.data.objects.new('sun', lamp), Vector(direction))


def area(at, target, size, watts, colour='#ffffff', height=None):
    """A soft box of `size` (x `height`) metres."""
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy, lamp.size, lamp.color = watts, size, rgba(colour)[:3]
    if height:
        lamp.shape, lamp.size_y = 'RECTANGLE', height
    made = bpy.data.objects.new('area', lamp)
    made.location = at
    return _towards(made, Vector(target) - Vector(at))


def bulb(at, watts, radius, colour='#ffd9a8'):
    """A round lamp that shines to every side."""
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.shadow_soft_size, lamp.color = watts, radius, rgba(colour)[:3]
    made = add(bpy.data.objects.new('bulb', lamp))
    made.location = at
    return made


def sky(colour, strength):
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = rgba(colour)
    background.inputs['Strength'].default_value = strength
    bpy.context.scene.world = world


def camera(at, target, lens, aperture=0, shift=(0, 0)):
    """
    :param lens: focal length in mm of a 36 mm wide frame
    :param aperture: f-number; 0 is sharp everywhere
    :param shift: moves the frame without tilting the camera, in parts of its longer side
    """
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_start = lens, 36, .01
    data.shift_x, data.shift_y = shift
    made = bpy.data.objects.new('camera', data)
    made.location = at
    if aperture:
        data.dof.use_dof, data.dof.aperture_fstop = True, aperture
        data.dof.focus_distance = (Vector(target) - Vector(at)).length
    bpy.context.scene.camera = made
    return _towards(made, Vector(target) - Vector(at))


def _towards(item, direction):
    item.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    return add(item)
