"""Nodes of a material, in one line each."""
import bpy


def rgba(colour):
    """A CSS colour such as '#e4dccd' in linear light."""
    parts = [int(colour.lstrip('#')[at:at + 2], 16) / 255 for at in (0, 2, 4)]
    return tuple(part / 12.92 if part <= .04045 else ((part + .055) / 1.055) ** 2.4 for part in parts) + (1,)


class Shader:
    """The nodes of a material around one principled surface."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in settings.items():
            setattr(made, name, value)
        for name, value in (inputs or {}).items():
            self.feed(made.inputs[name], value)
        return made

    def feed(self, socket, value):
        """A value, or the output of another node."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def set(self, **inputs):
        """Base_Color='#fff' and the like, on the surface."""
        for name, value in inputs.items():
            self.feed(self.surface.inputs[name.replace('_', ' ')], rgba(value) if isinstance(value, str) else value)
        return self

    def place(self, coordinates='Object', scale=(1, 1, 1)):
        """Where a texture reads, per metre of the object or per side of its picture (UV)."""
        source = self.node('TexCoord').outputs[coordinates]
        return self.node('Mapping', {'Vector': source, 'Scale': scale}).outputs['Vector']

    def relief(self, height, strength, distance):
        """Bumps of so many metres; on top of those that are there."""
        before = self.surface.inputs['Normal'].links
        bump = self.node('Bump', {'Strength': strength, 'Distance': distance, 'Height': height})
        if before:
            self.tree.links.new(before[0].from_socket, bump.inputs['Normal'])
        self.feed(self.surface.inputs['Normal'], bump.outputs['Normal'])

    def ramp(self, factor, stops):
        """Colours between places: [(0, '#fff'), (1, '#000')]."""
        made = self.node('ValToRGB', {'Fac': factor})
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (place, colour) in zip(elements, stops):
            element.position, element.color = place, rgba(colour)
        return made.outputs['Color']

    def math(self, operation, first, second=None):
        made = self.node('Math', operation=operation)
        self.feed(made.inputs[0], first)
        if second is not None:
            self.feed(made.inputs[1], second)
        return made.outputs[0]

    def mix(self, first, second, factor, blend='MIX'):
        made = self.node('MixRGB', {'Fac': factor}, blend_type=blend)
        for socket, colour in ((made.inputs['Color1'], first), (made.inputs['Color2'], second)):
            self.feed(socket, rgba(colour) if isinstance(colour, str) else colour)
        return made.outputs['Color']

    def see_through_light(self, colour, share):
        """Thin things, such as leaves and lamp shades: so much of the light comes through, tinted."""
        thin = self.node('BsdfTranslucent', {'Color': rgba(colour)})
        both = self.node('MixShader', {'Fac': share})
        self.feed(both.inputs[1], self.surface.outputs[0])
        self.feed(both.inputs[2], thin.outputs[0])
        self.feed(self.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
