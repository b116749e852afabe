"""Renders the scene and reads what Cycles wrote, as arrays of height x width x 3 with the first row at the top."""
import os
import tempfile

import bpy
import numpy as np

from printed import NUMBER, PLACE

_PASSES = {
    'whole': 'Image', 'direct': 'DiffDir', 'indirect': 'DiffInd', 'colour': 'DiffCol',
    'normal': 'Denoising Normal', 'albedo': 'Denoising Albedo', 'place': PLACE, 'number': NUMBER,
}


def render(width, height, samples, bounces):
    scene, layer = bpy.context.scene, bpy.context.view_layer
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.use_denoising, cycles.samples, cycles.seed = 'CPU', False, samples, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .012, max(16, samples // 3)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 4, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 8
    cycles.sample_clamp_indirect, cycles.blur_glossy = 5, .5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.cycles.denoising_store_passes = True
    for name in (PLACE, NUMBER):
        added = layer.aovs.add()
        added.name, added.type = name, 'COLOR'
    with tempfile.TemporaryDirectory() as folder:
        _write_into(folder)
        bpy.ops.render.render()
        return {name: _read(folder, name, scene.frame_current) for name in _PASSES}


def _write_into(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    for name, output in _PASSES.items():
        files.file_slots.new(f'{name}_')
        tree.links.new(layers.outputs[output], files.inputs[-1])


def _read(folder, name, frame):
    image = bpy.data.images.load(os.path.join(folder, f'{name}_{frame:04d}.exr'))
    values = np.empty(len(image.pixels), np.float32)
    image.pixels.foreach_get(values)
    width, height = image.size
    bpy.data.images.remove(image)
    return np.ascontiguousarray(values.reshape(height, width, -1)[::-1, :, :3])
