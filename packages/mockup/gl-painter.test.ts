/** What the graphics card is told. That it draws the same picture as the processor, browsers prove: `mockup-parity.spec.ts`. */
import { expect, test } from 'vitest'
import { createGlPainter } from './gl-painter.ts'
import { openScene } from './open-scene.ts'
import type { PaintedScene, SceneImages } from './painter.ts'
import type { Scene } from './scene.ts'
import { COMPOSE, COMPOSE_ZOOMED, CORNERS } from './shaders.ts'
import { variedDesign } from './testing/designs.ts'
import { type CardDrawing, graphicsCard } from './testing/graphics-card.ts'
import { mug } from './testing/synthetic-scenes.ts'
import { createTexture } from './texture.ts'
import { zoomedScene } from './zoom.ts'

const { scene, pictures } = mug(40, 30)
const images: SceneImages = {
  base: { width: 40, height: 30 } as ImageBitmap,
  light: { width: 40, height: 30 } as ImageBitmap,
  map: Uint8Array.from(pictures.map),
}
const print = (texelsWide: number, texelsHigh: number) => createTexture(variedDesign(texelsWide, texelsHigh))

function painterOn(card = graphicsCard(), acceptSoftware?: boolean) {
  const painter = createGlPainter(card.canvas, acceptSoftware)
  if (!painter) throw new Error('Expected a painter')
  return { card, painter }
}

interface Act {
  kept?: Scene
  isZoomed?: boolean
  act?: (painted: PaintedScene) => void
}

/** What the card draws from, after something was done to a scene. */
function drawing({ kept = scene, isZoomed = false, act = () => {} }: Act = {}): CardDrawing {
  const { card, painter } = painterOn()
  const painted = painter.open(kept, images, isZoomed)
  act(painted)
  painted.draw()
  const [drawn] = card.drawings
  if (!drawn) throw new Error('Expected the card to draw')
  return drawn
}

test('of each pixel the card knows place, level of detail and number of the surface', () => {
  const { runs, u, v, detail } = openScene(scene, pictures)
  const wanted = new Uint16Array(40 * 30 * 4)
  for (let run = 0, from = 0; run < runs.length; run += 3) {
    const [start = 0, length = 0, number = 0] = runs.subarray(run)
    for (let step = 0; step < length; step++, from++) {
      wanted.set([u[from] ?? 0, v[from] ?? 0, detail[from] ?? 0, number + 1], (start + step) * 4)
    }
  }
  expect(wanted.some((value) => value > 0)).toBe(true)
  const { places } = drawing().textures
  expect(places).toEqual({
    storage: [1, 'RGBA16UI', 40, 30],
    filters: { TEXTURE_MIN_FILTER: 'NEAREST', TEXTURE_MAG_FILTER: 'NEAREST' },
    written: { 'level 0': [0, 0, 40, 30, 'RGBA_INTEGER', 'UNSIGNED_SHORT', wanted] },
  })
})

test('a number that is not in the list of surfaces shows none', () => {
  const { places } = drawing({ kept: { ...scene, surfaces: scene.surfaces.slice(0, 1) } }).textures
  const written = places?.written['level 0'] as unknown[]
  const shown = (written.at(-1) as Uint16Array).filter((_, index) => index % 4 === 3)
  expect([...new Set(shown)].sort()).toEqual([0, 1])
})

test('base and light reach it as their levels are: not converted, not multiplied, first row first', () => {
  const { base, light } = drawing().textures
  const as = {
    UNPACK_COLORSPACE_CONVERSION_WEBGL: 'NONE',
    UNPACK_PREMULTIPLY_ALPHA_WEBGL: false,
    UNPACK_FLIP_Y_WEBGL: false,
  }
  const filters = { TEXTURE_MIN_FILTER: 'NEAREST', TEXTURE_MAG_FILTER: 'NEAREST' }
  const made = (image: ImageBitmap) => [0, 'RGBA8', 'RGBA', 'UNSIGNED_BYTE', image, as]
  expect(base).toEqual({ storage: made(images.base), filters, written: {} })
  expect(base?.storage[4]).toBe(images.base)
  expect(light).toEqual({ storage: made(images.light), filters, written: {} })
  expect(light?.storage[4]).toBe(images.light)
})

test('a design lies in the layer of its surface with all its levels, the others are blank', () => {
  const right = print(20, 21)
  const { textures, uniforms } = drawing({ act: (painted) => painted.print(1, right) })
  // 20 x 21, 10 x 10, 5 x 5, 2 x 2 and 1 x 1.
  expect(textures.designs?.storage).toEqual([5, 'SRGB8_ALPHA8', 20, 21, 2])
  expect(textures.designs?.filters).toEqual({
    TEXTURE_MIN_FILTER: 'NEAREST_MIPMAP_NEAREST',
    TEXTURE_MAG_FILTER: 'NEAREST',
  })
  const texels = (start: number, count: number) => right.texels.slice(start * 4, (start + count) * 4)
  expect(textures.designs?.written).toEqual({
    'layer 1, level 0': [0, 0, 20, 21, 1, 'RGBA', 'UNSIGNED_BYTE', texels(0, 420)],
    'layer 1, level 1': [0, 0, 10, 10, 1, 'RGBA', 'UNSIGNED_BYTE', texels(420, 100)],
    'layer 1, level 2': [0, 0, 5, 5, 1, 'RGBA', 'UNSIGNED_BYTE', texels(520, 25)],
    'layer 1, level 3': [0, 0, 2, 2, 1, 'RGBA', 'UNSIGNED_BYTE', texels(545, 4)],
    'layer 1, level 4': [0, 0, 1, 1, 1, 'RGBA', 'UNSIGNED_BYTE', texels(549, 1)],
  })
  expect(uniforms.prints).toEqual([...[0, 0, 0, 0], ...[20, 21, 4, 0], ...new Array(14 * 4).fill(0)])
})

test('a design that is taken away leaves its surface blank, and that beside it as it is', () => {
  const without = (number: number) =>
    drawing({
      act(painted) {
        painted.print(0, print(20, 21))
        painted.print(1, print(20, 21))
        painted.print(number, undefined)
      },
    }).uniforms.prints
  const [blank, printed, unused] = [[0, 0, 0, 0], [20, 21, 4, 0], new Array(14 * 4).fill(0)]
  expect(without(0)).toEqual([blank, printed, unused].flat())
  expect(without(1)).toEqual([printed, blank, unused].flat())
})

test('a design lies in the layers of its own scene, whichever was opened last', () => {
  const { card, painter } = painterOn()
  const [one, other] = [painter.open(scene, images), painter.open(scene, images)]
  one.print(0, print(20, 21))
  one.draw()
  other.draw()
  const layers = card.drawings.map(({ textures }) => Object.keys(textures.designs?.written ?? {}).length)
  expect(layers).toEqual([5, 0])
})

test('layers are as large as the largest design, wherever in the list it is', () => {
  const [left, right] = scene.surfaces
  if (!left || !right) throw new Error('Expected two surfaces')
  const sized = (surfaces: Scene['surfaces']) => drawing({ kept: { ...scene, surfaces } }).textures.designs
  expect(
    sized([
      { ...left, texelsWide: 70 },
      { ...right, texelsHigh: 128 },
    ])?.storage,
  ).toEqual([...[8, 'SRGB8_ALPHA8', 70, 128, 2]])
  expect(sized([{ ...left, texelsWide: 127 }, right])?.storage).toEqual([7, 'SRGB8_ALPHA8', 127, 21, 2])
  // A card has no texture without layers.
  expect(sized([])?.storage).toEqual([1, 'SRGB8_ALPHA8', 1, 1, 1])
})

test('a scene is drawn onto the canvas at its size, as one triangle', () => {
  const drawn = drawing()
  expect(drawn).toMatchObject({
    how: ['TRIANGLES', 0, 3],
    viewport: [0, 0, 40, 30],
    framebuffer: ['FRAMEBUFFER', null],
    program: { sources: { VERTEX_SHADER: CORNERS, FRAGMENT_SHADER: COMPOSE } },
    uniforms: { lightMax: 2, height: 30 },
  })
})

test('zoomed, it is drawn at twice its size, from a finer level where a design is not twice as large', () => {
  const [left, right] = scene.surfaces
  if (!left || !right) throw new Error('Expected two surfaces')
  const kept = { ...scene, surfaces: [left, { ...right, texelsWide: 2048, texelsHigh: 10 }] }
  const drawn = drawing({
    ...{ kept, isZoomed: true },
    act(painted) {
      expect(painted.scene).toEqual(zoomedScene(kept))
      painted.print(0, print(40, 42))
      painted.print(1, print(2048, 10))
    },
  })
  expect(drawn).toMatchObject({
    viewport: [0, 0, 80, 60],
    program: { sources: { VERTEX_SHADER: CORNERS, FRAGMENT_SHADER: COMPOSE_ZOOMED } },
    uniforms: { lightMax: 2, height: 60 },
  })
  expect(drawn.uniforms.prints).toEqual([
    ...[40, 42, 5, 0],
    ...[2048, 10, 11, 256],
    ...new Array(14 * 4).fill(0),
  ])
  // Places are those of the scene as it is kept: the shader finds those between them.
  expect(drawn.textures.places?.storage).toEqual([1, 'RGBA16UI', 40, 30])
})

test('the canvas takes the size of what is drawn, and keeps it until another is', () => {
  const { card, painter } = painterOn()
  const sized = (width: number, height: number) => painter.open({ ...scene, width, height }, images)
  const [usual, wide, high] = [sized(40, 30), sized(80, 30), sized(80, 60)]
  for (const painted of [usual, usual, wide, high, high]) painted.draw()
  expect(card.sides.join()).toBe('width 40,height 30,width 80,height 30,width 80,height 60')
})

test('scenes share the programs, of which that for a closer look is built when it is first needed', () => {
  const { card, painter } = painterOn()
  expect(card.kept.programs.size).toBe(1)
  painter.open(scene, images).draw()
  expect(card.kept.programs.size).toBe(1)
  painter.open(scene, images, true).draw()
  painter.open(scene, images, true).draw()
  expect(card.kept.programs.size).toBe(2)
  // What they are built of is no longer needed.
  expect(card.kept.shaders.size).toBe(0)
  expect(card.drawings[1]?.program).toBe(card.drawings[2]?.program)
  painter.close()
  expect(card.kept.programs.size).toBe(0)
})

test('a scene that is closed gives back its textures, and only its own', () => {
  const { card, painter } = painterOn()
  const [one, other] = [painter.open(scene, images), painter.open(scene, images)]
  expect(card.kept.textures.size).toBe(8)
  one.close()
  expect(card.kept.textures.size).toBe(4)
  other.draw()
  expect(
    Object.values(card.drawings[0]?.textures ?? {}).every((held) => held && card.kept.textures.has(held)),
  ).toBe(true)
})

test('a surface that the scene does not have, and a design of another size, are refused', () => {
  const painted = painterOn().painter.open(scene, images)
  expect(() => painted.print(2, undefined)).toThrow(
    new RangeError('Expected a surface from 0 to 1 but received 2'),
  )
  expect(() => painted.print(0, print(3, 3))).toThrow(
    new RangeError('Expected 20 x 21 texels for the surface left but received 3 x 3'),
  )
})

test.each([
  ['has no room for it', { error: 'OUT_OF_MEMORY' }],
  ['is lost', { isLost: true }],
])('a scene is refused where the card %s', (_, faults) => {
  const { card, painter } = painterOn()
  Object.assign(card.faults, faults)
  expect(() => painter.open(scene, images)).toThrow(new Error('The graphics card refused the scene'))
})

test('a card that is taken away is lost from then on', () => {
  const { card, painter } = painterOn()
  expect(painter.isLost()).toBe(false)
  card.faults.isLost = true
  expect(painter.isLost()).toBe(true)
})

test('a card that cannot build the programs says why', () => {
  expect(() => painterOn(graphicsCard({ complaint: 'no such word' }))).toThrow(
    new Error('The program of the painter cannot be built: no such word'),
  )
  expect(() => painterOn(graphicsCard({ hasNoShaders: true }))).toThrow(
    new Error('The graphics card is lost'),
  )
})

test('a plain opaque canvas is asked for, and software only where that will do', () => {
  const plain = { alpha: false, antialias: false, depth: false }
  expect(painterOn().card.asked).toEqual([['webgl2', { ...plain, failIfMajorPerformanceCaveat: true }]])
  expect(painterOn(graphicsCard(), true).card.asked).toEqual([
    ['webgl2', { ...plain, failIfMajorPerformanceCaveat: false }],
  ])
  expect(painterOn().painter.canvas).toMatchObject({ width: 1, height: 1 })
  expect(createGlPainter({ getContext: () => null } as unknown as OffscreenCanvas)).toBeUndefined()
})
