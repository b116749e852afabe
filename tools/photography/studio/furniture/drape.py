"""Cloth that falls over things, as gravity lays it."""
import bpy
from mathutils import Vector, noise

from mesh import add, sheet

FRAMES = 42


def draped(width, length, material, over, at, thickness=.012, patches=84, stiffness=.5, swell=.02):
    """
    A cloth let go above things; its picture's top is away from the camera.

    :param over: meshes that it falls on
    :param at: where its middle starts
    :param stiffness: .1 for voile, .5 for linen, 5 for a quilt
    :param swell: metres by which it is uneven when let go, which makes its folds
    """
    def start(u, v):
        x, y = (u - .5) * width, (v - .5) * length
        uneven = noise.fractal(Vector((x * 4, y * 4, width * 9)), 1, 2, 3) * swell
        return Vector((at[0] + x, at[1] + y, at[2] + uneven))

    cloth = sheet(patches, round(patches * length / width), start, material)
    for item in over:
        item.modifiers.new('under the cloth', 'COLLISION')
        item.collision.thickness_outer, item.collision.cloth_friction = .006, 30
    settled = _let_go(cloth, stiffness)
    for item in over:
        item.modifiers.remove(item.modifiers['under the cloth'])
    settled.modifiers.new('finer', 'SUBSURF').render_levels = 1
    solid = settled.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, 0
    return settled


def _let_go(cloth, stiffness):
    fall = cloth.modifiers.new('fall', 'CLOTH')
    how, touch = fall.settings, fall.collision_settings
    how.quality, how.mass, how.air_damping = 6, .3, 2
    how.tension_stiffness = how.compression_stiffness = 15
    how.shear_stiffness, how.bending_stiffness = 5, stiffness
    touch.distance_min, touch.collision_quality = .006, 4
    scene = bpy.context.scene
    fall.point_cache.frame_start, fall.point_cache.frame_end = 1, FRAMES
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    seen = cloth.evaluated_get(bpy.context.evaluated_depsgraph_get())
    settled = add(bpy.data.objects.new('draped', bpy.data.meshes.new_from_object(seen)))
    bpy.data.objects.remove(cloth)
    scene.frame_set(1)
    return settled
